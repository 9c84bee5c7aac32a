import { extraStems } from "@elenchus/dialogue/words/word-talk";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import { cosine } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";

/** How near each text comes to each of the others, one row a text. */
export async function measureNearness(
  encoder: SentenceEncoder,
  texts: readonly string[],
  others: readonly string[],
): Promise<number[][]> {
  const vectors = await encoder.embed([...texts, ...others]);
  const rest = vectors.slice(texts.length);
  return vectors.slice(0, texts.length).map((one) => rest.map((other) => cosine(one, other)));
}

/** The explanation's own words, without the term and without talk about wording. */
export function ownWords(said: string, phrase: string): string {
  const own = new Set(extraStems(said, [phrase]));
  return wordsOf(said)
    .filter((word) => [...contentStems(word)].some((stem) => own.has(stem)))
    .join(" ");
}
