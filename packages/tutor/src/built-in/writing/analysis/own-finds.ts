import type { Expectation, ExpectationKind } from "../../../dialogue/argument.ts";
import { ANALYSIS_STEP } from "./analysis.ts";

/** How many finds of the learner's own may count in one dialogue. */
const OWN_FINDS = 2;

/** Places for what a learner finds and the key does not list. */
export function ownFinds(
  kind: ExpectationKind,
  statement: string,
  hints: readonly string[],
  prompt: string,
): Expectation[] {
  return Array.from({ length: OWN_FINDS }, (_, index) => ({
    id: `own-${index + 1}`,
    kind,
    step: ANALYSIS_STEP,
    isOwn: true as const,
    statement,
    paraphrases: [],
    hints,
    prompt,
  }));
}
