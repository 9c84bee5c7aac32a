import type { ReadAct } from "@elenchus/tutor/reader/act-text";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";

/** What a set is for: fitting, drawing the limits of the zones, or figures of which nothing before has heard. */
export type Split = "fit" | "limits" | "test";

/** How much of a point a message states: all of it, a part, nothing; null where that is not known. */
export type Earned = 1 | 0.35 | 0 | null;

/** A message in its place, judged by hand. */
export interface ReadTurn {
  readonly split: Split;
  readonly source: string;
  readonly argument: Argument;
  readonly step: number;
  /** Id of the further question that was asked. */
  readonly probe?: string;
  /** What the tutor said last, where that is known. */
  readonly last?: string;
  readonly message: string;
  readonly label: string;
  /** None where nobody judged it as a speech act; two where it is both at once. */
  readonly acts: readonly ReadAct[];
  /** It states some point of the step, and it is not known which. */
  readonly isOneOf: boolean;
  readonly earned: (one: Expectation) => Earned;
}

const ACT_OF_LABEL: Readonly<Record<string, ReadAct>> = {
  right: "answer",
  wrong: "answer",
  partial: "answer",
  wrong_or_partial: "answer",
  other_step: "answer",
  answer: "answer",
  question: "question",
  objection: "objection",
  complaint: "complaint",
  dont_know: "dont_know",
  asks_for_answer: "asks_for_answer",
  off_topic: "off_topic",
  empty: "empty_effort",
  empty_effort: "empty_effort",
  repeat: "repeat",
  choice: "choice",
};

/** The speech acts that labels name; a label that names none is left out. */
export function actsOf(...labels: readonly (string | undefined)[]): ReadAct[] {
  return labels.flatMap((label) => ACT_OF_LABEL[label ?? ""] ?? []);
}

/** Where it was said, as a dialogue stands there. */
export function placeOf({
  step,
  probe = null,
}: {
  readonly step: number;
  readonly probe?: string | null;
}) {
  return { step, target: probe };
}
