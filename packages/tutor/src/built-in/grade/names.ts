import { FALLACIES } from "@elenchus/curriculum/modules/flaw-kinds";
import type { Expectation } from "@elenchus/dialogue/argument";
import { contentStems, normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { placeOfName, withoutHyphens } from "../../text/flaw-names.ts";

/** Whether a text uses one of a value's names. */
export function namesValue({ valueWords = [] }: Expectation, text: string): boolean {
  const stems = contentStems(text);
  const padded = ` ${plainWords(text)} `;
  return valueWords.some((word) => {
    const parts = wordsOf(word);
    if (parts.length > 1) return padded.includes(` ${parts.join(" ")} `);
    const [stem = ""] = contentStems(word);
    return stem !== "" && stems.has(stem);
  });
}

const NOT_IT =
  /\b(?:not|isn't|no|neither|nor|rather than|instead of|wouldn't be|can't be)\b(?:(?!\bbut\b)[^.;,]){0,24}$/u;
/** Between two names: the second is meant. */
const SETTLES = /\b(?:but|rather|mostly|more like|actually|no,|instead|on second thoughts?)\b/u;

/** The fallacies that a message names and does not rule out. */
export function namedFallacies(message: string): string[] {
  const text = withoutHyphens(normalise(message));
  const named = FALLACIES.map((fallacy) => ({ fallacy, at: placeOfName(fallacy, text) }))
    .filter(({ at }) => at >= 0 && !NOT_IT.test(text.slice(0, at)))
    .toSorted((one, other) => one.at - other.at);
  const [first, second] = named;
  const isSettled = named.length === 2 && SETTLES.test(text.slice(first?.at ?? 0, second?.at ?? 0));
  return (isSettled ? named.slice(1) : named).map(({ fallacy }) => fallacy);
}
