import { normalise } from "@elenchus/dialogue/words/words";

/** What a learner may have to bear besides the exercise: a loss or an illness, or a passage that does not show. */
export type Trouble = "sorrow" | "access";

/** What is no living being, or makes "my …" the beginning of an answer. */
const NOBODY =
  "(?:is|are|was|were|that|the|view|opinion|point|answer|reason|guess|idea|conclusion|phone|laptop|computer|tablet|battery|screen|internet|wi-?fi|connection|mouse|keyboard|car|town|village|city|street|planet|world|language|community|club|shop|business|library|school|garden|trees?|plants?)";
const DEAD =
  "(?:(?:has |have |had |just |recently )*(?:died|passed away)|(?:is|are|was) (?:dying(?! (?:out|to|for)\\b)|dead(?! (?:against|certain|end|right|serious|set|sure|tired|wrong)\\b)|very ill|seriously ill|in hospital|in intensive care))";
const SORROW = new RegExp(
  `\\b(?:my|our) (?:(?!${NOBODY}\\b)[\\p{L}']+ ){1,3}?${DEAD}\\b|\\b(?:i'm|i am|we are|we're) (?:grieving|in mourning|in hospital|very ill|seriously ill)\\b|\\b(?:my|our|a|the) [\\p{L}']+'s funeral\\b`,
  "u",
);

/** Ends what is said of the page; "the passage does not show how many" is an answer. */
const NO_MORE =
  "(?= *$| ?[.,;:!?]| (?:up|here|at all|for me|to me|on (?:my|the|this)|in my|with my|properly|any ?more|anywhere|it|it's|its|too|i|and|so|but|because)\\b)";
const ACCESS = [
  "\\b(?:visual(?:ly)? impair\\w+|i(?:'m| am) (?:blind|partially sighted|colou?r-?blind))\\b",
  "\\bscreen ?reader (?:does not|doesn't|cannot|can't|can not|won't|will not|never) (?:read|reach|find|get|open) (?:to )?(?:the|this|any|your) (?:passage|text|page)\\b",
  `\\b(?:passage|text|page) (?:is not|isn't|does not|doesn't|won't|will not|never) (?:shown|showing|show|load|loading|display\\w*|visible|appear\\w*|there)${NO_MORE}`,
  `\\b(?:cannot|can't|can not) (?:see|read|find|open) (?:the|any|a) (?:passage|text)${NO_MORE}`,
].map((words) => new RegExp(words, "u"));

/** A trouble that a message tells of, in the learner's own life or with the page; null when it tells of none. */
export function troubleIn(message: string): Trouble | null {
  const text = normalise(message);
  if (ACCESS.some((words) => words.test(text))) return "access";
  return SORROW.test(text) ? "sorrow" : null;
}

/** What a message says beside the trouble that it tells of. */
export function besideTrouble(message: string): string {
  return [...ACCESS, SORROW].reduce((text, words) => text.replace(words, " "), normalise(message));
}
