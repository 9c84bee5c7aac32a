import { withFigures } from "../../reading/words.ts";

/** Words for numbers that mostly count nothing: "one part", "the two". */
const HARDLY_NUMBERS = /\b(?:ones?|two)\b/giu;

function numbersIn(text: string): number[] {
  const plain = withFigures(text.replaceAll(HARDLY_NUMBERS, " "));
  const figures = plain.replaceAll(/(?<=\d),(?=\d{3}\b)/gu, "").match(/\d+(?:\.\d+)?/gu);
  return (figures ?? []).map(Number);
}

/** Whether a text makes up two figures, one below a figure of the passage's words and one above it. */
export function spansFigure(text: string, words: string): boolean {
  const given = numbersIn(words);
  const own = numbersIn(text).filter((one) => !given.includes(one));
  return given.some((figure) => own.some((one) => one < figure) && own.some((one) => one > figure));
}
