import { normalise } from "@elenchus/dialogue/words/words";
import { memoise } from "@elenchus/dialogue/words/memoise";
import words from "./stance-words.json" with { type: "json" };

/** Texts kept: a turn reads its message and the key's ways of saying things. */
const CACHED_TEXTS = 2000;

function compile(list: readonly string[]): RegExp {
  const any = list.map((word) => {
    const plain = word.replaceAll("*", String.raw`[\p{L}']*`);
    return word === "%" ? plain : String.raw`(?<![\p{L}'])${plain}(?![\p{L}'])`;
  });
  return new RegExp(any.join("|"), "gu");
}

const LISTS = Object.values(words).map(compile);

/** More words of a list than this tell no more. */
const MOST = 3;
const NEGATED_PRAISE =
  /(?:\bnot|n't|\bno|\bnever|\bhardly|\btoo|\bcannot)\s(?:[\p{L}']+\s){0,3}(?:fine|good|enough|sound|solid|convincing|persuasive|reliable|representative|sense|valid|right|correct|true|fair|prove|proof|logical|problem|wrong|agree|trust)/gu;

/** How many words of each list a text has, then how often it takes back praise or blame. */
export const readStances = memoise((text): readonly number[] => {
  const plain = normalise(text);
  const counts = LISTS.map((found) => plain.match(found)?.length ?? 0);
  return [...counts, plain.match(NEGATED_PRAISE)?.length ?? 0].map((one) => Math.min(MOST, one));
}, CACHED_TEXTS);
