import { type LogisticWeights, squash } from "./logistic.ts";
import type { Naming } from "./name-values.ts";
import fitted from "./value-weights.json" with { type: "json" };

/** What is said of each value in the part that comes first, in the one that comes second, and anywhere. */
export interface Sides {
  readonly above: Naming | null;
  readonly below: Naming | null;
  readonly whole: Naming;
}

/** What tells whether an answer names one of two values, in its place. Each is 0 to 1, or a nearness. */
export interface ValueFeatures {
  /** How plainly the value stands in its own place, and in the other one. */
  readonly inPlace: number;
  readonly misplaced: number;
  /** How plainly the other value stands in its own place, and in this one. */
  readonly otherInPlace: number;
  readonly otherMisplaced: number;
  readonly whole: number;
  readonly otherWhole: number;
  /** The answer sets an order; it speaks of both places. */
  readonly ranks: number;
  readonly ranksBoth: number;
  /** The answer is short, or speaks of what matters. */
  readonly short: number;
  readonly talks: number;
  /** How surely it states a part of the argument instead. */
  readonly instead: number;
  /** How far it leans towards what right answers have in common. */
  readonly leaning: number;
}

/** What the logistic regression weighs. */
export const VALUE_TERM_NAMES = [
  "inPlace",
  "misplaced",
  "otherInPlace",
  "otherMisplaced",
  "whole",
  "otherWhole",
  "ranks",
  "ranksBoth",
  "short",
  "talks",
  "instead",
  "leaning",
  "inPlaceOfBoth",
  "overRival",
  "overWhole",
  "wholeUnranked",
] as const;

/** The terms of an answer's features. */
export type ValueTerms = Readonly<Record<(typeof VALUE_TERM_NAMES)[number], number>>;

/** Fitted by `npm run train -- grading`, never by hand. */
const WEIGHTS: LogisticWeights<keyof ValueTerms> = fitted.value;

/** The features of one value; `side` says which place is its own. */
export function featuresOf(
  side: "first" | "second",
  { above, below, whole }: Sides,
  rest: Pick<ValueFeatures, "short" | "talks" | "instead" | "leaning">,
): ValueFeatures {
  const other = side === "first" ? "second" : "first";
  const [own, theirs] = side === "first" ? [above, below] : [below, above];
  return {
    inPlace: own?.[side] ?? 0,
    misplaced: theirs?.[side] ?? 0,
    otherInPlace: theirs?.[other] ?? 0,
    otherMisplaced: own?.[other] ?? 0,
    whole: whole[side],
    otherWhole: whole[other],
    ranks: above !== null || below !== null ? 1 : 0,
    ranksBoth: above !== null && below !== null ? 1 : 0,
    ...rest,
  };
}

/** Adds what bends the features. */
export function expandValue(features: ValueFeatures): ValueTerms {
  const { inPlace, otherInPlace, misplaced, otherMisplaced, whole, otherWhole, ranks } = features;
  return {
    ...features,
    inPlaceOfBoth: inPlace * otherInPlace,
    overRival: inPlace + otherInPlace - misplaced - otherMisplaced,
    overWhole: whole - otherWhole,
    wholeUnranked: (1 - ranks) * whole,
  };
}

/** Probability, 0 to 1, that the answer names the value in its place. */
export function scoreValue(features: ValueFeatures): number {
  return squash(VALUE_TERM_NAMES, expandValue(features), WEIGHTS);
}
