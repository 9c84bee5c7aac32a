import {
  type GroundGroup,
  groundGroupOf,
  numbersOf,
} from "@elenchus/tutor/built-in/grade/second-look/credit-numbers";
import {
  type GroundTerms,
  lookAtCredits,
} from "@elenchus/tutor/built-in/grade/second-look/ground-terms";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { MeaningNetwork } from "@elenchus/tutor/text/meaning-network";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { fitTalk, type TalkSource } from "./fit-talk.ts";
import type { GroundSample, GroundSource } from "./ground-samples.ts";

/** A sample's numbers for one expectation, by a network that was fitted without its origin. */
export interface Case {
  readonly group: GroundGroup;
  readonly fold: number;
  readonly terms: GroundTerms;
  readonly numbers: Float32Array;
  readonly source: GroundSource;
}

/** Parts of the origins, each of which is left out in turn. */
export const FOLDS = 5;

/** The part of the origins to which a sample belongs. */
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
  // Wrong answers are none, and no talk, either; what was written beside them is for telling these two.
  const said = samples
    .filter(({ source }) => source === "right" || source === "talk")
    .map(({ text, source, origin }) => ({
      text,
      source: source === "right" ? ("answer" as const) : ("talk" as const),
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

function fitTalkNetwork(vectors: Vectors, said: readonly SaidText[]): MeaningNetwork {
  return fitTalk(
    said.map(({ text, source }) => ({ vector: vectors.get(text) ?? new Float32Array(), source })),
  );
}

/** Reads samples, each by a network for talk that was fitted without its origin; and that network, fitted to all. */
export async function readCases(
  encoder: SentenceEncoder,
  samples: readonly GroundSample[],
): Promise<{ readonly talk: MeaningNetwork; readonly cases: readonly Case[] }> {
  const texts = listTexts(samples);
  const vectors = await encodeAll(encoder, texts);
  const cases: Case[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = texts.filter((one) => foldOf(one) !== fold);
    const network = fitTalkNetwork(vectors, others);
    for (const one of samples.filter((sample) => foldOf(sample) === fold)) {
      const { view, text, source } = one;
      // What is said to a further question teaches what is talk, and is told apart elsewhere.
      const expectations = one.expectations.filter(({ kind }) => kind !== "probe");
      const looks = await lookAtCredits({ encoder, network }, view, text, expectations);
      for (const looked of looks) {
        const { expectation, terms, meaning } = looked;
        const group = groundGroupOf(expectation);
        const numbers = Float32Array.from(numbersOf(looked));
        if (meaning.length > 0) cases.push({ group, fold, terms, numbers, source });
      }
    }
  }
  return { talk: fitTalkNetwork(vectors, texts), cases };
}
