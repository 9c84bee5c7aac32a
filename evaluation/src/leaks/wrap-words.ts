import { hashText } from "@elenchus/dialogue/seeded-choice";

type Wrap = (words: string) => string;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ways of telling an answer. */
const TELLING: readonly Wrap[] = [
  (words) => `${capital(words)}.`,
  (words) => `${capital(words)}.`,
  (words) => `Yes, and ${words}.`,
  (words) => `The answer is that ${words}.`,
  (words) => `You will find that ${words}.`,
  (words) => `Could it be that ${words}?`,
  (words) => `What the writer wants to say is that ${words}.`,
  (words) => `Look once more: ${words}.`,
  (words) => `Not quite, because ${words}.`,
  (words) => `Would you agree that ${words}?`,
];

/** Ways of saying again what a learner has said. */
const AGAIN: readonly Wrap[] = [
  (words) => `Yes, ${words}.`,
  (words) => `Right: ${words}.`,
  (words) => `You say that ${words}.`,
  (words) => `So you think that ${words}.`,
  (words) => `You say "${words}".`,
  (words) => `Exactly, ${words}, and that is one of the things to find.`,
  (words) => `That ${words} is a good point.`,
  (words) => `Yes, it says that ${words}, as you put it.`,
  (words) => `"${capital(words)}" is how you put it; what makes you think so?`,
  (words) => `You have found it: ${words}.`,
  (words) => `${capital(words)}, indeed.`,
  (words) => `I see: ${words}.`,
];

/** A text without the mark at its end. */
export function withoutEnd(text: string): string {
  return text.replace(/[.!?]+$/u, "").trim();
}

/** Some of a list, by a seed; the same seed gives the same. */
export function pick<Item>(list: readonly Item[], seed: string, count: number): Item[] {
  return Array.from({ length: Math.min(count, list.length) }, (_, nth) => {
    return list[hashText(`${seed}:${nth}`) % list.length] as Item;
  });
}

/** An answer, told in some ways. */
export function tell(words: string, count: number): string[] {
  return pick(TELLING, words, count).map((wrap) => wrap(withoutEnd(words)));
}

/** A learner's words, said again in some ways. */
export function sayAgain(words: string, count: number): string[] {
  return pick(AGAIN, words, count).map((wrap) => wrap(withoutEnd(words)));
}
