import { contentStems, plainWords } from "@elenchus/dialogue/words/words";
import { freeTextsOf } from "./free-texts.ts";
import { closedAnswersOf, openAnswersOf, type ReplyContext, type Way } from "./open-answers.ts";
import { differsInNegation } from "./word-features.ts";

/** Share of a way's words of content with which a text says it. */
const MOST = 0.85;
/** Ways of fewer words of content are said word for word only: two words may meet by chance. */
const LEAST_STEMS = 3;

/** Whether a text says a way of the key, nearly in its own words. */
function says(text: string, { text: way, stems }: Way): boolean {
  if (stems.size < LEAST_STEMS) return ` ${plainWords(text)} `.includes(` ${plainWords(way)} `);
  const said = contentStems(text);
  const shared = [...stems].filter((stem) => said.has(stem)).length;
  return shared >= stems.size * MOST;
}

/** Whether a text has said it already; who denied it has not. */
function isOut(text: string, way: Way): boolean {
  return says(text, way) && !differsInNegation(text, way.text);
}

/**
 * The id of the open answer that a text says in the key's own words; null when it says none. What the learner or the
 * tutor has said that way, or what was found and is said again with it, is out already.
 */
export function findOwnWords(context: ReplyContext, text: string): string | null {
  const { learner, allowed, tutor } = freeTextsOf(context);
  const said = [...learner, ...allowed, ...tutor];
  const closed = closedAnswersOf(context).flatMap(({ ways, quotes }) => [...ways, ...quotes]);
  const isFree = (way: Way): boolean =>
    said.some((one) => isOut(one, way)) ||
    closed.some((one) => isOut(one.text, way) && says(text, one));
  const told = openAnswersOf(context).find(({ ways }) =>
    ways.some((way) => says(text, way) && !isFree(way)),
  );
  return told?.expectation.id ?? null;
}
