import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { trainGrading } from "../fit-grading.ts";
import { trainLeanings } from "../fit-leanings.ts";
import { trainLeaks } from "../leaks/train-leaks.ts";
import { trainOpinion } from "../second-look/opinion/train-opinion.ts";
import { trainSecondLook } from "../second-look/train-second-look.ts";

/** A model that `npm run train` makes, from named data by a fixed seed: the same bytes each time. */
export interface TrainedModel {
  readonly name: string;
  /** Its weights, from `packages/tutor/src`. */
  readonly files: readonly string[];
  /** Datasets of `evaluation/datasets`, and what else it is fitted to. */
  readonly data: readonly string[];
  /** What it weighs. */
  readonly features: string;
  /** Fits it and writes its weights; figures that tell how it went. */
  readonly train: (encoder: SentenceEncoder) => Promise<object>;
}

const STRANGERS = ["stranger-arguments", "stranger-turns", "model-turns"];
const JUDGED = ["labelled-answers", "stranger-arguments", "wrong-answers", "attacks/talk"];

/** In the order in which they build on one another. */
export const MODELS: readonly TrainedModel[] = [
  {
    name: "leaks",
    files: ["checks/leaks/leak-classifier.json"],
    data: [
      ...STRANGERS,
      "honest-replies",
      "short-talk",
      "leading-questions",
      "attacks/plain-replies",
    ],
    features:
      "nearness, shared and unsaid words, negation, form, kinds of what is open; the sentence's vector",
    train: trainLeaks,
  },
  {
    name: "leanings",
    files: ["built-in/grade/leanings.json"],
    data: ["labelled-answers"],
    features: "the answer's vector",
    train: trainLeanings,
  },
  {
    name: "grading",
    files: ["value", "score", "find"].map((name) => `built-in/grade/${name}-weights.json`),
    data: ["labelled-answers", "the issue library"],
    features: "nearness, shared words, opposites, rivals, leanings",
    train: trainGrading,
  },
  {
    name: "second-look",
    files: ["talk-network", "ground-weights", "rightness"].map(
      (name) => `built-in/grade/second-look/${name}.json`,
    ),
    data: JUDGED,
    features: "what grading hears, foreign words, talk; the answer's vector",
    train: trainSecondLook,
  },
  {
    name: "opinion",
    files: ["built-in/grade/second-look/opinion-weights.json"],
    data: JUDGED,
    features: "what grading hears; the answer's vector",
    train: trainOpinion,
  },
];
