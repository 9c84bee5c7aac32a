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

/** So much of what the tutor said last is read: its question, or the list that it offered. */
const LAST_WORDS = 50;

/** The first text of a pair that is read for its speech act: the end of what the tutor said last. */
export function actText(said: string): string {
  return said.trim().split(/\s+/u).slice(-LAST_WORDS).join(" ");
}
