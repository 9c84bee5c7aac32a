import type { Expectation } from "@elenchus/dialogue/argument";
import { contentStems } from "@elenchus/dialogue/words/words";

/** What stands between the one that comes first and the one that stands back. */
const ABOVE =
  /\b(?:above|over|before|ahead of|more than|more important than|rather than|instead of)\b/u;
/** So many more words of content have to speak for the one order than for the other. */
const LEAST = 2;

/** How many words of content of a value's names a text has. */
function nearness(text: string, { statement, paraphrases }: Expectation): number {
  const wanted = contentStems([statement, ...paraphrases].join(" "));
  return [...contentStems(text)].filter((stem) => wanted.has(stem)).length;
}

/**
 * Whether a text ranks two values as they stand, or the other way round, by what it names before and behind "above" and its
 * like; null where it does not say. The reader hardly hears which of two comes first.
 */
export function readRanking(
  [first, second]: readonly Expectation[],
  text: string,
): "as it is" | "turned" | null {
  const [before, behind, ...more] = text.toLowerCase().split(ABOVE);
  if (before === undefined || behind === undefined || more.length > 0) return null;
  if (first === undefined || second === undefined) return null;
  const lead = nearness(before, first) - nearness(before, second);
  const back = nearness(behind, second) - nearness(behind, first);
  if (Math.min(lead, back) < 0 && Math.max(lead, back) > 0) return null;
  if (lead + back >= LEAST) return "as it is";
  return lead + back <= -LEAST ? "turned" : null;
}
