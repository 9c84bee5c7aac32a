import { OWN_TERM_ID } from "../own-term-id.ts";
import { namedPhrase } from "../words/word-talk.ts";
import { quoteLearner } from "../summary/quote-learner.ts";
import type { Finding } from "../summary/step-findings.ts";

/** What an earned node of the map says, and the learner's own words beside it. */
export interface ToldFinding {
  readonly text: string;
  readonly words: string | null;
}

/** Puts what was found or told into plain text, without Markdown. */
export function tellFinding({ expectation, words }: Finding): ToldFinding {
  const { id, statement, term, isOwn } = expectation;
  const own = words === null ? null : quoteLearner(words);
  // The key has no words for it: the learner's are what was found.
  if (isOwn === true) return { text: own ?? "A find of your own.", words: null };
  if (id === OWN_TERM_ID) return { text: tellOwnTerm(words ?? ""), words: own };
  if (term === undefined) return { text: statement, words: own };
  const [first, second] = term.readings;
  const text = `"${term.phrase}" may stand for "${first}" or for "${second}". ${term.stake}`;
  return { text, words: own };
}

function tellOwnTerm(words: string): string {
  const phrase = namedPhrase(words);
  return `${phrase === null ? "A word of your own choice" : `"${phrase}"`} can be taken in more than one way.`;
}
