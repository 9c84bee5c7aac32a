import type { Outcome } from "@elenchus/dialogue/dialogue";

/** Whether a check was passed, in the words that dialogues have for it. */
export function nameOutcome(passed: boolean): Outcome {
  return passed ? "success" : "failure";
}
