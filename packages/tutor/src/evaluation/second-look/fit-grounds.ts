import {
  GROUND_TERMS,
  type GroundGroup,
  groundGroupOf,
  type GroundTerms,
  readGroundTerms,
} from "../../built-in/second-look/ground-terms.ts";
import { type GroundModel, sumGround } from "../../built-in/second-look/sees-ground.ts";
import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import type { MeaningNetwork } from "../../reading/meaning-network.ts";
import { hashText } from "../../seeded-choice.ts";
import { fitLogistic } from "../fit-logistic.ts";
import { quantile } from "../quantile.ts";
import { fitTalk, type TalkSource } from "./fit-talk.ts";
import type { GroundSample } from "./ground-samples.ts";

/** Found by leaving origins out in turn. */
const SHRINK = 0.002;
const FOLDS = 5;
/** Share of the honest credits of a group that may be stopped; finds and verdicts may be anything. */
const STOPPED: Readonly<Record<GroundGroup, number>> = {
  conclusion: 0.03,
  reason: 0.02,
  ambiguous_term: 0.03,
  value: 0.05,
  flaw: 0.07,
  find: 0.06,
  impact: 0.06,
  probe: 0.06,
};
/** The same beside talk to whoever judges, which hardly any honest message holds. */
const STOPPED_BESIDE_TALK = 0.12;

/**
 * Share of the honest credits of a group that count as coming near and no more: their learner is asked to say it
 * more fully. Talk that is taken for an answer is nearly always among them.
 */
const NEAR_ONLY: Readonly<Record<GroundGroup, number>> = {
  conclusion: 0.12,
  reason: 0.12,
  ambiguous_term: 0.12,
  value: 0.12,
  flaw: 0.12,
  find: 0.2,
  impact: 0.2,
  // As many as are stopped: who answers the question that was just put says it shortly, and once.
  probe: STOPPED.probe,
};

/** A sample's terms for one expectation, by a network that was fitted without its origin. */
interface Case {
  readonly group: GroundGroup;
  readonly fold: number;
  readonly terms: GroundTerms;
  readonly right: boolean;
  readonly weight: number;
}

function foldOf({ origin }: Pick<GroundSample, "origin">): number {
  return hashText(origin) % FOLDS;
}

/** Texts that are encoded at a time; more of them would not fit into the encoder. */
const BATCH = 64;

type Vectors = ReadonlyMap<string, Float32Array>;

/** A text, where it is from, and what it has in common with others. */
interface SaidText {
  readonly text: string;
  readonly source: TalkSource;
  readonly origin: string;
}

/** What was said in the samples, and how the keys of their arguments say what is to be found: these are answers, too. */
function listTexts(samples: readonly GroundSample[]): SaidText[] {
  const issues = new Map(samples.map(({ view: { argument } }) => [argument, argument.issue]));
  const listed = [...issues].flatMap(([{ key }, origin]) =>
    key.expectations
      .filter((one) => one.isOwn !== true)
      .flatMap(({ statement, paraphrases }) => [statement, ...paraphrases])
      .map((text) => ({ text, source: "key" as const, origin })),
  );
  const said = samples.map(({ credited, isHonest, origin }) => ({
    text: credited.text,
    source: isHonest ? ("answer" as const) : ("talk" as const),
    origin,
  }));
  return [...new Map([...listed, ...said].map((one) => [one.text, one])).values()];
}

async function encodeAll(encoder: SentenceEncoder, said: readonly SaidText[]): Promise<Vectors> {
  const vectors = new Map<string, Float32Array>();
  for (let at = 0; at < said.length; at += BATCH) {
    const batch = said.slice(at, at + BATCH).map(({ text }) => text);
    for (const [index, vector] of (await encoder.embed(batch)).entries())
      vectors.set(batch[index] ?? "", vector);
  }
  return vectors;
}

function fitNetwork(vectors: Vectors, said: readonly SaidText[]): MeaningNetwork {
  return fitTalk(
    said.map(({ text, source }) => ({ vector: vectors.get(text) ?? new Float32Array(), source })),
  );
}

async function readCases(
  encoder: SentenceEncoder,
  vectors: Vectors,
  samples: readonly GroundSample[],
): Promise<Case[]> {
  const texts = listTexts(samples);
  const cases: Case[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const network = fitNetwork(
      vectors,
      texts.filter((one) => foldOf(one) !== fold),
    );
    for (const one of samples.filter((sample) => foldOf(sample) === fold)) {
      const { view, credited, expectations, isHonest } = one;
      const read = await readGroundTerms({ encoder, network }, view, credited, expectations);
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

/** How one group was fitted, and how much talk came through where its messages had not been seen. */
export interface FittedGroup {
  readonly model: GroundModel;
  readonly honest: number;
  readonly talk: number;
  /** Share of the talk that came through. */
  readonly through: {
    readonly alone: number;
    readonly besideTalk: number;
    readonly enough: number;
  };
}

function fitGroup(group: GroundGroup, cases: readonly Case[]): FittedGroup {
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitLogistic(
      GROUND_TERMS,
      cases.filter((one) => one.fold !== fold),
      SHRINK,
    );
    return cases
      .filter((one) => one.fold === fold)
      .map(({ terms, right }) => ({ right, sum: sumGround(terms, { weights }) }));
  }).flat();
  const honest = unseen.filter(({ right }) => right).map(({ sum }) => sum);
  const talk = unseen.filter(({ right }) => !right).map(({ sum }) => sum);
  const least = quantile(honest, STOPPED[group]);
  const leastBesideTalk = Math.max(least, quantile(honest, STOPPED_BESIDE_TALK));
  const enough = quantile(honest, NEAR_ONLY[group]);
  const through = (from: number): number =>
    talk.filter((sum) => sum >= from).length / Math.max(1, talk.length);
  const weights = fitLogistic(GROUND_TERMS, cases, SHRINK);
  return {
    model: { weights, least, leastBesideTalk, enough },
    honest: honest.length,
    talk: talk.length,
    through: {
      alone: through(least),
      besideTalk: through(leastBesideTalk),
      enough: through(enough),
    },
  };
}

/** Fits what tells talk and, group by group, what is ground enough for a credit. */
export async function fitGrounds(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<{ talk: MeaningNetwork; groups: Record<string, FittedGroup> }> {
  const texts = listTexts(samples);
  const vectors = await encodeAll(encoder, texts);
  const cases = await readCases(encoder, vectors, samples);
  const groups = Object.fromEntries(
    [...Map.groupBy(cases, (one) => one.group)].map(([group, own]) => [
      group,
      fitGroup(group, own),
    ]),
  );
  return { talk: fitNetwork(vectors, texts), groups };
}
