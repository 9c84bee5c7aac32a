import { ENGLISH, fillSlots } from "./signs.ts";

/**
 * What many signs begin with, the longest first: read once for all of them, a message takes a fraction of the time. Most
 * begin where a word does, which four places of five are not.
 */
const BEGINNINGS: readonly string[] = [
  fillSlots("{{I_MEAN_TO}}"),
  fillSlots("\\bi {{FILL}}"),
  "\\b",
];

/** Whether a pattern is one alternative and not several: no "|" outside of its brackets. */
function isSingle(pattern: string): boolean {
  let depth = 0;
  for (const sign of pattern.replaceAll(/\\.|\[[^\]]*\]/gu, "")) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === "|" && depth === 0) return false;
  }
  return true;
}

/** The same alternatives, those with a beginning in common put behind it together. */
function joinByBeginning(signs: readonly string[]): string {
  const beginningOf = (sign: string): string | undefined =>
    isSingle(sign) ? BEGINNINGS.find((one) => sign.startsWith(one)) : undefined;
  const grouped = BEGINNINGS.map((beginning) => {
    const ends = signs.filter((sign) => beginningOf(sign) === beginning);
    return `${beginning}(?:${ends.map((sign) => sign.slice(beginning.length)).join("|")})`;
  });
  return [...grouped, ...signs.filter((sign) => beginningOf(sign) === undefined)].join("|");
}

/**
 * What people write in English who need help, sentence by sentence, folded and mended. As one pattern, for the same
 * reason as those in other languages.
 */
export const ENGLISH_SIGN = new RegExp(joinByBeginning(ENGLISH), "u");
