import type { Argument } from "@elenchus/dialogue/argument";
import { extraStems, isTwoSided, namedPhrase } from "@elenchus/dialogue/words/word-talk";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { stemmer } from "stemmer";

/** What an answer says of a word that the key does not list. */
interface OwnTerm {
  /** The word as the learner writes it; null when the answer names none of the passage. */
  readonly word: string | null;
  /** Whether two readings of it are given in form; whether they are readings at all is to be judged. */
  readonly isTwoSided: boolean;
}

/** Content words that two readings need between them, neither the word itself nor talk about wording. */
const LEAST_EXTRA = 2;

/** Reads what an answer says of an ambiguous word of its own finding. */
export function readOwnTerm(argument: Argument, message: string): OwnTerm {
  const word = namedPhrase(message);
  const passage = new Set(wordsOf(argument.passage).map((one) => stemmer(one)));
  if (word === null || wordsOf(word).some((one) => !passage.has(stemmer(one))))
    return { word: null, isTwoSided: false };
  const extra = extraStems(message, [word]);
  return { word, isTwoSided: isTwoSided(message) && extra.length >= LEAST_EXTRA };
}
