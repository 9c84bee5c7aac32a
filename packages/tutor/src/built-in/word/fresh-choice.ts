import { splitSentences } from "@elenchus/domain/split-sentences";
import { normalise } from "@elenchus/dialogue/words/words";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";

/** The sentences of a text, as they are compared: lower case, without Markdown emphasis. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text.replaceAll(/[*_>]/gu, ""))
    .flatMap((sentence) => sentence.split(/(?<=:)\s+/u))
    .map(normalise);
}

/** Remembers what a tutor has said in a dialogue and picks words that were not said yet. */
export interface FreshChoice {
  /** One of the texts none of whose sentences was said; null when all were. */
  among(texts: readonly string[]): string | null;
  /** The first, in the given order, none of whose sentences was said; null when all were. */
  first(texts: readonly string[]): string | null;
  /** One of the phrases, by preference one that was not used, with its slots filled: `{}` by "", `{name}` by name. */
  filled(phrases: readonly string[], slots?: Readonly<Record<string, string>>): string | null;
}

function fill(phrase: string, slots: Readonly<Record<string, string>>): string {
  const filled = phrase.replaceAll(/\{(\w*)\}/gu, (slot, name: string) => slots[name] ?? slot);
  // A quoted question ends its sentence by itself.
  return filled.replaceAll(/(?<=[?!]")\./gu, "");
}

/** The longest part of a phrase outside its slots, as it is compared. */
function frameOf(phrase: string): string {
  const parts = phrase.split(/\{\w*\}/u).map((part) => normalise(part.replaceAll(/[*_>"]/gu, "")));
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

/**
 * Picks words that were not said yet in the dialogue. What is picked counts as said.
 * @param said the tutor's earlier messages
 */
export function createFreshChoice(said: readonly string[], seed: number): FreshChoice {
  const used = new Set(said.flatMap(sentencesOf));
  const first = (texts: readonly string[]): string | null => {
    const fresh = texts.find((text) => sentencesOf(text).every((sentence) => !used.has(sentence)));
    if (fresh === undefined) return null;
    for (const sentence of sentencesOf(fresh)) used.add(sentence);
    return fresh;
  };
  const among = (texts: readonly string[]): string | null =>
    first(shuffleBySeed(texts, seed + used.size));
  const all = normalise(said.join(" ").replaceAll(/[*_>"]/gu, ""));
  const taken = new Set<string>();
  const filled = (
    phrases: readonly string[],
    slots: Readonly<Record<string, string>> = {},
  ): string | null => {
    const shuffled = shuffleBySeed(phrases, seed + used.size);
    const fresh = shuffled.filter((one) => !taken.has(one) && !all.includes(frameOf(one)));
    const chosen = first([...fresh, ...shuffled].map((one) => fill(one, slots)));
    for (const one of shuffled) if (fill(one, slots) === chosen) taken.add(one);
    return chosen;
  };
  return { first, among, filled };
}
