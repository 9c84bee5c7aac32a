import { contentStems, normalise } from "./words.ts";

/** Words with which people talk about wording rather than about the matter. */
const TALK =
  "word words phrase term expression mean means meaning meanings ambiguous ambiguity vague unclear clear two ways things different differently people person readers reader understand understood interpret interpreted interpretation depends could one other another first second say says example something someone think know taken take sense reading pick choose actually really simply";

const TWO_SIDED =
  /\b(?:or|versus|vs|whereas|while|another|others?|on the one hand|also mean|but also|but (?:it )?(?:could|can|might|may)|rather than|as opposed to)\b|\s\/\s|\?.*\?/u;
const QUOTED = /(?<!\p{L})["'](\p{L}[^"']{0,60}?)["'](?!\p{L})/u;
const LABEL = /^(\p{L}[\p{L}' -]{1,40}?)(?::|\s[-–—=]+>?\s|\.\s|\s?\(|\s?→)/u;

/** Whether a text plainly offers one thing and another. */
export function isTwoSided(text: string): boolean {
  return TWO_SIDED.test(normalise(text));
}

/** Content words of a message beside the given ones and beside talk about wording. */
export function extraStems(message: string, beside: readonly string[]): string[] {
  const taken = contentStems([TALK, ...beside].join(" "));
  return [...contentStems(message)].filter((stem) => !taken.has(stem));
}

/** "I think the word": what only leads up to the word that is meant. */
const LEAD_IN =
  /^(?:(?:and|also|then|well|ok|hmm|so|maybe|perhaps|probably|(?:i'd|i would|i) (?:say|pick|choose|go for|think|mean)(?: that)?|the (?:word|phrase|term))[:, ]+)+/u;

/** The word or phrase that a message puts forward: in quotes, as a label in front, or amid talk of meaning. */
export function namedPhrase(message: string): string | null {
  const text = normalise(message).replace(LEAD_IN, "");
  const patterns = [
    LABEL,
    /\b(?:word|phrase|term|expression)s? (?:is |are |would be |could be )?(?:like )?:? ?([\p{L}-]{3,})/u,
    /^(?:the |a )?([\p{L}-]{3,}(?: [\p{L}-]+){0,3}?)(?: here)?,? (?:could|can|may|might|is (?:ambiguous|vague|unclear)|means?|has two|does)\b/u,
    /\bwhat (?:counts as|is meant by|does|do they mean by|exactly is) (?:a |an |the )?([\p{L}-]{3,})/u,
    /^(?:the )?([\p{L}-]{4,}(?: [\p{L}-]+){0,3})[.!?]?$/u,
  ];
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  for (const pattern of patterns) {
    const phrase = pattern.exec(text)?.[1];
    if (phrase !== undefined && contentStems(phrase).size > 0) return phrase;
  }
  return null;
}
