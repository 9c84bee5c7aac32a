import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
import type { Expectation } from "@elenchus/dialogue/argument";

const PLACES = ["near the beginning", "around the middle", "towards the end"] as const;

/** In which third of the passage a clause of it has its middle. */
function placeOf(passage: string, clause: string): string {
  const start = passage.toLowerCase().indexOf(clause.toLowerCase());
  const share = (start + clause.length / 2) / passage.length;
  return PLACES[Math.floor(share * PLACES.length)] ?? PLACES[0];
}

/** Hints towards one reason, from weak to strong; none says what it is. */
export function reasonHints({ passage, reasons }: ComposedPassage, index: number): string[] {
  const used = reasons[index];
  const place = placeOf(passage, used?.reason.clause ?? "");
  const strong = used?.withDetail
    ? `To support one of the reasons the writer adds: "${used.reason.detail}" What point is that meant to bring home?`
    : `Look again at what stands ${place} of the passage. Which claim there is offered to make you agree?`;
  return [
    'Turn the conclusion into a question: "Why?" Which claims in the passage answer it?',
    `Go sentence by sentence through what stands ${place} of the passage. Leave out what only sets the scene or reports what others think. Which claim is left that makes the conclusion easier to accept?`,
    strong,
  ];
}

/** A question on a sentence that stands near the reasons and is none. */
export function reasonProbe({ frame, issue, reasons }: ComposedPassage): Expectation {
  const illustrated = reasons.find((used) => used.withDetail);
  if (illustrated === undefined || (frame.hasObjection && frame.conclusionPlace === "first"))
    return probeOf("reasonObjection", {
      question: `What about the remark that ${issue.objection}? Whose point is it, and which side does it help?`,
    });
  return probeOf("reasonDetail", {
    question: `The passage also says: "${illustrated.reason.detail}" You did not need that as a reason of its own. What job does it do?`,
  });
}
