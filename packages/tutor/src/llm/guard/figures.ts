import type { ReadText } from "./read-text.ts";
import { seenTexts } from "./seen-texts.ts";
import type { Watched } from "./watched.ts";

/** A number of two digits or more, or one of money or of percents. */
const FIGURE = /[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|per ?cent\b)|\d[\d.,]*\d/gu;
/** Percents in words, and shares, by which a tutor would grade as well. */
const IN_WORDS = /\b[\p{L}-]+ per ?cent\b|\b[\p{L}\d-]+ out of (?:an? )?[\p{L}\d-]+/gu;

function bare(figure: string): string {
  return figure.replace(/^\D+|\D+$|,/gu, "");
}

/**
 * A check that needs no key: whether a sentence brings a figure into the dialogue. A tutor who asks makes up no
 * numbers; a new one belongs to an answer, or is an invention.
 */
export function createFigureCheck(watched: Watched): (read: ReadText) => boolean {
  let text: string | null = null;
  const known = (): string => (text ??= seenTexts(watched).join("\n").toLowerCase());
  return ({ normal }) => {
    const figures = normal.match(FIGURE) ?? [];
    const inWords = normal.match(IN_WORDS) ?? [];
    if (figures.length + inWords.length === 0) return false;
    const numbers = new Set((known().match(/\d[\d.,]*/gu) ?? []).map(bare));
    return (
      figures.some((one) => !numbers.has(bare(one))) ||
      inWords.some((one) => !known().includes(one))
    );
  };
}
