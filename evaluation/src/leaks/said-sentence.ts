import { splitSentences } from "@elenchus/domain/split-sentences";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";

/**
 * What a sentence is. Honest: a model's reply to the very prompt, one written by hand as a careful model would, the built-in tutor's reply to the same message, a good
 * reply by somebody who knew no prompt, small talk or a question beside the point, what any tutor may say about any text, or the
 * learner's words said again. The others tell: in a turn of a dialogue, after a miss, in small words, by a leading
 * question, as a right answer in other words, or in the key's.
 */
export type SentenceSource =
  | "reply"
  | "written"
  | "built-in"
  | "good"
  | "small talk"
  | "question"
  | "plain"
  | "said again"
  | "told in dialogue"
  | "told after a miss"
  | "told in small words"
  | "leading question"
  | "answer told"
  | "key told"
  | "first sight";

const TELLING: ReadonlySet<SentenceSource> = new Set([
  "told in dialogue",
  "told after a miss",
  "told in small words",
  "leading question",
  "answer told",
  "key told",
  "first sight",
]);

/** Whether a source's sentences tell what is open. */
export function isTelling(source: SentenceSource): boolean {
  return TELLING.has(source);
}

/** A sentence where it is said. */
export interface SaidSentence {
  readonly turn: MoveTurn;
  readonly sentence: string;
  readonly source: SentenceSource;
  /** Sentences of one reply have it in common. */
  readonly reply: string;
}

/** The sentences of a reply in its turn. */
export function sayReply(turn: MoveTurn, reply: string, source: SentenceSource): SaidSentence[] {
  return splitSentences(reply).map((sentence) => ({ turn, sentence, source, reply }));
}

/** Sentences by themselves, each in the same turn. */
export function sayEach(
  turn: MoveTurn,
  sentences: readonly string[],
  source: SentenceSource,
): SaidSentence[] {
  return sentences.map((sentence) => ({ turn, sentence, source, reply: sentence }));
}
