import { normalise } from "@elenchus/dialogue/words/words";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";

/** The sentences of a text, as they are compared: lower case, without Markdown emphasis. */
export function sentencesOf(text: string): string[] {
  return normalise(text.replaceAll(/[*_>]/gu, ""))
    .split(/(?<=[.!?:])["')]*\s+/u)
    .filter((sentence) => sentence !== "");
}

/** Remembers what a tutor has said in a dialogue and picks words that were not said yet. */
export interface FreshChoice {
  /** One of the texts none of whose sentences was said; null when all were. */
  among(texts: readonly string[]): string | null;
  /** The first, in the given order, none of whose sentences was said; null when all were. */
  first(texts: readonly string[]): string | null;
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
  return { first, among: (texts) => first(shuffleBySeed(texts, seed + used.size)) };
}
