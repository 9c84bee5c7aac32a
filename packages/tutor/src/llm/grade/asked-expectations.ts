import type { Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
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

/** What later steps ask for by name, of which a message may say something ahead. */
export function laterExpectations({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter(
    (one) =>
      one.step > dialogue.step &&
      one.kind !== "probe" &&
      !isOwnFind(one) &&
      !isEarned(dialogue, one),
  );
}
