import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";

/** What an answer is read against where a dialogue stands; one point stands for all finds of the learner's own. */
export function askedAt(
  { key: { expectations } }: Argument,
  { step, target }: Pick<Dialogue, "step" | "target">,
): Expectation[] {
  const further = expectations.find((one) => one.id === target && one.kind === "probe");
  if (further !== undefined) return [further];
  const ofStep = expectations.filter(
    (one) => one.step === step && one.kind !== "probe" && one.kind !== "fallacy_name",
  );
  const own = ofStep.find(isOwnFind);
  return ofStep.filter((one) => !isOwnFind(one) || one === own);
}
