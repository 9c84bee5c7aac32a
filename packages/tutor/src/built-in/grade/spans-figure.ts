import { joinThousands, withFigures } from "@elenchus/dialogue/words/words";

/** Words for numbers that count nothing here: "one part", "the two", "two groups". */
const NO_FIGURES =
  /\bones?\b|\b(?:the|these|those) two\b|\btwo (?=(?:parts?|groups?|halves|kinds|sorts|different|of)\b)/giu;
/** Out of how many something is said to be: it is no figure by itself. */
const OUT_OF = /\b(?:out of|of) (?:the )?\d+\b/giu;

function numbersIn(text: string): number[] {
  const figures = joinThousands(text).match(/\d+(?:\.\d+)?/gu);
  return (figures ?? []).map(Number);
}

/** Whether a text makes up two figures, one below the figure of the passage's words and one above it. */
export function spansFigure(text: string, words: string): boolean {
  const [figure] = numbersIn(withFigures(words).replaceAll(OUT_OF, " "));
  const own = numbersIn(withFigures(text.replaceAll(NO_FIGURES, " ")));
  if (figure === undefined) return false;
  return own.some((one) => one < figure) && own.some((one) => one > figure);
}
