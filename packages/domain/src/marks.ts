/** The parts that a learner can give a sentence of the passage. `flaw`: here it goes wrong. */
export const MARK_ROLES = ["conclusion", "reason", "neither", "flaw"] as const;

/** The part that a learner gives a sentence of the passage. */
export type MarkRole = (typeof MARK_ROLES)[number];

/** Each role as screens and transcripts name it. */
export const MARK_ROLE_NAMES = {
  conclusion: "Conclusion",
  reason: "Reason",
  neither: "Neither",
  flaw: "Here it goes wrong",
} as const satisfies Record<MarkRole, string>;

/** A sentence of the passage that the learner marked. */
export interface Mark {
  /** Index among the passage's sentences, from 0. */
  readonly sentence: number;
  readonly role: MarkRole;
}

/** No passage has a sentence of a higher index: a teacher's own may have 400 words. */
export const MAX_SENTENCE = 399;

/** Most marks in one message; a passage has hardly more sentences. */
export const MAX_MARKS = 40;

/** A mark as plain text: `[Conclusion: “Rents are too high.”]`, or `[Conclusion: sentence 3]` without the passage. */
function sayMark({ role, sentence }: Mark, sentences: readonly string[]): string {
  const text = sentences[sentence];
  const place = text === undefined ? `sentence ${sentence + 1}` : `“${text}”`;
  return `[${MARK_ROLE_NAMES[role]}: ${place}]`;
}

/**
 * A message as plain text, its marks behind what was typed, for places that hold nothing else.
 * @param sentences the passage's, as `splitSentences` gives them, where the passage is at hand
 */
export function sayMarked(
  typed: string,
  marks: readonly Mark[],
  sentences: readonly string[] = [],
): string {
  const said = marks.map((mark) => sayMark(mark, sentences));
  return [typed, ...said].filter((part) => part !== "").join("\n");
}
