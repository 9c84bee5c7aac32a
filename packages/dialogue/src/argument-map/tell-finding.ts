import { isOwnFinding, isOwnTerm } from "../is-own-finding.ts";
import type { MapNode } from "./argument-map.ts";
import { namedPhrase } from "../words/word-talk.ts";
import { quoteLearner } from "../summary/quote-learner.ts";
import type { Finding } from "../summary/step-findings.ts";

/** A finding in plain text, without Markdown, and the learner's own words beside it. */
export function tellFinding({ expectation, words }: Finding): Pick<MapNode, "text" | "words"> {
  const { statement, term } = expectation;
  const own = words === null ? null : quoteLearner(words);
  if (isOwnTerm(expectation)) {
    const phrase = namedPhrase(words ?? "");
    const name = phrase === null ? "A word of your own choice" : `"${phrase}"`;
    return { text: `${name} can be taken in more than one way.`, words: own };
  }
  // The key has no words for it: the learner's are what was found.
  if (isOwnFinding(expectation)) return { text: own ?? "A find of your own.", words: null };
  if (term === undefined) return { text: statement, words: own };
  const [first, second] = term.readings;
  const text = `"${term.phrase}" may stand for "${first}" or for "${second}". ${term.stake}`;
  return { text, words: own };
}
