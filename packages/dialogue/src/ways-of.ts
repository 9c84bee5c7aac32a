import type { Expectation } from "./argument.ts";

/** Every way in which an expectation can be said or named. */
export function waysOf(one: Expectation): string[] {
  const { statement, paraphrases, quote = "", term, valueWords = [] } = one;
  const ofTerm = term === undefined ? [] : [term.phrase, ...term.readings];
  return [statement, ...paraphrases, quote, ...ofTerm, ...valueWords].filter((way) => way !== "");
}
