/** What a learner can say of a sentence of the passage. `flaw`: here it goes wrong. */
export const MARK_ROLES = ["conclusion", "reason", "neither", "flaw"] as const;

/** What a learner says that a sentence of the passage is. */
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

/** Most marks in one message; a passage has hardly more sentences. */
export const MAX_MARKS = 40;

/** A mark as plain text, for places that hold nothing else: `[Conclusion: “Rents are too high.”]`. */
export function sayMark({ role }: Mark, sentence: string): string {
  return `[${MARK_ROLE_NAMES[role]}: “${sentence}”]`;
}

/**
 * A message as plain text, its marks behind what was typed.
 * @param sentences the passage's, as `splitPassage` gives them; a mark on none of them is left out
 */
export function sayMarked(
  typed: string,
  marks: readonly Mark[],
  sentences: readonly string[],
): string {
  const said = marks.flatMap((mark) => {
    const sentence = sentences[mark.sentence];
    return sentence === undefined ? [] : [sayMark(mark, sentence)];
  });
  return [typed, ...said].filter((part) => part !== "").join("\n");
}
