import {
  BEFORE_MEANING,
  GROUND_GROUPS,
  type GroundGroup,
} from "@elenchus/tutor/built-in/grade/second-look/credit-numbers";
import { GROUND_TERMS } from "@elenchus/tutor/built-in/grade/second-look/ground-terms";
import {
  type FittedRightness,
  type GroundModel,
  sumGround,
} from "@elenchus/tutor/built-in/grade/second-look/sees-ground";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { type MeaningNetwork, oddsOf } from "@elenchus/tutor/text/meaning-network";
import { fitLogistic } from "../fit-logistic.ts";
import { fitScaled } from "../fit-scaled.ts";
import { quantile } from "../quantile.ts";
import type { GroundSample, GroundSource } from "./ground-samples.ts";
import { NETWORK_PLAN } from "./network-plan.ts";
import { type Case, FOLDS, readCases } from "./read-cases.ts";
import { RIGHT, weighCases } from "./weigh-cases.ts";

/** What the samples of each source weigh together. Many that are right elsewhere would be granted by some. */
const WEIGHTS: Readonly<Record<GroundSource, number>> = {
  right: 0.195,
  beside: 0.045,
  wrong: 0.22,
  elsewhere: 0.04,
  talk: 0.5,
};
/** Pull of the weights of what tells talk, found by leaving origins out in turn. */
const SHRINK = 0.002;
/** Share of the honest credits of a group that may be stopped as talk; finds and verdicts may be anything. */
const STOPPED: Readonly<Record<GroundGroup, number>> = {
  conclusion: 0.03,
  reason: 0.02,
  ambiguous_term: 0.03,
  value: 0.05,
  flaw: 0.07,
  find: 0.06,
  impact: 0.06,
};
/** Share that may be stopped as wrong. */
const STOPPED_AS_WRONG = 0.02;

/** A case with what was fitted without its origin. */
interface Judged extends Case {
  readonly ground: number;
  readonly odds: number;
}

/** Fits what tells answers of one group from talk. */
function fitGround(cases: readonly Case[]): Pick<GroundModel, "weights"> {
  const known = cases.filter(({ source }) => source === "right" || source === "talk");
  const weighed = known.map(({ terms, source }) => ({
    terms,
    right: source === "right",
    weight: 1,
  }));
  return { weights: fitLogistic(GROUND_TERMS, weighed, SHRINK) };
}

/** Fits what tells right answers of all groups from wrong ones, and from talk. */
function fitRightness(cases: readonly Case[]): MeaningNetwork {
  return fitScaled(weighCases(cases, WEIGHTS), NETWORK_PLAN, BEFORE_MEANING);
}

function byGroup<Found>(find: (group: GroundGroup) => Found): Record<GroundGroup, Found> {
  const found = GROUND_GROUPS.map((group) => [group, find(group)] as const);
  return Object.fromEntries(found) as Record<GroundGroup, Found>;
}

function fitGroundsOf(cases: readonly Case[]): Record<GroundGroup, Pick<GroundModel, "weights">> {
  return byGroup((group) => fitGround(cases.filter((one) => one.group === group)));
}

function judgeUnseen(cases: readonly Case[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = cases.filter((one) => one.fold !== fold);
    const grounds = fitGroundsOf(others);
    const network = fitRightness(others);
    return cases
      .filter((one) => one.fold === fold)
      .map((one) => ({
        ...one,
        ground: sumGround(one.terms, grounds[one.group]),
        odds: oddsOf(network, one.numbers),
      }));
  }).flat();
}

/** How many cases of a group there are, and which share of each source came through unseen. */
export type GroupReport = Readonly<Record<string, number>>;

function reportOn(judged: readonly Judged[], { least }: GroundModel, bar: number): GroupReport {
  const sources = ["right", "beside", "wrong", "elsewhere", "talk"] as const;
  return Object.fromEntries(
    sources.flatMap((source) => {
      const own = judged.filter((one) => one.source === source);
      const through = own.filter(({ ground, odds }) => ground >= least && odds >= bar);
      const share = Math.round((1000 * through.length) / Math.max(1, own.length)) / 1000;
      return [
        [source, own.length],
        [`${source}, through`, share],
      ];
    }),
  );
}

/** What was fitted for a second look. */
export interface SecondLook {
  readonly talk: MeaningNetwork;
  readonly grounds: Readonly<Record<GroundGroup, GroundModel>>;
  readonly rightness: FittedRightness;
  readonly report: Readonly<Record<GroundGroup, GroupReport>>;
}

/** Fits what tells talk from answers, what is ground at all, and what tells right answers from wrong ones. */
export async function fitSecondLook(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<SecondLook> {
  const { talk, cases } = await readCases(encoder, samples);
  const judged = Map.groupBy(judgeUnseen(cases), ({ group }) => group);
  const ofGroup = (group: GroundGroup): Judged[] => judged.get(group) ?? [];
  const honest = byGroup((group) => ofGroup(group).filter(({ source }) => source === "right"));
  const weights = fitGroundsOf(cases);
  const grounds = byGroup((group) => {
    const sums = honest[group].map(({ ground }) => ground);
    const least = quantile(sums, STOPPED[group]);
    return { ...weights[group], least };
  });
  const bars: FittedRightness["bars"] = byGroup((group) => {
    const right = ofGroup(group).filter(({ source }) => RIGHT.has(source));
    const odds = right.map((one) => one.odds);
    return quantile(odds, STOPPED_AS_WRONG);
  });
  return {
    talk,
    grounds,
    rightness: { network: fitRightness(cases), bars },
    report: byGroup((group) => reportOn(ofGroup(group), grounds[group], bars[group])),
  };
}
