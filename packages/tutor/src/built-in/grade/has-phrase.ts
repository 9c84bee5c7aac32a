import { stemmer } from "stemmer";
import { isMisspelling } from "../../text/misspelling.ts";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Talk about wording is full of these; a term of the same stem has to be named exactly. */
const TALK_STEMS = new Set(["mean", "word", "differ", "understand", "understood", "take", "clear"]);

function isSameWord(said: string | undefined, meant: string): boolean {
  if (said === undefined || said === meant) return said === meant;
  const stem = stemmer(meant);
  if (TALK_STEMS.has(stem)) return false;
  return stemmer(said) === stem || isMisspelling(said, meant);
}

/** Whether the words of a phrase stand in a text side by side, slips of the finger allowed. */
export function hasPhrase(text: string, phrase: string): boolean {
  const said = wordsOf(text);
  const wanted = wordsOf(phrase.replace(/^(?:an?|the|some) /u, ""));
  return said.some((_, at) => wanted.every((word, offset) => isSameWord(said[at + offset], word)));
}
