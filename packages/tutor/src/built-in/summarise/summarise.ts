import { withoutDistress } from "@elenchus/dialogue/without-distress";
import { adviseOn } from "@elenchus/dialogue/summary/advice";
import { describeOutcome } from "@elenchus/dialogue/summary/describe-outcome";
import { recordStep } from "@elenchus/dialogue/summary/step-record";
import type { DialogueView } from "@elenchus/dialogue/tutor";

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
