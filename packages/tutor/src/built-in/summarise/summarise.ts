import { adviseOn, stepToPractise } from "@elenchus/dialogue/summary/advice";
import { describeOutcome } from "@elenchus/dialogue/summary/describe-outcome";
import { isReached } from "@elenchus/dialogue/summary/step-findings";
import { recordStep } from "@elenchus/dialogue/summary/step-record";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { withoutDistress } from "@elenchus/dialogue/without-distress";

/** The performance summary of an ended dialogue in Markdown: what the record bears out, and one thing to try next time. */
export function summarise(whole: DialogueView): string {
  const view = withoutDistress(whole);
  const { argument } = view;
  const practised = stepToPractise(view);
  const steps = argument.steps.map((_, step) => summariseStep(view, step, step === practised));
  return [describeOutcome(view), ...steps, `**The argument's issue:** ${argument.issue}`].join(
    "\n\n",
  );
}

function summariseStep(view: DialogueView, step: number, isPractised: boolean): string {
  const title = view.argument.steps[step]?.title ?? "";
  if (!isReached(view, step)) return `### ${title}\n\nThis step was not reached.`;
  return [
    `### ${title}`,
    recordStep(view, step)
      .map((line) => `- ${line}`)
      .join("\n"),
    ...(isPractised ? [`**Next time:** ${adviseOn(view, step)}`] : []),
  ].join("\n\n");
}
