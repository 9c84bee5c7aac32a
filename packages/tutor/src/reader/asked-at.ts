import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";

/** Texts that an answer is read against where a dialogue stands; one point is for all finds of the learner's own. */
export function askedAt(
  { key: { expectations } }: Argument,
  { step, target }: Pick<Dialogue, "step" | "target">,
): Expectation[] {
  const further = expectations.find((one) => one.id === target && one.kind === "probe");
  if (further !== undefined) return [further];
  const ofStep = expectations.filter(
    (one) => one.step === step && one.kind !== "probe" && one.kind !== "fallacy_name",
  );
  const own = ofStep.find(isOwnFinding);
  return ofStep.filter((one) => !isOwnFinding(one) || one === own);
}
