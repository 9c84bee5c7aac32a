import { withoutDistress } from "../../distress/without-distress.ts";
import { adviseOn } from "../../summary/advice.ts";
import { describeOutcome } from "../../summary/describe-outcome.ts";
import { recordStep } from "../../summary/step-record.ts";
import type { DialogueView } from "../../tutor.ts";

/** The performance summary of an ended dialogue in Markdown, quoting the learner's own words. */
export function summarise(whole: DialogueView): string {
  const view = withoutDistress(whole);
  const steps = view.argument.steps.map((_, index) => summariseStep(view, index));
  return [describeOutcome(view), ...steps, `**The argument's issue:** ${view.argument.issue}`].join(
    "\n\n",
  );
}

function summariseStep(view: DialogueView, step: number): string {
  const title = view.argument.steps[step]?.title ?? "";
  if (view.dialogue.step < step) return `### ${title}\n\nThis step was not reached.`;
  return [
    `### ${title}`,
    recordStep(view, step)
      .map((line) => `- ${line}`)
      .join("\n"),
    `**Next time:** ${adviseOn(view, step)}`,
  ].join("\n\n");
}
