import type { Misconception } from "../argument.ts";
import type { PassageParts } from "./passage-parts.ts";
import { STEP } from "./steps.ts";

/** What learners are likely to take for the conclusion. */
export function conclusionMisconceptions(parts: PassageParts): Misconception[] {
  return [
    ...parts.reasons.map(({ texts }, index) =>
      ofConclusion(
        `reason-${index + 1}-as-conclusion`,
        texts,
        "That is in the passage, but ask what it is used for: is it what the writer wants to convince you of in the end, or does the writer use it to convince you of something else?",
      ),
    ),
    ofConclusion(
      "detail-as-conclusion",
      parts.details,
      "That sentence makes something more vivid, but it is not where the argument is heading. What larger claim is the whole passage driving at?",
    ),
    ofConclusion(
      "background-as-conclusion",
      parts.background,
      "That tells you how things stand, and hardly anybody would dispute it. What does the writer want to follow from it all?",
    ),
    ofConclusion(
      "objection-as-conclusion",
      parts.objection,
      "Look at who says that in the passage. Is it the writer's own view, or one that the writer only reports?",
    ),
    ofConclusion(
      "concession-as-conclusion",
      parts.concession,
      "The writer grants that, but does not rest the case on it. What is it that the writer claims in spite of it?",
    ),
    ofConclusion(
      "opposite-conclusion",
      parts.claimOpposites,
      "You have found what the argument is about. But read again which side the writer takes: for it or against it?",
    ),
  ].filter((one) => one.paraphrases.length > 0);
}

/** What learners are likely to take for a reason. */
export function reasonMisconceptions(parts: PassageParts): Misconception[] {
  return [
    ofReasons(
      "conclusion-as-reason",
      parts.claim,
      "That is the conclusion over again. A reason is a different claim, one that answers why we should accept the conclusion. What does the passage answer?",
    ),
    ofReasons(
      "opposite-conclusion-as-reason",
      parts.claimOpposites,
      "That is not what the writer holds; look again which side the passage takes. What does it say in favour of its own conclusion?",
    ),
    ofReasons(
      "background-as-reason",
      parts.background,
      "That only tells us how things stand; it is no ground for the conclusion by itself. Which claims make the conclusion easier to accept?",
    ),
    ...parts.reasons.map(({ opposites }, index) =>
      ofReasons(
        `opposite-reason-${index + 1}`,
        opposites,
        "Read that place again: the writer says the reverse of what you wrote. What exactly does the passage claim there?",
      ),
    ),
    ofReasons(
      "detail-as-reason",
      parts.details,
      "That is there to make something else easier to believe. What larger claim does it serve?",
    ),
    ofReasons(
      "objection-as-reason",
      parts.objection,
      "That speaks against the conclusion, and the writer puts it in other people's mouths. What does the writer say in favour of it?",
    ),
    ofReasons(
      "concession-as-reason",
      parts.concession,
      "That speaks against the conclusion; the writer grants it and goes on. What does the writer say in favour?",
    ),
    ofReasons(
      "reason-from-outside",
      parts.outside,
      "That may well be a good reason, but it is yours: the passage does not give it. Which reasons does the writer really give?",
    ),
  ].filter((one) => one.paraphrases.length > 0);
}

function ofConclusion(
  id: string,
  paraphrases: readonly string[],
  correction: string,
): Misconception {
  return { id, step: STEP.conclusion, paraphrases, correction };
}

function ofReasons(id: string, paraphrases: readonly string[], correction: string): Misconception {
  return { id, step: STEP.reasons, paraphrases, correction };
}
