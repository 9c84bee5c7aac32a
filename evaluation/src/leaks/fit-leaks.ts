import type { LeakClassifier } from "@elenchus/tutor/checks/leaks/leak-classifier";
import { joinNumbers, oddsOf } from "@elenchus/tutor/text/meaning-network";
import { leaveOut } from "../leave-out.ts";
import { fitClassifier, type FitPlan, type Sample } from "../train/fit-classifier.ts";
import type { LeakSample } from "./leak-samples.ts";
import { isTelling, type SentenceSource } from "./said-sentence.ts";

/** What models said to the very prompts or a hand wrote in their place, and what would tell there, are nearest to real replies. */
const WEIGHTS: Readonly<Record<SentenceSource, number>> = {
  reply: 3,
  written: 3,
  "built-in": 0.5,
  good: 1,
  "small talk": 0.5,
  question: 0.7,
  plain: 1,
  "said again": 1,
  "told in dialogue": 1.5,
  "told after a miss": 1,
  "told in small words": 0.3,
  "leading question": 0.7,
  "answer told": 0.5,
  "key told": 0.3,
  // Nothing is fitted to it.
  "first sight": 0,
};
const MEASURED: ReadonlySet<SentenceSource> = new Set(["reply", "written"]);
const PLAN: Omit<FitPlan, "features"> = {
  units: 20,
  epochs: 6,
  rate: 0.003,
  decay: { features: 1e-4, vector: 0.1 },
};
const FOLDS = 3;
/**
 * Share of honest replies, by models to the very prompts and by hand, of which a sentence may be refused. Design section 2
 * allows 3 %; replies that nobody has seen lose more than those of the fit do.
 */
const TOUCHED = 0.015;

function toSample({ features, meaning, source }: LeakSample): Sample {
  const numbers = joinNumbers(features, meaning);
  return { numbers, isKind: isTelling(source), weight: WEIGHTS[source] };
}

function fit(samples: readonly LeakSample[]) {
  const features = samples[0]?.features.length ?? 0;
  const network = fitClassifier(samples.map(toSample), { ...PLAN, features });
  return {
    network,
    odds: (one: LeakSample) => oddsOf(network, joinNumbers(one.features, one.meaning)),
  };
}

/** The odds of the surest sentence of each reply by a model to the very prompt or by hand, surest first. */
function oddsOfReplies(scored: readonly { sample: LeakSample; odds: number }[]): number[] {
  const replies = scored.filter(({ sample: { source } }) => MEASURED.has(source));
  const most = Map.groupBy(replies, ({ sample }) => `${sample.origin}: ${sample.reply}`);
  return [...most.values()]
    .map((own) => Math.max(...own.map(({ odds }) => odds)))
    .toSorted((one, other) => other - one);
}

/** Fits the leak classifier; its threshold by arguments left out. */
export function fitLeaks(samples: readonly LeakSample[]): LeakClassifier {
  const scored = leaveOut(
    samples,
    FOLDS,
    (others): ((sample: LeakSample) => { sample: LeakSample; odds: number }) => {
      const { odds } = fit(others);
      return (sample) => ({ sample, odds: odds(sample) });
    },
  );
  const replies = oddsOfReplies(scored);
  const threshold = replies[Math.floor(replies.length * TOUCHED)] ?? 0;
  return { network: fit(samples).network, threshold };
}
