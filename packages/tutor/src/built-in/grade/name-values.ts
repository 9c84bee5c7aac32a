import type { Expectation } from "@elenchus/dialogue/argument";
import { contentStems, normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { cosine } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";

/** How plainly a text speaks of each of two values, 0 to 1. */
export interface Naming {
  readonly first: number;
  readonly second: number;
}

/** A value called by one of its names. */
const NAMED = 0.9;
/** Pieces of a text beyond these are not read one by one. */
const MAX_PIECES = 4;

/** How plainly a text speaks of each of the two values: by name, or by nearness of meaning. */
export async function nameValues(
  encoder: SentenceEncoder,
  { first, second }: { first: Expectation; second: Expectation },
  part: string,
): Promise<Naming> {
  const text = normalise(part);
  if (contentStems(text).size === 0) return { first: 0, second: 0 };
  const pieces = [...new Set([text, ...text.split(/\s*(?:,|;|\band\b|\bor\b|\bbut\b)\s*/u)])]
    .filter((piece) => contentStems(piece).size > 0)
    .slice(0, MAX_PIECES);
  const vectors = await encoder.embed([...pieces, ...first.paraphrases, ...second.paraphrases]);
  const said = vectors.slice(0, pieces.length);
  const meant = vectors.slice(pieces.length);
  const nearness = (list: readonly Float32Array[]): number =>
    Math.max(0, ...said.flatMap((one) => list.map((other) => cosine(one, other))));
  const near = {
    first: nearness(meant.slice(0, first.paraphrases.length)),
    second: nearness(meant.slice(first.paraphrases.length)),
  };
  const names = { first: namesIn(first, text), second: namesIn(second, text) };
  const isBoth = (name: string): boolean =>
    names.first.includes(name) && names.second.includes(name);
  const own = (list: readonly string[]): boolean => list.some((name) => !isBoth(name));
  return {
    first: own(names.first) ? Math.max(NAMED, near.first) : near.first,
    second: own(names.second) ? Math.max(NAMED, near.second) : near.second,
  };
}

/** The value's names that a text uses; one that both values share tells nothing. */
function namesIn({ valueWords }: Expectation, text: string): string[] {
  const stems = contentStems(text);
  const padded = ` ${plainWords(text)} `;
  return (valueWords ?? []).filter((word) => {
    const parts = wordsOf(word);
    if (parts.length > 1) return padded.includes(` ${parts.join(" ")} `);
    const [stem = ""] = contentStems(word);
    return stem !== "" && stems.has(stem);
  });
}
