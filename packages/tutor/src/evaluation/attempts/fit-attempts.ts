import { attemptNumbersOf } from "../../judging/attempts/is-attempt.ts";
import { type MeaningNetwork, oddsOf } from "../../reading/meaning-network.ts";
import { hashText } from "../../seeded-choice.ts";
import { fitNetwork } from "../fit-network.ts";
import { quantile } from "../quantile.ts";
import type { AttemptSample, AttemptSource } from "./attempt-samples.ts";

const FOLDS = 3;
/** Sources of what learners say who try. */
const TRIES: ReadonlySet<AttemptSource> = new Set(["miss", "hit", "question"]);
/** What the samples of each source weigh together; of right answers, what is earned tells most. */
const WEIGHTS: Readonly<Record<AttemptSource, number>> = {
  attack: 0.22,
  talk: 0.16,
  template: 0.04,
  "led away": 0.1,
  miss: 0.34,
  hit: 0.11,
  question: 0.03,
};
/** Found by leaving origins out in turn. */
const PLAN = {
  networks: 2,
  units: 16,
  epochs: 14,
  rate: 0.004,
  shrink: 6e-4,
  scale: 3,
} as const;
/** Share of what people wrote that is no try that may be taken for one. */
const LET_THROUGH = 0.03;
/** Templates are no people's. */
const WRITTEN: ReadonlySet<AttemptSource> = new Set(["attack", "talk", "led away"]);

/** Which share of each source counts as tries where its origins had not been seen. */
export type TakenForTries = Readonly<Record<string, number>>;

function fit(samples: readonly AttemptSample[]): MeaningNetwork {
  const counts = Map.groupBy(samples, ({ source }) => source);
  const cases = samples.flatMap(({ source, terms, meanings }) =>
    meanings
      .filter((meaning) => meaning.length > 0)
      .map((meaning) => ({
        numbers: attemptNumbersOf(terms, meaning),
        right: !TRIES.has(source),
        weight:
          (WEIGHTS[source] * samples.length) / (counts.get(source)?.length ?? 1) / meanings.length,
      })),
  );
  return fitNetwork(cases, PLAN);
}

/** How surely a message is no try: as its worst part is. */
function oddsIn(network: MeaningNetwork, { terms, meanings }: AttemptSample): number {
  return Math.max(
    ...meanings.map((meaning) =>
      meaning.length === 0 ? Infinity : oddsOf(network, attemptNumbersOf(terms, meaning)),
    ),
  );
}

/** Fits what tells a try, or a question about the task, from talk; above 0 it is none. */
export function fitAttempts(samples: readonly AttemptSample[]): {
  fitted: MeaningNetwork;
  taken: TakenForTries;
} {
  const foldOf = ({ origin }: AttemptSample): number => hashText(origin) % FOLDS;
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const network = fit(samples.filter((one) => foldOf(one) !== fold));
    return samples
      .filter((one) => foldOf(one) === fold)
      .map((sample) => ({ source: sample.source, odds: oddsIn(network, sample) }));
  }).flat();
  const least = quantile(
    judged.filter(({ source }) => WRITTEN.has(source)).map(({ odds }) => odds),
    LET_THROUGH,
  );
  const taken = [...Map.groupBy(judged, ({ source }) => source)].map(
    ([source, own]) =>
      [source, own.filter(({ odds }) => odds <= least).length / own.length] as const,
  );
  const { units, bias } = fit(samples);
  return { fitted: { units, bias: bias - least }, taken: Object.fromEntries(taken) };
}
