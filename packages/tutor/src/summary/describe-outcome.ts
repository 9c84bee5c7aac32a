import type { DialogueView } from "../tutor.ts";
import { findingsOf } from "./step-findings.ts";

/** The first line of a summary: how the dialogue ended, and why. */
export function describeOutcome({ dialogue, argument }: DialogueView): string {
  const replies = `${dialogue.learnerMessages} ${dialogue.learnerMessages === 1 ? "reply" : "replies"}`;
  switch (dialogue.outcomeReason) {
    case "all_covered":
      return `**Outcome: success.** In ${replies} you covered every step of the analysis yourself.`;
    case "skill_step_told": {
      const told = argument.steps.filter((_, index) =>
        findingsOf({ dialogue, argument, transcript: [] }, index).some((one) => one.told),
      );
      const names = told.map((step) => step.title.toLowerCase()).join(", ");
      return `**Outcome: not yet.** It took ${replies}, and the tutor had to tell you the answer at: ${names}. A dialogue counts once you find these yourself.`;
    }
    case "message_limit":
      return `**Outcome: not yet.** The dialogue reached its limit of ${replies} before every step was covered.`;
    case null:
      return "**Outcome: open.** The dialogue is not over.";
  }
}
