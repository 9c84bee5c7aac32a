import {
  BEFORE_MEANING_AT_PROBE,
  numbersOf,
} from "@elenchus/tutor/built-in/grade/second-look/credit-numbers";
import { lookAtCredits } from "@elenchus/tutor/built-in/grade/second-look/ground-terms";
import type { FittedProbes } from "@elenchus/tutor/built-in/grade/second-look/sees-ground";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { type MeaningNetwork, oddsOf } from "@elenchus/tutor/text/meaning-network";
import { fitScaled } from "../../fit-scaled.ts";
import { quantile } from "../../quantile.ts";
import type { GroundSample, GroundSource } from "../ground-samples.ts";
import { NETWORK_PLAN } from "../network-plan.ts";
import { foldOf, FOLDS } from "../read-cases.ts";
import { RIGHT, type SourcedNumbers, weighCases } from "../weigh-cases.ts";

/** Found by leaving origins out in turn; these answers are fewer. */
const PLAN = { ...NETWORK_PLAN, epochs: 30 };
/** What the samples of each source weigh together. */
const WEIGHTS: Readonly<Record<GroundSource, number>> = {
  right: 0.15,
  beside: 0.15,
  wrong: 0.15,
  elsewhere: 0.07,
  talk: 0.48,
};
/** Shares of the right answers that may be stopped, and that count as coming near and no more. */
const STOPPED = { near: 0.03, enough: 0.11 } as const;

/** A credit at a further question, as it is looked at, and the part of the origins to which it belongs. */
interface ProbeCase extends SourcedNumbers {
  readonly fold: number;
}

async function readProbeCases(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<ProbeCase[]> {
  const cases: ProbeCase[] = [];
  for (const sample of samples) {
    const { view, credited, source } = sample;
    const probes = sample.expectations.filter(({ kind }) => kind === "probe");
    if (probes.length === 0) continue;
    const looks = await lookAtCredits({ encoder }, view, credited, probes);
    for (const looked of looks.filter(({ meaning }) => meaning.length > 0))
      cases.push({
        numbers: Float32Array.from(numbersOf(looked)),
        source,
        fold: foldOf(sample),
      });
  }
  return cases;
}

function fitNetworkTo(cases: readonly ProbeCase[]): MeaningNetwork {
  return fitScaled(weighCases(cases, WEIGHTS), PLAN, BEFORE_MEANING_AT_PROBE);
}

/** Odds of cases, each by a network that was fitted without its origin. */
function judgeUnseen(cases: readonly ProbeCase[]): { source: GroundSource; odds: number }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const network = fitNetworkTo(cases.filter((one) => one.fold !== fold));
    return cases
      .filter((one) => one.fold === fold)
      .map(({ source, numbers }) => ({ source, odds: oddsOf(network, numbers) }));
  }).flat();
}

/** How many cases of each source there are, and which share came through unseen: as near, and as enough. */
type ProbeReport = Readonly<Record<string, { count: number; near: number; enough: number }>>;

/** Fits what tells right answers to further questions from wrong ones and from talk. */
export async function fitProbes(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<{ readonly probes: FittedProbes; readonly report: ProbeReport }> {
  const cases = await readProbeCases(encoder, samples);
  const judged = judgeUnseen(cases);
  const right = judged.filter(({ source }) => RIGHT.has(source)).map(({ odds }) => odds);
  const bars = { near: quantile(right, STOPPED.near), enough: quantile(right, STOPPED.enough) };
  const report = Object.fromEntries(
    [...Map.groupBy(judged, ({ source }) => source)].map(([source, own]) => {
      const share = (least: number) => own.filter(({ odds }) => odds >= least).length / own.length;
      return [source, { count: own.length, near: share(bars.near), enough: share(bars.enough) }];
    }),
  );
  return { probes: { network: fitNetworkTo(cases), bars }, report };
}
