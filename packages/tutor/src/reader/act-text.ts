import { splitSentences } from "@elenchus/domain/split-sentences";

/** The acts of a message, in the order of the network's second output. */
export const READ_ACTS = [
  "answer",
  "question",
  "objection",
  "complaint",
  "dont_know",
  "asks_for_answer",
  "off_topic",
  "empty_effort",
  "repeat",
  "choice",
] as const;

/** An act for which the reader may take a message. */
export type ReadAct = (typeof READ_ACTS)[number];

/**
 * So much of what the tutor said last is read: what it asks, or the end of the list that it offered. Beside its praise, a
 * question of the learner's is read as an answer, and an answer as an objection to the praise.
 */
const LAST = { sentences: 2, words: 50 };

/** The first text of a pair that is read for its speech act: the end of what the tutor said last. */
export function actText(said: string): string {
  const end = splitSentences(said.trim()).slice(-LAST.sentences).join(" ");
  return end.split(/\s+/u).slice(-LAST.words).join(" ");
}
