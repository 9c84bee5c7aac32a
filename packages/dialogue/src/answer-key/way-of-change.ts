import { wordsOf } from "../words/words.ts";

/** Words that say, beside a figure, which way something went. */
const RISES =
  /^(?:up|rose|risen|ris(?:e|es|ing)|gr[eo]wn?|grow(?:s|ing|th)|increas\w*|climb\w*|jump\w*|leap\w*|soar\w*|surg(?:e[sd]?|ing)|shot|swollen|gain\w*|plus|higher|longer|greater)$/u;
const FALLS =
  /^(?:down|f[ae]ll(?:en|s|ing)?|drop(?:s|ped|ping)?|declin\w*|decreas\w*|s[aiu]nk(?:s|en|ing)?|shr[aiu]nk(?:s|en|ing)?|plung\w*|los(?:e|es|ing|t|s)|cut|reduc\w*|loss|minus|lower|shorter)$/u;
/** Right behind a figure they say so, too, whatever stands before it. */
const MORE = /^(?:more|extra|higher|greater|larger|bigger|longer)$/u;
const LESS = /^(?:fewer|less|lower|smaller|shorter)$/u;
/** Words before a figure that look as if they said which way. */
const HEDGES = /\b(?:(?:no )?(?:more|less|fewer) than|up to|as (?:much|many) as|at least)\b/giu;
/** So many words before a figure are beside it. */
const BESIDE = 6;
/** A change of something, which may itself be called a fall or a rise: "a rise in falls of". */
const CHANGE_OF =
  /\b(rise|increase|growth|jump|leap|surge|gain|drop|fall|decline|decrease|reduction|loss|cut) (?:in|of) (?:[\p{L}'-]+ ){1,4}(?:of|by) ?$/iu;

function readWay(word: string, rises: RegExp, falls: RegExp): boolean | undefined {
  if (rises.test(word)) return false;
  return falls.test(word) ? true : undefined;
}

/**
 * Whether a figure tells of a fall rather than of a rise: as the word right behind it says, else the nearest one before it.
 * Undefined where none of them does.
 */
export function isFallBeside(before: string, after: string): boolean | undefined {
  const [until = ""] = before.split(/[.!?;]\s/u).slice(-1);
  const [behind = ""] = after.split(/[.!?;]/u);
  const [next = ""] = wordsOf(behind);
  const [, change = ""] = CHANGE_OF.exec(until) ?? [];
  const earlier = wordsOf(until.replaceAll(HEDGES, " ")).slice(-BESIDE).toReversed();
  const ways = [next, change.toLowerCase(), ...earlier].map((word) => readWay(word, RISES, FALLS));
  return readWay(next, MORE, LESS) ?? ways.find((way) => way !== undefined);
}
