import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** What a judge is asked about: all that the open step has, found or not, and of its probes those that were asked. */
export function listedExpectations({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter(
    (one) =>
      one.step === dialogue.step && (one.kind !== "probe" || dialogue.probed.includes(one.id)),
  );
}

/** What of it a message can still earn: what is neither covered nor told. */
export function askedExpectations(view: DialogueView): Expectation[] {
  const { coverage, asserted } = view.dialogue;
  return listedExpectations(view).filter(
    ({ id }) => (coverage[id] ?? 0) < COVERED && !asserted.includes(id),
  );
}
