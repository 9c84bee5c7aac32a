import type { Expectation } from "@elenchus/dialogue/argument";
import { firstOpenProbe } from "@elenchus/dialogue/coverage";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
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
  return listedExpectations(view).filter((one) => !isEarned(view.dialogue, one));
}

/** What is not asked for yet, of which a message may say something ahead: later steps, and the open step's further question. */
export function laterExpectations({ argument, dialogue }: DialogueView): Expectation[] {
  const probe = firstOpenProbe(argument, dialogue);
  const isLater = ({ kind, step }: Expectation): boolean =>
    kind !== "probe" && step > dialogue.step;
  return argument.key.expectations.filter(
    (one) => one.id === probe || (isLater(one) && !isEarned(dialogue, one)),
  );
}
