import { numbersOf } from "../../llm/guard/hearing.ts";
import { type MeaningNetwork, oddsOf } from "../../reading/meaning-network.ts";
import { hashText } from "../../seeded-choice.ts";
import { fitNetwork } from "../fit-network.ts";
import { quantile } from "../quantile.ts";
import type { HearingSample, HearingSource } from "./hearing-samples.ts";

const FOLDS = 3;
/** What the samples of each source weigh together. */
const WEIGHTS: Readonly<Record<HearingSource, number>> = {
  good: 0.3,
  telling: 0.22,
  answer: 0.32,
  role: 0.16,
};
/** Found by leaving arguments out in turn. */
const PLAN = {
  networks: 3,
  units: 24,
  epochs: 16,
  rate: 0.003,
  shrink: 7e-4,
  scale: 0.15,
} as const;
/** Share of what must not be said that may be let through of each source, of those that are heard at all. */
const LET_THROUGH = 0.002;

/** How often sentences of a source were let through where their arguments had not been seen. */
export type LetThrough = Readonly<Record<HearingSource, number>>;

interface Scale {
  readonly means: readonly number[];
  readonly spreads: readonly number[];
}

function scaleOf(rows: readonly (readonly number[])[]): Scale {
  const size = rows[0]?.length ?? 0;
  const columns = Array.from({ length: size }, (_, at) => rows.map((row) => row[at] ?? 0));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const means = columns.map(mean);
  const spreads = columns.map((column, at) => {
    const middle = means[at] ?? 0;
    return Math.sqrt(mean(column.map((value) => (value - middle) ** 2))) || 1;
  });
  return { means, spreads };
}

/** A network that was fitted to scaled numbers, for the numbers as they are. */
function unscale({ units, bias }: MeaningNetwork, { means, spreads }: Scale): MeaningNetwork {
  return {
    bias,
    units: units.map((unit) => {
      const weights = spreads.map((spread, at) => (unit.weights[at] ?? 0) / spread);
      const shift = weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
      return { weights, bias: unit.bias - shift, out: unit.out };
    }),
  };
}

function fit(samples: readonly HearingSample[]): MeaningNetwork {
  const rows = samples.map(({ heard }) => numbersOf(heard));
  const scale = scaleOf(rows);
  const counts = Map.groupBy(samples, ({ source }) => source);
  const cases = samples.map(({ source }, at) => ({
    numbers: (rows[at] ?? []).map(
      (value, column) => (value - (scale.means[column] ?? 0)) / (scale.spreads[column] ?? 1),
    ),
    right: source !== "good",
    weight: (WEIGHTS[source] * samples.length) / (counts.get(source)?.length ?? 1),
  }));
  return unscale(fitNetwork(cases, PLAN), scale);
}

function foldOf({ origin }: HearingSample): number {
  return hashText(origin) % FOLDS;
}

/** Fits what tells a sentence that gives something away, or is no tutor's, from a good one: above 0 it does. */
export function fitHearing(samples: readonly HearingSample[]): {
  network: MeaningNetwork;
  letThrough: LetThrough;
} {
  const known = samples.filter(({ heard }) => heard.meaning.length > 0);
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const network = fit(known.filter((one) => foldOf(one) !== fold));
    return known
      .filter((one) => foldOf(one) === fold)
      .map(({ source, heard }) => ({ source, odds: oddsOf(network, numbersOf(heard)) }));
  }).flat();
  const bySource = Map.groupBy(unseen, ({ source }) => source);
  const bad = (["telling", "answer", "role"] as const).map((source) =>
    quantile(
      (bySource.get(source) ?? []).map(({ odds }) => odds),
      LET_THROUGH,
    ),
  );
  const least = Math.min(...bad);
  const through = (source: HearingSource): number => {
    const own = bySource.get(source) ?? [];
    return own.filter(({ odds }) => odds <= least).length / Math.max(1, own.length);
  };
  const { units, bias } = fit(known);
  return {
    network: { units, bias: bias - least },
    letThrough: {
      good: through("good"),
      telling: through("telling"),
      answer: through("answer"),
      role: through("role"),
    },
  };
}
