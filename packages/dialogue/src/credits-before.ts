import { COVERED, coreExpectations, isOpen, NEAR } from "./coverage.ts";
import type { DialogueView } from "./tutor.ts";

/** A credit, and the learner's words for it. */
export interface Credit {
  /** Of an expectation. */
  readonly id: string;
  readonly words: string;
}

/** Credits of a step in it or before it, oldest first: a find that was said again is there again. */
function creditsIn({ argument, transcript }: DialogueView, step: number): Credit[] {
  const ids = coreExpectations(argument, step).map((one) => one.id);
  return transcript
    .filter((one) => one.sender === "user" && one.step <= step)
    .flatMap(({ text, assessment }) =>
      ids
        .filter((id) => (assessment?.coverage[id] ?? 0) >= COVERED)
        .map((id) => ({ id, words: assessment?.earnedBy?.[id] ?? text })),
    );
}

/** Credits of earlier messages in the open step, oldest first. */
export function creditsBefore(view: DialogueView): Credit[] {
  return creditsIn(view, view.dialogue.step);
}

/** The first credit of each expectation of a step: what was found, in the words that found it. */
export function firstCreditsIn(view: DialogueView, step: number): Credit[] {
  const credits = creditsIn(view, step);
  return credits.filter(({ id }, at) => credits.findIndex((one) => one.id === id) === at);
}

/** Points that are open in the step and were half said before, in the words that came last. */
export function halfSaidIn({ argument, dialogue, transcript }: DialogueView): Credit[] {
  return coreExpectations(argument, dialogue.step).flatMap(({ id }) => {
    const isHalf = (value = 0): boolean => value >= NEAR && value < COVERED;
    const near = transcript.findLast(({ assessment }) => isHalf(assessment?.coverage[id]));
    const words = near?.assessment?.earnedBy?.[id];
    return words === undefined || !isOpen(argument, dialogue, id) ? [] : [{ id, words }];
  });
}
