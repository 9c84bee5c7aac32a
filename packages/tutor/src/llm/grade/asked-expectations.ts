import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/**
 * What a message to the open step can still earn: its expectations that are neither covered nor told, and
 * of its probes those that were asked.
 */
export function askedExpectations({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter(
    (one) =>
      one.step === dialogue.step &&
      (one.kind !== "probe" || dialogue.probed.includes(one.id)) &&
      (dialogue.coverage[one.id] ?? 0) < COVERED &&
      !dialogue.asserted.includes(one.id),
  );
}
