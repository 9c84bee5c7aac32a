import { normalise } from "../../reading/words.ts";

/** What a learner may have to bear besides the exercise: a loss or an illness, or a passage that does not show. */
export type Trouble = "sorrow" | "access";

const SORROW =
  /\b(?:my|our) (?:[\p{L}']+ ){1,3}?(?:(?:has |have |had |just |recently )*(?:died|passed away)|(?:is|are|was) (?:dying|dead|very ill|seriously ill|in hospital|in intensive care))\b|\b(?:i'm|i am|we are|we're) (?:grieving|in mourning|in hospital|very ill|seriously ill)\b|\b(?:my|our|a|the) [\p{L}']+'s funeral\b/u;
const ACCESS =
  /\b(?:visual(?:ly)? impair\w+|screen ?reader (?:does not|doesn't|cannot|can't|can not|won't|will not|never) (?:read|reach|find|get|open) (?:to )?(?:the|this|any|your) (?:passage|text|page)|i(?:'m| am) (?:blind|partially sighted|colou?r-?blind))\b|\b(?:passage|text|page) (?:is not|isn't|does not|doesn't|won't|will not|never) (?:shown|showing|show|load|loading|display\w*|visible|appear\w*|there)\b|\b(?:cannot|can't|can not) (?:see|read|find|open) (?:the|any|a) (?:passage|text)\b(?! (?:say|as|in))/u;

/** A trouble that a message tells of, in the learner's own life or with the page; null when it tells of none. */
export function troubleIn(message: string): Trouble | null {
  const text = normalise(message);
  if (ACCESS.test(text)) return "access";
  return SORROW.test(text) ? "sorrow" : null;
}
