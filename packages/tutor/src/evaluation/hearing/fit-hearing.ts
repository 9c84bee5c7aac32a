import { type FittedHearing, glanceNumbersOf, numbersOf } from "../../llm/guard/hearing.ts";
import { type MeaningNetwork, oddsOf } from "../../reading/meaning-network.ts";
import { hashText } from "../../seeded-choice.ts";
import { fitNetwork, type NetworkPlan } from "../fit-network.ts";
import { quantile } from "../quantile.ts";
import type { HearingSample } from "./hearing-samples.ts";
import type { HearingSource } from "./said-sentences.ts";

const FOLDS = 3;
/** Sources of what a tutor may say. */
const MAY_BE_SAID: ReadonlySet<HearingSource> = new Set(["reply", "good"]);
/** What the samples of each source weigh together. */
const WEIGHTS: Readonly<Record<HearingSource, number>> = {
  reply: 0.25,
  good: 0.07,
  telling: 0.34,
  answer: 0.25,
  role: 0.09,
};
/** Found by leaving arguments out in turn. */
const PLAN = {
  networks: 3,
  units: 24,
  epochs: 12,
  rate: 0.003,
  shrink: 1e-3,
  scale: 0.15,
} as const;
/** The same of the network that sees words alone. */
const GLANCE_PLAN = {
  networks: 3,
  units: 24,
  epochs: 30,
  rate: 0.004,
  shrink: 3e-4,
  scale: 0.5,
} as const;
/**
 * Share of what must not be said that may be let through of each source: by a glance, and by a hearing, of all that is
 * suspected; by a hearing, of what nothing but its own words speaks against, which is a twenty-fifth of it.
 */
const LET_THROUGH = { glance: 0.03, whole: 0.003, mild: 0.15 } as const;

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

type NumbersOf = (sample: HearingSample) => number[];

const NUMBERS = {
  glance: ({ heard }: HearingSample) => glanceNumbersOf(heard.terms),
  whole: ({ heard }: HearingSample) => numbersOf(heard),
} as const;

function fit(samples: readonly HearingSample[], numbers: NumbersOf, plan: NetworkPlan) {
  const rows = samples.map(numbers);
  const scale = scaleOf(rows);
  const counts = Map.groupBy(samples, ({ source }) => source);
  const cases = samples.map(({ source }, at) => ({
    numbers: (rows[at] ?? []).map(
      (value, column) => (value - (scale.means[column] ?? 0)) / (scale.spreads[column] ?? 1),
    ),
    right: !MAY_BE_SAID.has(source),
    weight: (WEIGHTS[source] * samples.length) / (counts.get(source)?.length ?? 1),
  }));
  return unscale(fitNetwork(cases, plan), scale);
}

function foldOf({ origin }: HearingSample): number {
  return hashText(origin) % FOLDS;
}

/** A sample with what networks made of it that had not seen its argument. */
interface Judged {
  readonly source: HearingSource;
  /** Whether nothing but its own words speaks against it. */
  readonly isMild: boolean;
  readonly glance: number;
  readonly whole: number;
}

function judgeUnseen(samples: readonly HearingSample[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = samples.filter((one) => foldOf(one) !== fold);
    const glance = fit(others, NUMBERS.glance, GLANCE_PLAN);
    const whole = fit(others, NUMBERS.whole, PLAN);
    return samples
      .filter((one) => foldOf(one) === fold)
      .map((one) => ({
        source: one.source,
        isMild: one.heard.terms.byTelling === 0 && one.heard.terms.byMeaning === 0,
        glance: oddsOf(glance, NUMBERS.glance(one)),
        whole: oddsOf(whole, NUMBERS.whole(one)),
      }));
  }).flat();
}

/** The odds up to which a share of what must not be said would be let through, of whichever source it is worst for. */
function thresholdOf(
  judged: readonly Judged[],
  oddsIn: (one: Judged) => number,
  share: number,
): number {
  const bySource = Map.groupBy(judged, ({ source }) => source);
  const bad = [...bySource].filter(([source]) => !MAY_BE_SAID.has(source));
  return Math.min(...bad.map(([, own]) => quantile(own.map(oddsIn), share)));
}

/** Fits what tells a sentence that gives something away, or is no tutor's, from a good one. */
export function fitHearing(samples: readonly HearingSample[]): {
  fitted: FittedHearing;
  letThrough: LetThrough;
} {
  const known = samples.filter(({ heard }) => heard.meaning.length > 0);
  const judged = judgeUnseen(known);
  const mild = judged.filter(({ isMild }) => isMild);
  const past = thresholdOf(judged, ({ glance }) => glance, LET_THROUGH.glance);
  const least = thresholdOf(judged, ({ whole }) => whole, LET_THROUGH.whole);
  const lenient = thresholdOf(mild, ({ whole }) => whole, LET_THROUGH.mild);
  const lenience = mild.length === 0 ? 0 : Math.max(0, lenient - least);
  const isSaid = ({ isMild, glance, whole }: Judged): boolean =>
    isMild ? glance <= past || whole <= least + lenience : whole <= least;
  const through = (source: HearingSource): number => {
    const own = judged.filter((one) => one.source === source);
    return own.filter(isSaid).length / Math.max(1, own.length);
  };
  const glance = fit(known, NUMBERS.glance, GLANCE_PLAN);
  const whole = fit(known, NUMBERS.whole, PLAN);
  return {
    fitted: {
      glance: { units: glance.units, bias: glance.bias - past },
      whole: { units: whole.units, bias: whole.bias - least },
      lenience,
    },
    letThrough: {
      reply: through("reply"),
      good: through("good"),
      telling: through("telling"),
      answer: through("answer"),
      role: through("role"),
    },
  };
}
