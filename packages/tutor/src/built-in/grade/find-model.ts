import type { FindFeatures } from "./find-features.ts";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import { type LogisticWeights, squash } from "./logistic.ts";
import fitted from "./find-weights.json" with { type: "json" };

/** What the logistic regression weighs, by name. */
export type FindTerms = FindFeatures & {
  readonly veryNear: number;
  readonly listedOverWrong: number;
  readonly asksAndWeighty: number;
  readonly asksOfReason: number;
};

/** The names of the terms, in the order of the fit. */
export const FIND_TERM_NAMES = [
  "listed",
  "wrong",
  "nearListed",
  "nearWrong",
  "nearReason",
  "nearClaim",
  "sharedReason",
  "near",
  "fresh",
  "shared",
  "size",
  "asks",
  "weighty",
  "question",
  "granted",
  "opensWithThat",
  "normative",
  "proposes",
  "opines",
  "objects",
  "trifle",
  "ranks",
  "vague",
  "answered",
  "leaning",
  "veryNear",
  "listedOverWrong",
  "asksAndWeighty",
  "asksOfReason",
] as const satisfies readonly (keyof FindTerms)[];

/** Weights of one kind. */
export type FindWeights = LogisticWeights<keyof FindTerms>;

/** Fitted by `npm run train -- grading`, never by hand. */
const WEIGHTS: Readonly<Record<FindKind, FindWeights>> = fitted;

/** From this nearness on a text repeats a sentence of the passage rather than speaking of it. */
const VERY_NEAR = 0.65;

/** The terms of a candidate's features. */
export function expandFind(features: FindFeatures): FindTerms {
  return {
    ...features,
    veryNear: Math.max(features.near - VERY_NEAR, 0),
    listedOverWrong: features.nearListed - features.nearWrong,
    asksAndWeighty: features.asks * features.weighty,
    asksOfReason: features.asks * features.wrong,
  };
}

/** Probability, 0 to 1, that a part of an answer is a find of the kind. */
export function scoreFind(features: FindFeatures, kind: FindKind): number {
  return squash(FIND_TERM_NAMES, expandFind(features), WEIGHTS[kind]);
}
