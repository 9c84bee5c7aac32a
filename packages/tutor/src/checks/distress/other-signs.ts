import { FURTHER } from "./others/further.ts";
import { GERMANIC } from "./others/germanic.ts";
import { ROMANCE } from "./others/romance.ts";
import { SLAVIC } from "./others/slavic.ts";
import { WITHOUT_SPACES } from "./others/without-spaces.ts";
import { fold } from "./read-sentences.ts";

const WITH_SPACES = [...GERMANIC, ...ROMANCE, ...SLAVIC, ...FURTHER];

/**
 * The same signs in languages that learners may fall into; folded, since many type without marks. As one
 * pattern, since nearly every sentence has none of them: one by one they take ten times as long.
 */
export const OTHER_SIGN = new RegExp(
  `(?<!\\p{L})(?:${fold(WITH_SPACES.join("|"))})(?!\\p{L})|${fold(WITHOUT_SPACES.join("|"))}`,
  "u",
);
