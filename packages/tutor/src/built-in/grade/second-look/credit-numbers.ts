import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { GROUND_TERMS, type LookedCredit } from "./ground-terms.ts";

/** Kinds of expectations whose answers are alike in how they can be recognised, in the order of the fit. */
export const GROUND_GROUPS = [
  "conclusion",
  "reason",
  "ambiguous_term",
  "value",
  "flaw",
  "find",
  "impact",
] as const;
export type GroundGroup = (typeof GROUND_GROUPS)[number];

/** How many numbers of a credit stand before those of its meaning. */
export const BEFORE_MEANING = GROUND_TERMS.length + GROUND_GROUPS.length;

const FLAWS: ReadonlySet<ExpectationKind> = new Set([
  "fallacy",
  "fallacy_name",
  "statistical_flaw",
]);
/** Kinds that are a group by themselves. */
const SINGLE = ["conclusion", "reason", "value", "impact"] as const;

/** The group to which an expectation belongs that is no further question. */
export function groundGroupOf({ kind }: Pick<Expectation, "kind">): GroundGroup {
  if (isFindKind(kind)) return "find";
  if (FLAWS.has(kind)) return "flaw";
  return SINGLE.find((one) => one === kind) ?? "ambiguous_term";
}

/** The numbers that are weighed: the terms, which group it is, then the meaning. */
export function numbersOf({ expectation, terms, meaning }: LookedCredit): number[] {
  const own = groundGroupOf(expectation);
  return [
    ...GROUND_TERMS.map((name) => terms[name]),
    ...GROUND_GROUPS.map((one) => (one === own ? 1 : 0)),
    ...meaning,
  ];
}
