import type { Step } from "../argument.ts";
import { stepsTold } from "../coverage.ts";
import type { TranscriptEntry } from "../dialogue.ts";
import type { DialogueView } from "../tutor.ts";
import { helpGiven } from "./help-given.ts";
import { findingsOf } from "./step-findings.ts";

/** The first line of a summary: how the dialogue ended, and why. */
export function describeOutcome(view: DialogueView): string {
  const { dialogue, argument } = view;
  const replies = `${dialogue.learnerMessages} ${dialogue.learnerMessages === 1 ? "reply" : "replies"}`;
  switch (dialogue.outcomeReason) {
    case "all_covered":
      return `**Outcome: success.** In ${replies} you ${describeFinds(view)}`;
    case "skill_step_told": {
      const told = stepsTold(argument, dialogue).filter((step) => step.isSkill);
      return `**Outcome: not yet.** It took ${replies}, and the tutor had to tell you some of what this module is about: ${titlesOf(told)}. A dialogue counts once you find all of that yourself.`;
    }
    case "message_limit":
      return `**Outcome: not yet.** The dialogue reached its limit of ${replies} before every step was covered.`;
    case null:
      return "**Outcome: open.** The dialogue is not over.";
  }
}

/** The learner's finds in an analysis that succeeded: all of it that the tutor did not tell. */
function describeFinds(view: DialogueView): string {
  const { dialogue, argument } = view;
  const told = stepsTold(argument, dialogue);
  if (told.length > 0) {
    const own = argument.steps.filter((step) => step.isSkill);
    return `yourself found what this module is about: ${titlesOf(own)}. The tutor had to tell you an answer at: ${titlesOf(told)}.`;
  }
  if (dialogue.asserted.length > 0)
    return "yourself found what every step asks for. The tutor asked further, too, and answered at least one of those questions itself.";
  return wasHelped(view)
    ? "covered every step of the analysis, with help on the way."
    : "covered every step of the analysis yourself.";
}

/** Whether a message fell short and was helped on, or was put right beside something that counted. */
function wasHelped(view: DialogueView): boolean {
  return view.argument.steps.some((_, step) => {
    const findings = findingsOf(view, step);
    const isWrong = ({ assessment, move, step: at }: TranscriptEntry, index: number): boolean =>
      at === step &&
      ((assessment?.misconceptions ?? []).length > 0 ||
        (move?.kind === "apologise" && move.near.length > 0)) &&
      !findings.some((one) => one.at === index);
    return helpGiven(view, step, findings).length > 0 || view.transcript.some(isWrong);
  });
}

function titlesOf(steps: readonly Step[]): string {
  return steps.map((step) => step.title.toLowerCase()).join(", ");
}
