import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { Misconception } from "../../dialogue/argument.ts";

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/u);
}

/** What learners are likely to take for the conclusion. */
export function conclusionMisconceptions({
  issue,
  reasons,
  frame,
}: ComposedPassage): Misconception[] {
  const found: Misconception[] = reasons.map(({ reason }, index) => ({
    id: `reason-${index + 1}-as-conclusion`,
    step: 0,
    paraphrases: [reason.clause, ...reason.paraphrases],
    correction:
      "That is in the passage, but ask what it is used for: is it what the writer wants to convince you of in the end, or does the writer use it to convince you of something else?",
  }));
  const details = reasons.filter((used) => used.withDetail).map((used) => used.reason.detail);
  if (details.length > 0)
    found.push({
      id: "detail-as-conclusion",
      step: 0,
      paraphrases: details,
      correction:
        "That sentence makes something more vivid, but it is not where the argument is heading. What larger claim is the whole passage driving at?",
    });
  found.push({
    id: "background-as-conclusion",
    step: 0,
    paraphrases: sentencesOf(issue.background),
    correction:
      "That tells you how things stand, and hardly anybody would dispute it. What does the writer want to follow from it all?",
  });
  if (frame.hasObjection)
    found.push({
      id: "objection-as-conclusion",
      step: 0,
      paraphrases: [issue.objection, ...issue.objectionParaphrases],
      correction:
        "Look at who says that in the passage. Is it the writer's own view, or a view that the writer answers?",
    });
  found.push({
    id: "opposite-conclusion",
    step: 0,
    paraphrases: issue.claimOpposites,
    correction:
      "You have found what the argument is about. But read again which side the writer takes: for it or against it?",
  });
  return found;
}

/** What learners are likely to take for a reason. */
export function reasonMisconceptions({ issue, reasons, frame }: ComposedPassage): Misconception[] {
  const details = reasons.filter((one) => one.withDetail).map((one) => one.reason.detail);
  const unused = issue.reasons.filter((reason) => !reasons.some((used) => used.reason === reason));
  return [
    ofReasons(
      "conclusion-as-reason",
      [issue.claim, ...issue.claimParaphrases],
      "That is the conclusion over again. A reason is a different claim, one that answers why we should accept the conclusion. What does the passage answer?",
    ),
    ofReasons(
      "opposite-conclusion-as-reason",
      issue.claimOpposites,
      "That is not what the writer holds; look again which side the passage takes. What does it say in favour of its own conclusion?",
    ),
    ofReasons(
      "background-as-reason",
      sentencesOf(issue.background),
      "That only tells us how things stand; it is no ground for the conclusion by itself. Which claims make the conclusion easier to accept?",
    ),
    ...reasons.map(({ reason }, index) =>
      ofReasons(
        `opposite-reason-${index + 1}`,
        reason.opposites,
        "Read that place again: the writer says the reverse of what you wrote. What exactly does the passage claim there?",
      ),
    ),
    ofReasons(
      "detail-as-reason",
      details,
      "That is an example. Of which more general claim in the passage is it an example?",
    ),
    ofReasons(
      "objection-as-reason",
      frame.hasObjection ? [issue.objection, ...issue.objectionParaphrases] : [],
      "That speaks against the conclusion, and the writer puts it in other people's mouths. What does the writer say in favour of it?",
    ),
    ofReasons(
      "reason-from-outside",
      unused.flatMap((reason) => [reason.clause, ...reason.paraphrases]),
      "That may well be a good reason, but it is yours: the passage does not give it. Which reasons does the writer really give?",
    ),
  ].filter((one) => one.paraphrases.length > 0);
}

function ofReasons(id: string, paraphrases: readonly string[], correction: string): Misconception {
  return { id, step: 1, paraphrases, correction };
}
