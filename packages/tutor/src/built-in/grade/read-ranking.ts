import type { Expectation } from "@elenchus/dialogue/argument";
import { contentStems } from "@elenchus/dialogue/words/words";
import { isDenial } from "../../text/negation.ts";

/** What stands between the one that comes first and the one that stands back. */
const ABOVE = /\b(?:above|over|ahead of|more than|more important than)\b/u;

/** How many words of content a text has of what a value is called. */
function nearness(text: string, { statement, paraphrases }: Expectation): number {
  const wanted = contentStems([statement, ...paraphrases].join(" "));
  return [...contentStems(text)].filter((stem) => wanted.has(stem)).length;
}

/**
 * Whether a text ranks two values as they stand, or the other way round, by what it names before and behind "above" and its
 * like; null where it does not name both. The reader hardly hears which of two comes first.
 */
export function readRanking(
  [first, second]: readonly Expectation[],
  text: string,
): "as it is" | "turned" | null {
  const [before, behind, ...more] = text.toLowerCase().split(ABOVE);
  if (before === undefined || behind === undefined || more.length > 0) return null;
  if (first === undefined || second === undefined) return null;
  if (isDenial(text, `${first.statement} ${second.statement}`)) return null;
  const stands = Math.min(nearness(before, first), nearness(behind, second));
  const turned = Math.min(nearness(before, second), nearness(behind, first));
  if (stands === turned) return null;
  return stands > turned ? "as it is" : "turned";
}
