import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";

/** What an answer at a place is read against; one point stands for all finds of the learner's own. */
export function askedAt(
  { key: { expectations } }: Argument,
  { step, probe }: { readonly step: number; readonly probe?: string },
): Expectation[] {
  const further = expectations.find((one) => one.id === probe);
  if (further !== undefined) return [further];
  const ofStep = expectations.filter(
    (one) => one.step === step && one.kind !== "probe" && one.kind !== "fallacy_name",
  );
  const own = ofStep.find(isOwnFind);
  return ofStep.filter((one) => !isOwnFind(one) || one === own);
}
