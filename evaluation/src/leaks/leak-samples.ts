import { createFeatureReader } from "@elenchus/tutor/checks/leaks/leak-classifier";
import type { MeaningFeatures } from "@elenchus/tutor/checks/leaks/meaning-features";
import { readSentence } from "@elenchus/tutor/checks/leaks/read-sentence";
import { contextOf } from "@elenchus/tutor/llm/word/check-sentences";
import { materialsOf, type MoveTurn } from "@elenchus/tutor/llm/word/materials";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import type { SaidSentence, SentenceSource } from "./said-sentence.ts";

/** A sentence in numbers. */
export interface LeakSample extends MeaningFeatures {
  readonly source: SentenceSource;
  readonly reply: string;
  /** What samples have in common that must not be told apart by it: the issue. */
  readonly origin: string;
}

const contextOfTurn = memoiseOf((turn: MoveTurn) => contextOf(turn, materialsOf(turn)));

/** Sentences that are read together, so that the reader has them at once. */
const CHUNK = 128;

/** Reads sentences as the leak classifier does. */
export async function leakSamples(
  reader: Reader,
  said: readonly SaidSentence[],
): Promise<LeakSample[]> {
  const readFeatures = createFeatureReader((texts) => reader.embed(texts));
  const read = async ({ turn, sentence, source, reply }: SaidSentence): Promise<LeakSample> => {
    const context = contextOfTurn(turn);
    const numbers = await readFeatures(context, readSentence(context, sentence));
    return { ...numbers, source, reply, origin: turn.view.argument.issue };
  };
  const samples: LeakSample[] = [];
  for (let at = 0; at < said.length; at += CHUNK)
    samples.push(...(await Promise.all(said.slice(at, at + CHUNK).map(read))));
  return samples;
}
