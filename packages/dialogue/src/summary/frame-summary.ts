import type { DialogueView } from "../tutor.ts";
import { describeOutcome } from "./describe-outcome.ts";
import { isReached } from "./step-findings.ts";

/** A performance summary in Markdown, of the paragraphs that are told of each step that the learner came to. */
export function frameSummary(
  view: DialogueView,
  tell: (step: number) => readonly string[],
): string {
  const { steps, issue } = view.argument;
  const told = steps.flatMap(({ title }, step) => [
    `### ${title}`,
    ...(isReached(view, step) ? tell(step) : ["This step was not reached."]),
  ]);
  return [describeOutcome(view), ...told, `**The argument's issue:** ${issue}`].join("\n\n");
}
