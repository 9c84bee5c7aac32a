import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { type LabelledAnswer, OWN_FIND, placeAnswer } from "./labelled-answer.ts";

/** A right answer in its place. */
export interface RightAnswer {
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  readonly message: string;
  /** Ids of the expectations that it earns; {@link OWN_FIND} for a find that the key does not list. */
  readonly covers: readonly string[];
}

/** The labelled answers that earn something, in their places. */
export function rightAnswersOf(labels: readonly LabelledAnswer[]): RightAnswer[] {
  return labels
    .filter(({ covers }) => covers.length > 0)
    .map((label) => ({ ...placeAnswer(label), covers: label.covers }));
}

/** Whether an answer earns an expectation; any place for a find of one's own takes such a find. */
export function earns({ covers }: RightAnswer, one: { id: string; isOwn?: boolean }): boolean {
  return covers.includes(one.id) || (one.isOwn === true && covers.includes(OWN_FIND));
}
