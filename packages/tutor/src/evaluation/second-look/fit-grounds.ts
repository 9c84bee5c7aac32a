import type { Direction } from "../../built-in/assessing/leaning.ts";
import {
  GROUND_TERMS,
  type GroundGroup,
  groundGroupOf,
  type GroundTerms,
  readGroundTerms,
} from "../../built-in/second-look/ground-terms.ts";
import { type GroundModel, sumGround } from "../../built-in/second-look/sees-ground.ts";
import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { hashText } from "../../seeded-choice.ts";
import { fitLogistic } from "../fit-logistic.ts";
import { fitDirection } from "../fit-ridge.ts";
import type { GroundSample } from "./ground-samples.ts";

/** Found by leaving origins out in turn. */
const SHRINK = { direction: 0.002, grounds: 0.002 } as const;
const FOLDS = 5;
/** Share of the honest credits of a group that may be stopped; finds and verdicts may be anything. */
const STOPPED: Readonly<Record<GroundGroup, number>> = {
  conclusion: 0.008,
  reason: 0.004,
  ambiguous_term: 0.004,
  value: 0.008,
  flaw: 0.005,
  find: 0.01,
  impact: 0.02,
  probe: 0.03,
};
/** The same beside talk to whoever judges, which hardly any honest message holds. */
const STOPPED_BESIDE_TALK = 0.05;

/** A sample's terms for one expectation, by a direction that was fitted without its origin. */
interface Case {
  readonly group: GroundGroup;
  readonly fold: number;
  readonly terms: GroundTerms;
  readonly right: boolean;
  readonly weight: number;
}

function foldOf({ origin }: GroundSample): number {
  return hashText(origin) % FOLDS;
}

/** Texts that are encoded at a time; more of them would not fit into the encoder. */
const BATCH = 64;

type Vectors = ReadonlyMap<string, Float32Array>;

async function encodeAll(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<Vectors> {
  const texts = [...new Set(samples.map((one) => one.credited.text))];
  const vectors = new Map<string, Float32Array>();
  for (let at = 0; at < texts.length; at += BATCH) {
    const batch = texts.slice(at, at + BATCH);
    for (const [index, vector] of (await encoder.embed(batch)).entries())
      vectors.set(batch[index] ?? "", vector);
  }
  return vectors;
}

function fitTalk(vectors: Vectors, samples: readonly GroundSample[]): Direction {
  const byText = new Map(samples.map((one) => [one.credited.text, !one.isHonest]));
  const cases = [...byText].map(([text, right]) => ({
    vector: vectors.get(text) ?? new Float32Array(),
    right,
  }));
  return fitDirection(
    cases.filter(({ vector }) => vector.length > 0),
    SHRINK.direction,
  );
}

async function readCases(
  encoder: SentenceEncoder,
  vectors: Vectors,
  samples: readonly GroundSample[],
): Promise<Case[]> {
  const cases: Case[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const direction = fitTalk(
      vectors,
      samples.filter((one) => foldOf(one) !== fold),
    );
    for (const one of samples.filter((sample) => foldOf(sample) === fold)) {
      const { view, credited, expectations, isHonest } = one;
      const read = await readGroundTerms({ encoder, direction }, view, credited, expectations);
      for (const [at, terms] of read.entries()) {
        const expectation = expectations[at];
        if (expectation === undefined) continue;
        const group = groundGroupOf(expectation);
        cases.push({ group, fold, terms, right: isHonest, weight: 1 });
      }
    }
  }
  return cases;
}

function quantile(sums: readonly number[], share: number): number {
  const sorted = sums.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

/** How one group was fitted, and how much talk came through where its messages had not been seen. */
export interface FittedGroup {
  readonly model: GroundModel;
  readonly honest: number;
  readonly talk: number;
  /** Share of the talk that came through. */
  readonly through: { readonly alone: number; readonly besideTalk: number };
}

function fitGroup(group: GroundGroup, cases: readonly Case[]): FittedGroup {
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitLogistic(
      GROUND_TERMS,
      cases.filter((one) => one.fold !== fold),
      SHRINK.grounds,
    );
    return cases
      .filter((one) => one.fold === fold)
      .map(({ terms, right }) => ({ right, sum: sumGround(terms, { weights }) }));
  }).flat();
  const honest = unseen.filter(({ right }) => right).map(({ sum }) => sum);
  const talk = unseen.filter(({ right }) => !right).map(({ sum }) => sum);
  const least = quantile(honest, STOPPED[group]);
  const leastBesideTalk = Math.max(least, quantile(honest, STOPPED_BESIDE_TALK));
  const through = (from: number): number =>
    talk.filter((sum) => sum >= from).length / Math.max(1, talk.length);
  const weights = fitLogistic(GROUND_TERMS, cases, SHRINK.grounds);
  return {
    model: { weights, least, leastBesideTalk },
    honest: honest.length,
    talk: talk.length,
    through: { alone: through(least), besideTalk: through(leastBesideTalk) },
  };
}

/** Fits the direction of talk and, group by group, what is ground enough for a credit. */
export async function fitGrounds(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<{ talk: Direction; groups: Record<string, FittedGroup> }> {
  const vectors = await encodeAll(encoder, samples);
  const cases = await readCases(encoder, vectors, samples);
  const groups = Object.fromEntries(
    [...Map.groupBy(cases, (one) => one.group)].map(([group, own]) => [
      group,
      fitGroup(group, own),
    ]),
  );
  return { talk: fitTalk(vectors, samples), groups };
}
