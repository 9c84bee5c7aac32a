import { COVERED } from "@elenchus/dialogue/coverage";
import type { Credit } from "../../lent-parts.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";

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
