import { COVERED } from "./coverage.ts";
import type { DialogueView } from "./tutor.ts";

/** A credit, and the learner's words for it. */
export interface Credit {
  /** Of an expectation. */
  readonly id: string;
  readonly words: string;
}

/** What earlier messages were credited with in the open step, oldest first. */
export function creditsBefore({ argument, dialogue, transcript }: DialogueView): Credit[] {
  const ids = argument.key.expectations
    .filter((one) => one.step === dialogue.step && one.kind !== "probe")
    .map((one) => one.id);
  return transcript
    .filter((one) => one.sender === "user" && one.step === dialogue.step)
    .flatMap(({ text, assessment }) =>
      ids
        .filter((id) => (assessment?.coverage[id] ?? 0) >= COVERED)
        .map((id) => ({ id, words: assessment?.earnedBy?.[id] ?? text })),
    );
}
