import { stemmer } from "stemmer";
import { isMisspelling } from "../../../text/misspelling.ts";
import { normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";

/** A run of words of the passage that long is quoted, and names no word of it. */
const COPIED_RUN = 6;

/** Words of a message with the place where each begins in the normalised text. */
interface PlacedWord {
  readonly word: string;
  readonly at: number;
}

function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu)].map((found) => ({
    word: found[0],
    at: found.index,
  }));
}

/** Talk about wording is full of these; a term of the same stem has to be named exactly. */
const TALK_STEMS = new Set(["mean", "word", "differ", "understand", "understood", "take", "clear"]);

function isSameWord(said: string | undefined, meant: string): boolean {
  if (said === undefined || said === meant) return said === meant;
  const stem = stemmer(meant);
  if (TALK_STEMS.has(stem)) return false;
  return stemmer(said) === stem || isMisspelling(said, meant);
}

/** Where the words of a phrase begin in a text, side by side, slips of the finger allowed; −1 if nowhere. */
export function findPhrase(text: string, phrase: string): number {
  const placed = placeWords(normalise(text));
  const wanted = wordsOf(phrase.replace(/^(?:an?|the|some) /u, ""));
  const found = placed.find((_, index) =>
    wanted.every((word, offset) => isSameWord(placed[index + offset]?.word, word)),
  );
  return found?.at ?? -1;
}

/** The message without runs of words that are copied from the passage; shorter quotations stay. */
export function withoutCopies(message: string, passage: string): string {
  const source = ` ${plainWords(passage)} `;
  const text = normalise(message);
  const placed = placeWords(text);
  const copied = new Set<number>();
  for (let at = 0; at + COPIED_RUN <= placed.length; at += 1) {
    const run = placed.slice(at, at + COPIED_RUN).map((one) => one.word);
    if (source.includes(` ${run.join(" ")} `))
      for (let offset = 0; offset < COPIED_RUN; offset += 1) copied.add(at + offset);
  }
  let kept = text.slice(0, placed[0]?.at ?? 0);
  for (const [index, { at }] of placed.entries())
    if (!copied.has(index)) kept += text.slice(at, placed[index + 1]?.at ?? text.length);
  return kept;
}
