import type { Expectation } from "@elenchus/dialogue/argument";
import { contentStems, normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";

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

/** Names of the fallacies, with the ways in which people spell them. */
const FALLACY_NAMES: Readonly<Record<string, RegExp>> = {
  strawman: /\bstraw[- ]?m[ae]n\b|\bstraw person\b|\bstrawmanning\b/u,
  ad_hominem:
    /\badd?[- ]?hom[ieou]n?[a-z]*\b|\bplay(?:s|ing)? the man\b|\bagainst the (?:man|person)\b|\bpersonal attacks?\b|\battack\w* (?:on )?the (?:man|person)\b/u,
  false_dichotomy:
    /\bfalse (?:dicho\w*|dilem\w*|choice|alternative|binary|either\W?or)\b|\beither[- ]or fallac\w+\b|\b(?:dichotom\w*|dil+em+a)\b|\bblack[- ](?:and|or|n|&)[- ]white\b|\beither ?[/-] ?or\b/u,
  slippery_slope:
    /\bslip+e?r?y?[- ]?slop\w*\b|\bslipery slope\b|\bslippery\b|\bslope\b|\bdomino\b|\bsnow ?ball\w*\b|\bthin end of the wedge\b/u,
};
const NOT_IT =
  /\b(?:not|isn't|no|neither|nor|rather than|instead of|wouldn't be|can't be)\b(?:(?!\bbut\b)[^.;,]){0,24}$/u;
/** Between two names: the second is meant. */
const SETTLES = /\b(?:but|rather|mostly|more like|actually|no,|instead|on second thoughts?)\b/u;

/** The fallacies that a message names and does not rule out. */
export function namedFallacies(message: string): string[] {
  const text = normalise(message);
  const named = Object.entries(FALLACY_NAMES)
    .map(([fallacy, pattern]) => ({ fallacy, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0 && !NOT_IT.test(text.slice(0, at)))
    .toSorted((one, other) => one.at - other.at);
  const [first, second] = named;
  const isSettled = named.length === 2 && SETTLES.test(text.slice(first?.at ?? 0, second?.at ?? 0));
  return (isSettled ? named.slice(1) : named).map(({ fallacy }) => fallacy);
}
