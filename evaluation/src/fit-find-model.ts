import { readStatements } from "@elenchus/tutor/built-in/grade/assess-statements";
import { type FindFeatures, readCandidates } from "@elenchus/tutor/built-in/grade/find-features";
import { type FindKind, isFindKind } from "@elenchus/dialogue/find-kinds";
import {
  expandFind,
  FIND_TERM_NAMES,
  type FindWeights,
} from "@elenchus/tutor/built-in/grade/find-model";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import { findCut, fitLogistic, sumOf } from "./fit-logistic.ts";
import type { Leanings } from "./leaning-samples.ts";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** An answer to a step that asks for finds: its features, and whether it finds something. */
export interface FindSample {
  readonly kind: FindKind;
  readonly features: FindFeatures;
  readonly right: boolean;
  readonly weight: number;
}

const SHRINK = 0.02;
/** Most false accepts on the tuned part. */
const FALSE_ACCEPTS = { alternative: 0.03, other: 0.04 } as const;

/** What an answer is as a whole, to a step that asks for finds; null when it says nothing to read. */
export async function readFind(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  message: string,
): Promise<FindFeatures | null> {
  const { matches } = await readStatements(encoder, argument, step, message);
  const kind = argument.key.expectations.find((one) => one.step === step)?.kind;
  if (kind === undefined || !isFindKind(kind)) return null;
  const [whole] = await readCandidates(encoder, argument, { message, kind, matches });
  return whole?.features ?? null;
}

/** The labelled answers to steps that ask for finds; what is labelled near only is left out. */
export async function collectFindSamples(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
  leanings: Leanings,
): Promise<FindSample[]> {
  const samples: FindSample[] = [];
  for (const label of labels) {
    const { argument, message } = placeAnswer(label);
    const asked = argument.key.expectations.find((one) => one.step === label.step);
    if (label.probe !== undefined || asked === undefined || !isFindKind(asked.kind)) continue;
    if (label.covers.length === 0 && label.near.length > 0) continue;
    const read = await readFind(encoder, argument, label.step, message);
    if (read === null) continue;
    const features = { ...read, leaning: leanings.get(label) ?? read.leaning };
    samples.push({ kind: asked.kind, features, right: label.covers.length > 0, weight: 1 });
  }
  return samples;
}

/** Weights for one kind of find, aligned on the labelled answers. */
export function fitFindWeights(
  labelled: readonly FindSample[],
  library: readonly FindSample[],
): FindWeights {
  const cases = [...labelled, ...library].map((sample) => ({
    ...sample,
    terms: expandFind(sample.features),
  }));
  const weights = fitLogistic(FIND_TERM_NAMES, cases, SHRINK);
  const scored = labelled.map(({ features, right }) => ({
    right,
    sum: sumOf(expandFind(features), weights, FIND_TERM_NAMES),
  }));
  const cut = findCut(
    scored,
    labelled[0]?.kind === "alternative" ? FALSE_ACCEPTS.alternative : FALSE_ACCEPTS.other,
  );
  return { ...weights, bias: weights.bias + Math.log(COVERED / (1 - COVERED)) - cut };
}
