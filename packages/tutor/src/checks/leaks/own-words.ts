import { contentStems, plainWords } from "@elenchus/dialogue/words/words";
import { freeTextsOf } from "./free-texts.ts";
import { laterAnswersOf, type ReplyContext } from "./open-answers.ts";
import { differsInNegation } from "../../text/negation.ts";

/** Share of a way's words of content with which a text says it. */
const MOST = 0.85;
/** Ways of fewer words of content are said word for word only, and by texts that say little else: words meet by chance. */
const LEAST_STEMS = 3;
const LITTLE_ELSE = 0.4;
/** Share of a way that makes it the learner's, whose wording is free. */
const LEARNERS = 0.7;

/** Whether a text says a way of the key, nearly in its own words. */
function says(text: string, way: string, most = MOST): boolean {
  const [said, wanted] = [contentStems(text), contentStems(way)];
  if (wanted.size < LEAST_STEMS) {
    const isVerbatim = ` ${plainWords(text)} `.includes(` ${plainWords(way)} `);
    return isVerbatim && wanted.size >= said.size * LITTLE_ELSE;
  }
  return [...wanted].filter((stem) => said.has(stem)).length >= wanted.size * most;
}

/** Whether a text has said it already; who denied it has not. */
function isOut(text: string, way: string, most = MOST): boolean {
  return says(text, way, most) && !differsInNegation(text, way);
}

/**
 * The id of the open answer that a text says in the key's own words; null when it says none. What the learner or the
 * tutor has said that way, or what was found and is said again with it, is out already.
 */
export function findOwnWords(context: ReplyContext, text: string): string | null {
  const { learner, allowed, closed, tutor } = freeTextsOf(context);
  const said = [...learner, ...allowed, ...tutor];
  const clauses = learner.flatMap((one) => one.split(/[.,:;?!]\s/u));
  const isFree = (way: string): boolean =>
    said.some((one) => isOut(one, way)) ||
    clauses.some((one) => isOut(one, way, LEARNERS)) ||
    closed.some((one) => isOut(one, way) && says(text, one));
  const told = laterAnswersOf(context).find(({ expectation: { statement, paraphrases } }) =>
    [statement, ...paraphrases].some((way) => says(text, way) && !isFree(way)),
  );
  return told?.expectation.id ?? null;
}
