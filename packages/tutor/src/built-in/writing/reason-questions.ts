import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { reasonDetailProbe, reasonObjectionProbe } from "../../answer-key/conclusion-probes.ts";
import type { Expectation } from "../../dialogue/argument.ts";

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
    return reasonObjectionProbe(
      `What about the remark that ${issue.objection}? Whose point is it, and which side does it help?`,
    );
  return reasonDetailProbe(
    `The passage also says: "${illustrated.reason.detail}" You did not need that as a reason of its own. What job does it do?`,
  );
}
