import { joinNumbers, type MeaningNetwork, oddsOf } from "../../text/meaning-network.ts";
import fitted from "./leak-classifier.json" with { type: "json" };
import { createMeaningReader, type Embed, type MeaningFeatures } from "./meaning-features.ts";
import type { ReadSentence } from "./read-sentence.ts";
import type { ReplyContext } from "./open-answers.ts";
import { readWordFeatures } from "./word-features.ts";

/** The classifier that `npm run train -- leaks` makes. */
export interface LeakClassifier {
  readonly network: MeaningNetwork;
  /** Log odds from which on a sentence is refused: what at most three in a hundred honest replies have one of. */
  readonly threshold: number;
}

const classifier: LeakClassifier = fitted;

/** Reads what the classifier weighs: the features of a sentence, then the numbers of its meaning. */
export function createFeatureReader(
  embed: Embed,
): (context: ReplyContext, read: ReadSentence) => Promise<MeaningFeatures> {
  const readMeaning = createMeaningReader(embed);
  return async (context, read) => {
    const { features, meaning } = await readMeaning(context, read.text);
    return { features: [...features, ...readWordFeatures(context, read)], meaning };
  };
}

/** How surely a sentence tells what is open, in log odds: above 0 it is refused. */
export type ScoreLeak = (context: ReplyContext, read: ReadSentence) => Promise<number>;

/** The leak classifier. */
export function createLeakClassifier(embed: Embed): ScoreLeak {
  const readFeatures = createFeatureReader(embed);
  return async (context, read) => {
    const { features, meaning } = await readFeatures(context, read);
    return oddsOf(classifier.network, joinNumbers(features, meaning)) - classifier.threshold;
  };
}
