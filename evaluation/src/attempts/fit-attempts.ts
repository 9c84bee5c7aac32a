import {
  attemptNumbersOf,
  type FittedAttempts,
  glanceNumbersOf,
} from "@elenchus/tutor/checks/gaming/attempts/is-attempt";
import { type MeaningNetwork, oddsOf } from "@elenchus/tutor/text/meaning-network";
import { fitNetwork, type NetworkCase } from "../fit-network.ts";
import { leaveOut } from "../leave-out.ts";
import { quantile } from "../quantile.ts";
import type { AttemptSample, AttemptSource } from "./attempt-samples.ts";

const FOLDS = 3;
/** Sources of what learners say who try. */
const TRIES: ReadonlySet<AttemptSource> = new Set(["miss", "vague", "hit", "question"]);
/** What the samples of each source weigh together. */
const WEIGHTS: Readonly<Record<AttemptSource, number>> = {
  attack: 0.22,
  talk: 0.16,
  template: 0.04,
  "led away": 0.1,
  miss: 0.28,
  vague: 0.07,
  hit: 0.07,
  question: 0.06,
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
/** The same of the network that sees words alone. */
const GLANCE_PLAN = { ...PLAN, networks: 1, units: 12, epochs: 16 } as const;
/** Share of the misses that are to be taken for the tries that they are. */
const KEPT = 0.88;
/** Share of what people wrote that is no try that a glance may take for one. */
const LET_THROUGH = 0.03;
/** Templates are no people's. */
const WRITTEN: ReadonlySet<AttemptSource> = new Set(["attack", "talk", "led away"]);

/** Which share of each source counts as tries where its origins had not been seen, at a glance and in the end. */
export type TakenForTries = Readonly<
  Record<string, { readonly glance: number; readonly end: number }>
>;

type CaseOf = (sample: AttemptSample) => NetworkCase["numbers"][];

const CASES = {
  glance: ({ terms }: AttemptSample) => [glanceNumbersOf(terms)],
  whole: ({ terms, meanings }: AttemptSample) =>
    meanings
      .filter((meaning) => meaning.length > 0)
      .map((meaning) => attemptNumbersOf(terms, meaning)),
} as const;

function fit(
  samples: readonly AttemptSample[],
  casesOf: CaseOf,
  plan: typeof PLAN | typeof GLANCE_PLAN,
): MeaningNetwork {
  const counts = Map.groupBy(samples, ({ source }) => source);
  const cases = samples.flatMap((sample) => {
    const { source } = sample;
    const share = (WEIGHTS[source] * samples.length) / (counts.get(source)?.length ?? 1);
    const rows = casesOf(sample);
    const right = !TRIES.has(source);
    return rows.map((numbers) => ({ numbers, right, weight: share / rows.length }));
  });
  return fitNetwork(cases, plan);
}

/** How surely a message is no try: as its worst part is. */
function oddsIn(network: MeaningNetwork, sample: AttemptSample, casesOf: CaseOf): number {
  const rows = casesOf(sample);
  return rows.length === 0 ? Infinity : Math.max(...rows.map((one) => oddsOf(network, one)));
}

/** A sample with what networks made of it that had not seen its origin. */
interface Judged {
  readonly source: AttemptSource;
  readonly glance: number;
  readonly whole: number;
}

function judgeUnseen(samples: readonly AttemptSample[]): Judged[] {
  return leaveOut(samples, FOLDS, (others) => {
    const glance = fit(others, CASES.glance, GLANCE_PLAN);
    const whole = fit(others, CASES.whole, PLAN);
    return (sample) => ({
      source: sample.source,
      glance: oddsIn(glance, sample, CASES.glance),
      whole: oddsIn(whole, sample, CASES.whole),
    });
  });
}

/** Fits what tells a try, or a question about the task, from talk. */
export function fitAttempts(samples: readonly AttemptSample[]): {
  fitted: FittedAttempts;
  taken: TakenForTries;
} {
  const judged = judgeUnseen(samples);
  const talk = judged.filter(({ source }) => WRITTEN.has(source));
  const misses = judged.filter(({ source }) => source === "miss");
  const sure = quantile(
    talk.map(({ glance }) => glance),
    LET_THROUGH,
  );
  const least = quantile(
    misses.map(({ whole }) => whole),
    KEPT,
  );
  const shareOf = (own: readonly Judged[], isTaken: (one: Judged) => boolean): number =>
    own.filter(isTaken).length / own.length;
  const taken = [...Map.groupBy(judged, ({ source }) => source)].map(([source, own]) => {
    const glance = shareOf(own, (one) => one.glance <= sure);
    const end = shareOf(own, (one) => one.glance <= sure || one.whole <= least);
    return [source, { glance, end }] as const;
  });
  const glance = fit(samples, CASES.glance, GLANCE_PLAN);
  const whole = fit(samples, CASES.whole, PLAN);
  return {
    fitted: {
      glance: { units: glance.units, bias: glance.bias - sure },
      whole: { units: whole.units, bias: whole.bias - least },
    },
    taken: Object.fromEntries(taken),
  };
}
