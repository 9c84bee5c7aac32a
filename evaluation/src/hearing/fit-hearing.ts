import {
  type FittedHearer,
  type FittedHearing,
  glanceNumbersOf,
  lookNumbersOf,
  numbersOf,
} from "@elenchus/tutor/llm/guard/hearing";
import { type MeaningNetwork, oddsOf } from "@elenchus/tutor/text/meaning-network";
import type { NetworkPlan } from "../fit-network.ts";
import { fitScaled } from "../fit-scaled.ts";
import { leaveOut } from "../leave-out.ts";
import { quantile } from "../quantile.ts";
import type { HearingSample } from "./hearing-samples.ts";
import type { HearingSource } from "./said-sentences.ts";

const FOLDS = 3;
/** Sources of what a tutor may say. */
const MAY_BE_SAID: ReadonlySet<HearingSource> = new Set(["reply", "good"]);
const isBad = ({ source }: HearingSample): boolean => !MAY_BE_SAID.has(source);

type Weights = Readonly<Record<HearingSource, number>>;
/** What the samples of each source weigh together. */
const WEIGHTS: Weights = { reply: 0.25, good: 0.07, telling: 0.34, answer: 0.25, role: 0.09 };
/** The same of sentences of small words: hardly any answer is one. */
const SMALL_WEIGHTS: Weights = { reply: 0.35, good: 0.05, telling: 0.4, answer: 0.05, role: 0.15 };
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
/** The same of the network that hears small words: there are fewer of them. */
const SMALL_PLAN = {
  networks: 3,
  units: 16,
  epochs: 8,
  rate: 0.003,
  shrink: 3e-3,
  scale: 0.15,
} as const;
/** Share of the small words of replies, many of them written to look like telling ones, that is let through. */
const KEPT = 0.88;
/**
 * Share of what must not be said that may be let through of each source: by a glance, and by a hearing, of all that is
 * suspected; by a hearing, of what nothing but its own words speaks against: that seldom tells; by a look, of what a hearing
 * would not let through, and the same of small words.
 */
const LET_THROUGH = { glance: 0.03, whole: 0.007, mild: 0.15, look: 0.001, small: 0.005 } as const;

/** How often sentences of a source were let through where their arguments had not been seen. */
export type LetThrough = Readonly<Record<HearingSource, number>>;

type NumbersOf = (sample: HearingSample) => number[] | Float64Array;

const NUMBERS = {
  glance: ({ heard }: HearingSample) => glanceNumbersOf(heard.terms),
  look: ({ looked }: HearingSample) => lookNumbersOf(looked),
  whole: ({ heard }: HearingSample) => numbersOf(heard),
} as const;

function fit(
  samples: readonly HearingSample[],
  numbers: NumbersOf,
  plan: NetworkPlan,
  weights = WEIGHTS,
): MeaningNetwork {
  const counts = Map.groupBy(samples, ({ source }) => source);
  const cases = samples.map((sample) => ({
    numbers: numbers(sample),
    right: isBad(sample),
    weight: (weights[sample.source] * samples.length) / (counts.get(sample.source)?.length ?? 1),
  }));
  return fitScaled(cases, plan);
}

/** A sample with what networks made of it that had not seen its argument. */
interface Judged {
  readonly sample: HearingSample;
  readonly look: number;
  readonly whole: number;
}
interface Glanced extends Judged {
  readonly glance: number;
}

const isMild = ({ sample }: Judged): boolean => sample.grounds === "own words";

/** The odds up to which a share of what must not be said would be let through, of whichever source it is worst for. */
function thresholdOf<One extends Judged>(
  judged: readonly One[],
  oddsIn: (one: One) => number,
  share: number,
): number {
  const bySource = Map.groupBy(
    judged.filter(({ sample }) => isBad(sample)),
    ({ sample }) => sample.source,
  );
  return Math.min(...[...bySource.values()].map((own) => quantile(own.map(oddsIn), share)));
}

/** The same network, which is as sure at 0 as it was at some odds. */
function shiftBy(odds: number, { units, bias }: MeaningNetwork): MeaningNetwork {
  return { units, bias: bias - odds };
}

/** What has come of a fit, and which samples it lets through where their arguments had not been seen. */
interface Heard<Fitted> {
  readonly fitted: Fitted;
  readonly said: readonly HearingSample[];
}

/** Fits what hears sentences that tell by how they are put, by their own words or by their meaning. */
function fitFull(samples: readonly HearingSample[]): Heard<Omit<FittedHearing, "small">> {
  const fitGlance = (some: readonly HearingSample[]) => fit(some, NUMBERS.glance, GLANCE_PLAN);
  const fitLook = (some: readonly HearingSample[]) => fit(some, NUMBERS.look, PLAN);
  const fitWhole = (some: readonly HearingSample[]) => fit(some, NUMBERS.whole, PLAN);
  const judged = leaveOut(samples, FOLDS, (others): ((sample: HearingSample) => Glanced) => {
    const [glance, look, whole] = [fitGlance(others), fitLook(others), fitWhole(others)];
    return (sample) => ({
      sample,
      glance: oddsOf(glance, NUMBERS.glance(sample)),
      look: oddsOf(look, NUMBERS.look(sample)),
      whole: oddsOf(whole, NUMBERS.whole(sample)),
    });
  });
  const mild = judged.filter(isMild);
  const past = thresholdOf(judged, ({ glance }) => glance, LET_THROUGH.glance);
  const least = thresholdOf(judged, ({ whole }) => whole, LET_THROUGH.whole);
  const lenient = thresholdOf(mild, ({ whole }) => whole, LET_THROUGH.mild);
  const lenience = mild.length === 0 ? 0 : Math.max(0, lenient - least);
  const isCleared = (one: Judged): boolean => one.whole <= least + (isMild(one) ? lenience : 0);
  const convicted = judged.filter((one) => !isCleared(one));
  const looked = thresholdOf(convicted, ({ look }) => look, LET_THROUGH.look);
  const isSaid = (one: Glanced): boolean =>
    (isMild(one) && one.glance <= past) || one.look <= looked || isCleared(one);
  return {
    fitted: {
      glance: shiftBy(past, fitGlance(samples)),
      full: {
        look: shiftBy(looked, fitLook(samples)),
        whole: shiftBy(least, fitWhole(samples)),
      },
      lenience,
    },
    said: judged.filter(isSaid).map(({ sample }) => sample),
  };
}

/** Fits what hears sentences of small words. */
function fitSmall(samples: readonly HearingSample[]): Heard<FittedHearer> {
  const fitBy = (some: readonly HearingSample[], numbers: NumbersOf): MeaningNetwork =>
    fit(some, numbers, SMALL_PLAN, SMALL_WEIGHTS);
  const judged = leaveOut(samples, FOLDS, (others): ((sample: HearingSample) => Judged) => {
    const [look, whole] = [fitBy(others, NUMBERS.look), fitBy(others, NUMBERS.whole)];
    return (sample) => ({
      sample,
      look: oddsOf(look, NUMBERS.look(sample)),
      whole: oddsOf(whole, NUMBERS.whole(sample)),
    });
  });
  const replies = judged.filter(({ sample }) => sample.source === "reply");
  const least = quantile(
    replies.map(({ whole }) => whole),
    KEPT,
  );
  const convicted = judged.filter(({ whole }) => whole > least);
  const looked = thresholdOf(convicted, ({ look }) => look, LET_THROUGH.small);
  return {
    fitted: {
      look: shiftBy(looked, fitBy(samples, NUMBERS.look)),
      whole: shiftBy(least, fitBy(samples, NUMBERS.whole)),
    },
    said: judged
      .filter(({ look, whole }) => look <= looked || whole <= least)
      .map(({ sample }) => sample),
  };
}

/** Fits what tells a sentence that gives something away, or is no tutor's, from a good one. */
export function fitHearing(samples: readonly HearingSample[]): {
  fitted: FittedHearing;
  letThrough: LetThrough;
} {
  const known = samples.filter(({ heard }) => heard.meaning.length > 0);
  const isSmall = ({ grounds }: HearingSample): boolean => grounds === "small words";
  const full = fitFull(known.filter((one) => !isSmall(one)));
  const small = fitSmall(known.filter(isSmall));
  const said = [...full.said, ...small.said];
  const through = (source: HearingSource): number => {
    const ofSource = (one: HearingSample): boolean => one.source === source;
    return said.filter(ofSource).length / Math.max(1, known.filter(ofSource).length);
  };
  return {
    fitted: { ...full.fitted, small: small.fitted },
    letThrough: {
      reply: through("reply"),
      good: through("good"),
      telling: through("telling"),
      answer: through("answer"),
      role: through("role"),
    },
  };
}
