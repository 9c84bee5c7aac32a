import { fold } from "./read-sentences.ts";
import { WITH_SPACES, WITHOUT_SPACES } from "./signs.ts";

/**
 * The same signs in languages that learners may fall into; folded, since many type without marks. As one
 * pattern, since nearly every sentence has none of them: one by one they take ten times as long.
 */
export const OTHER_SIGN = new RegExp(
  `(?<!\\p{L})(?:${fold(WITH_SPACES.join("|"))})(?!\\p{L})|${fold(WITHOUT_SPACES.join("|"))}`,
  "u",
);
