import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** What is asked for is said in different ways: each kind is told by weights of its own. */
export const SCORE_KINDS = [
  "conclusion",
  "reason",
  "missing_information",
  "assumption",
  "alternative",
  "fallacy",
  "statistical_flaw",
  "impact",
] as const;

/** A kind of statement that has weights of its own. */
export type ScoreKind = (typeof SCORE_KINDS)[number];

/** By which weights an expectation of this kind is scored; null where none are fitted for it. */
export function scoreKindOf(kind: ExpectationKind): ScoreKind | null {
  return SCORE_KINDS.find((one) => one === kind) ?? null;
}
