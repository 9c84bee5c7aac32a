import type { Reader } from "@elenchus/tutor/reader/reader";
import { trainLeaks } from "../leaks/train-leaks.ts";

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
  readonly train: (reader: Reader) => Promise<object>;
}

const STRANGERS = ["stranger-arguments", "stranger-turns", "model-turns"];

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
];
