import type { Argument } from "../../dialogue/argument.ts";
import { extraStems, isTwoSided, namedPhrase } from "../reading/word-talk.ts";
import { contentStems } from "../reading/words.ts";

/** The expectation that a learner's own find covers: an ambiguous word that the key does not list. */
export const OWN_TERM_ID = "term-own";

/** What an answer says of a word that the key does not list. */
interface OwnTerm {
  /** The word as the learner writes it; null when the answer names none of the passage. */
  readonly word: string | null;
  /** Whether two readings of it are given. */
  readonly explained: boolean;
}

/** Content words that two readings need between them, neither the word itself nor talk about wording. */
const LEAST_EXTRA = 3;

/** Reads what an answer says of an ambiguous word of its own finding. */
export function readOwnTerm(argument: Argument, message: string): OwnTerm {
  const word = namedPhrase(message);
  const passage = contentStems(argument.passage);
  if (word === null || [...contentStems(word)].some((stem) => !passage.has(stem)))
    return { word: null, explained: false };
  const extra = extraStems(message, [word]);
  return { word, explained: isTwoSided(message) && extra.length >= LEAST_EXTRA };
}
