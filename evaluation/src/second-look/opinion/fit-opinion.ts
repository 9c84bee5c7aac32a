import {
  type Asked,
  ASKED,
  BEFORE_MEANING_OF_OPINION,
} from "@elenchus/tutor/built-in/grade/second-look/opinion-numbers";
import { GROUND_TERMS } from "@elenchus/tutor/built-in/grade/second-look/ground-terms";
import type {
  FittedOpinion,
  OpinionBars,
} from "@elenchus/tutor/built-in/grade/second-look/second-opinion";
import { COVERED } from "@elenchus/dialogue/coverage";
import { type MeaningNetwork, oddsOf } from "@elenchus/tutor/text/meaning-network";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { fitScaled } from "../../fit-scaled.ts";
import { quantile } from "../../quantile.ts";
import { NETWORK_PLAN } from "../network-plan.ts";
import { FOLDS } from "../read-cases.ts";
import type { AnswerSource, JudgedCase } from "./answer-cases.ts";

/** What the cases of each source weigh together, those that are right and those that are wrong. */
const WEIGHTS: Readonly<Record<AnswerSource, number>> = {
  labelled: 0.17,
  strange: 0.17,
  listed: 0.1,
  talk: 0.12,
};
/** Most wrong answers that are credited, of the labelled ones and of the strangers', whose are harder. */
const FALSE_ACCEPTS = { labelled: 0.03, strange: 0.05, listed: 0.05, talk: 0.01 } as const;
/** Share of the right answers that do not even come near, and of those that the assessor heard and that lose their credit. */
const LOST = { near: 0.03, credit: 0.01 } as const;
const HEARD = GROUND_TERMS.indexOf("heard");

/** What is fitted to, as little of a case as that takes. */
export type FitCase = Pick<JudgedCase, "asked" | "numbers" | "right" | "source" | "origin">;

function fitNetworkTo(cases: readonly FitCase[]): MeaningNetwork {
  const counts = Map.groupBy(cases, ({ source, right }) => `${source} ${right}`);
  const weighed = cases.map(({ numbers, right, source }) => ({
    numbers,
    right,
    weight: (WEIGHTS[source] * cases.length) / (counts.get(`${source} ${right}`)?.length ?? 1),
  }));
  return fitScaled(weighed, NETWORK_PLAN, BEFORE_MEANING_OF_OPINION);
}

/** A case with its odds by a network that was fitted without its origin. */
interface UnseenCase extends FitCase {
  readonly odds: number;
}

/** Odds of cases, each by a network that was fitted without its origin. */
function judgeUnseen(cases: readonly FitCase[]): UnseenCase[] {
  const foldOf = ({ origin }: FitCase): number => hashText(origin) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const network = fitNetworkTo(cases.filter((one) => foldOf(one) !== fold));
    return cases
      .filter((one) => foldOf(one) === fold)
      .map((one) => ({ ...one, odds: oddsOf(network, one.numbers) }));
  }).flat();
}

/** The least odds at which no more wrong answers of any source are credited than may be. */
function barsOf(cases: readonly UnseenCase[]): OpinionBars {
  const wrong = (source: AnswerSource): number[] =>
    cases.filter((one) => !one.right && one.source === source).map(({ odds }) => odds);
  const sources = Object.keys(FALSE_ACCEPTS) as AnswerSource[];
  const covered = Math.max(
    ...sources.map((source) => quantile(wrong(source), 1 - FALSE_ACCEPTS[source])),
  );
  // What keys list is heard with ease; bars are set where people said it.
  const right = cases.filter((one) => one.right && one.source !== "listed");
  const heard = right.filter(({ numbers }) => (numbers[HEARD] ?? 0) >= COVERED);
  const below = (some: readonly UnseenCase[], share: number): number =>
    Math.min(
      covered,
      quantile(
        some.map(({ odds }) => odds),
        share,
      ),
    );
  const near = below(right, LOST.near);
  return { near, tenable: Math.max(near, below(heard, LOST.credit)), covered };
}

/** Fits what tells right answers from wrong ones, and from where on they are credited. */
export function fitOpinion(cases: readonly FitCase[]): FittedOpinion {
  const unseen = judgeUnseen(cases);
  const bars = Object.fromEntries(
    ASKED.map((asked) => [asked, barsOf(unseen.filter((one) => one.asked === asked))]),
  ) as Record<Asked, OpinionBars>;
  return { network: fitNetworkTo(cases), bars };
}
