import { isEarned } from "./secrets.ts";
import type { Watched } from "./watched.ts";

/** All that the learner has read, written or earned, and what this reply may say. */
export function seenTexts({ view, message, allowed }: Watched): string[] {
  const { argument, dialogue, transcript } = view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  return [
    argument.passage,
    argument.issue,
    argument.steps[dialogue.step]?.opening ?? "",
    message,
    ...allowed,
    ...transcript.map((one) => one.text),
    ...earned.map((one) => one.statement),
  ];
}
