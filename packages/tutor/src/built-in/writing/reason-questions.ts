import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { Expectation } from "../../dialogue/argument.ts";
import { OBJECTION_ROLE } from "./conclusion-questions.ts";

const PLACES = ["the first half", "the second half", "the last third"] as const;

/** Hints towards one reason, from weak to strong; none says what it is. */
export function reasonHints({ reasons }: ComposedPassage, index: number): string[] {
  const used = reasons[index];
  const place = PLACES[Math.min(index, PLACES.length - 1)] ?? PLACES[0];
  const strong = used?.withDetail
    ? `The writer illustrates one of the reasons like this: "${used.reason.detail}" Of what general point is that an example?`
    : `Look at ${place} of the passage again. Which claim there is offered to make you agree?`;
  return [
    'Turn the conclusion into a question: "Why?" Which claims in the passage answer it?',
    `Go through ${place} of the passage sentence by sentence. Leave out what only sets the scene or reports what others think. Which claim is left that makes the conclusion easier to accept?`,
    strong,
  ];
}

/** A question on a sentence that stands near the reasons and is none. */
export function reasonProbe({ frame, issue, reasons }: ComposedPassage): Expectation {
  const illustrated = reasons.find((used) => used.withDetail);
  if (illustrated === undefined || (frame.hasObjection && frame.conclusionPlace === "first"))
    return {
      id: "probe-reason-objection",
      kind: "probe",
      step: 1,
      statement: "It is no reason for the conclusion: it is what the other side says.",
      question: `What about the remark that ${issue.objection}? Whose point is it, and which side does it help?`,
      paraphrases: OBJECTION_ROLE,
      hints: ["Ask whether it makes the conclusion easier or harder to accept."],
      prompt: "Does it speak for the conclusion or against it, and whose view is it?",
    };
  return {
    id: "probe-reason-detail",
    kind: "probe",
    step: 1,
    statement:
      "It illustrates one of the reasons: an example or a piece of evidence that makes the reason believable.",
    question: `The passage also says: "${illustrated.reason.detail}" You did not need that as a reason of its own. What job does it do?`,
    paraphrases: [
      "it's an example",
      "it illustrates the reason",
      "it gives evidence for the reason",
      "it backs up the reason before it",
      "it explains the reason in more detail",
      "it is a detail that makes the reason more believable",
      "it shows how that reason works in practice",
      "it supports the reason rather than the conclusion",
      "it gives extra information about the reason",
      "to make the point more concrete",
    ],
    hints: [
      "Read the sentence that stands just before it, and then this one. How do the two belong together?",
    ],
    prompt:
      "Does it support the conclusion directly, or does it support something else first? What?",
  };
}
