/** Words that say, beside a figure, which way something went. */
const RISES =
  /^(?:up|rose|risen|ris(?:e|es|ing)|gr[eo]wn?|grow(?:s|ing|th)|increas\w*|climb\w*|jump\w*|leap\w*|soar\w*|surg\w*|shot|swollen|gain\w*|plus|higher|longer|greater)$/u;
const FALLS =
  /^(?:down|f[ae]ll(?:en|s|ing)?|drop(?:s|ped|ping)?|declin\w*|decreas\w*|s[aiu]nk(?:s|en|ing)?|shr[aiu]nk(?:s|en|ing)?|plung\w*|los(?:e|es|ing|t|s)|cut|reduc\w*|minus|lower|shorter)$/u;
/** Right behind a figure they say so, too, whatever stands before it. */
const MORE = /^(?:more|extra|higher|greater|larger|bigger|longer)$/u;
const LESS = /^(?:fewer|less|lower|smaller|shorter)$/u;
/** Words before a figure that look as if they said which way. */
const HEDGES = /\b(?:(?:no )?(?:more|less|fewer) than|up to|as (?:much|many) as|at least)\b/giu;
/** So many words before a figure, and behind it, are beside it. */
const BESIDE = 3;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
}

function readWay(word: string, rises: RegExp, falls: RegExp): boolean | undefined {
  if (rises.test(word)) return false;
  return falls.test(word) ? true : undefined;
}

/** Whether a figure tells of a fall rather than of a rise, by the nearest word that says so; undefined where none does. */
export function isFallBeside(before: string, after: string): boolean | undefined {
  const [until = ""] = before.split(/[.!?;]\s/u).slice(-1);
  const [behind = ""] = after.split(/[.!?;]/u);
  const [next = "", ...later] = wordsOf(behind).slice(0, BESIDE);
  const earlier = wordsOf(until.replaceAll(HEDGES, " ")).slice(-BESIDE);
  const ways = [...earlier.toReversed(), next, ...later].map((word) => readWay(word, RISES, FALLS));
  return readWay(next, MORE, LESS) ?? ways.find((way) => way !== undefined);
}
