import { type LogisticWeights, squash } from "./logistic.ts";
import type { Features, Match } from "./match.ts";
import type { ScoreKind } from "./score-kinds.ts";
import fitted from "./score-weights.json" with { type: "json" };

/** What the logistic regression weighs: the features, and what bends them. */
export const TERM_NAMES = [
  "near",
  "nearSquared",
  "veryNear",
  "nearMargin",
  "behindRivals",
  "nearOverOpposite",
  "behindOpposite",
  "shared",
  "nearAndShared",
  "sharedMargin",
  "sharedOverOpposite",
  "known",
  "knownMargin",
  "size",
  "denial",
  "normative",
  "asking",
  "concept",
  "conceptAndNear",
  "leaning",
  "otherConcept",
] as const;

/** Terms of one match, by name. */
export type ScoreTerms = Readonly<Record<(typeof TERM_NAMES)[number], number>>;

/** Weights of one kind. */
export type ScoreWeights = LogisticWeights<keyof ScoreTerms>;

/** Fitted by `npm run train -- grading`, never by hand. */
const WEIGHTS: Readonly<Record<ScoreKind, ScoreWeights>> = fitted;

/** From this nearness on an encoder hears the same claim rather than the same topic. */
const VERY_NEAR = 0.6;
/** Below this nearness, and without shared words, a segment is about something else. */
const LEAST_NEAR = 0.4;
const LEAST_SHARED = 0.2;
/** From here on a message leans towards right answers rather than wrong ones. */
const LEANS = 0.35;

/** The terms of a match's features. */
export function expandFeatures(features: Features): ScoreTerms {
  const { near, shared, nearMargin, nearOverOpposite } = features;
  return {
    ...features,
    nearSquared: near * near,
    veryNear: Math.max(near - VERY_NEAR, 0),
    behindRivals: Math.min(nearMargin, 0),
    behindOpposite: Math.min(nearOverOpposite, 0),
    nearAndShared: near * shared,
    conceptAndNear: features.concept * near,
  };
}

/** Whether a segment has too little to do with a statement to state it. */
export function isElsewhere({ near, shared, concept, leaning }: Features): boolean {
  const isOfKind = concept > 0 || leaning > LEANS;
  return near < LEAST_NEAR && shared < LEAST_SHARED && !isOfKind;
}

/** Least evidence without which a score says "perhaps" at most; found on the labelled answers. */
const ENOUGH = {
  conclusion: { near: 0.55, shared: 0.3, known: 0.3, nearAlone: 0.68 },
  reason: { near: 0.45, shared: 0.3, known: 0.3, nearAlone: 0.65 },
  missing_information: { near: 0.45, shared: 0.3, known: 0.25, nearAlone: 0.65 },
  assumption: { near: 0.45, shared: 0.3, known: 0.25, nearAlone: 0.65 },
  alternative: { near: 0.45, shared: 0.3, known: 0.25, nearAlone: 0.65 },
  fallacy: { near: 0.4, shared: 0.25, known: 0.2, nearAlone: 0.6 },
  statistical_flaw: { near: 0.4, shared: 0.25, known: 0.2, nearAlone: 0.6 },
  impact: { near: 0.4, shared: 0.25, known: 0.2, nearAlone: 0.6 },
} as const satisfies Record<ScoreKind, unknown>;
const PERHAPS = 0.55;
/** What the passage's own wording counts. */
const STATED = 0.95;

function hasEvidence(
  { near, shared, known, concept, leaning }: Features,
  kind: ScoreKind,
): boolean {
  if (concept === 1 || leaning > LEANS) return true;
  const least = ENOUGH[kind];
  const isOnPoint = near >= least.near || shared >= least.shared;
  return isOnPoint && (known >= least.known || near >= least.nearAlone);
}

/** Probability, 0 to 1, that the match's segment states its statement. */
export function scoreMatch(match: Match): number {
  const { statement, features } = match;
  if (match.verbatim) return STATED;
  if (isElsewhere(features)) return 0;
  const { kind } = statement;
  const score = squash(TERM_NAMES, expandFeatures(features), WEIGHTS[kind]);
  return hasEvidence(features, kind) ? score : Math.min(score, PERHAPS);
}
