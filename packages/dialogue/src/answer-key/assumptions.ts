import type { Expectation, Misconception } from "../argument.ts";
import type { GeneralImpact } from "./general-impact.ts";
import { defenceMisconception, oppositesOf } from "./defences.ts";
import { fullest, ofAnalysis, partsInsteadOf, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** A question for learners who found two at once. */
export const CHECK_PROBE: Expectation = {
  id: "probe-check",
  kind: "probe",
  step: ANALYSIS_STEP,
  statement:
    "A factual assumption can be checked, at least in principle, by looking, counting or asking.",
  question: "Take one of these assumptions. How could somebody find out whether it is true?",
  paraphrases: [
    "you could ask the people concerned",
    "by comparing it with a place where it is done",
    "somebody could count how often it happens",
    "try it out for a few weeks and see",
    "look at the records of the last years",
  ],
  hints: ["Whom would you ask, what would you count, or where would you look?"],
  prompt: 'Finish this sentence: "To find out whether that is so, one could …"',
};

/** What it does to an argument, whichever it is. */
export const ASSUMPTION_IMPACT: GeneralImpact = {
  paraphrases: [
    "if the assumption is wrong the reason doesn't support the conclusion any more",
    "it makes the argument weaker because nobody shows that it is true",
    "the whole thing falls apart if that isn't so",
    "less persuasive, since it depends on something that isn't proved",
    "it's only convincing if you believe the assumption",
    "if it turns out true the argument holds, otherwise the conclusion doesn't follow",
  ],
  hint: "Suppose that one of your assumptions is false, and read the reason that needs it once more. What does it still do for the conclusion?",
  repair: "It would help if the writer showed that what is taken for granted is true.",
};

/** An assumption turned round. @param clause in small letters and without a stop */
export function assumptionOpposites(clause: string): string[] {
  return oppositesOf({ module: 3 }, { clause: [clause] });
}

/** What learners are likely to give instead of what is taken for granted. */
export function assumptionMisconceptions(parts: PassageParts): Misconception[] {
  return [
    ...partsInsteadOf(parts, {
      conclusion:
        "That is the conclusion itself. An assumption lies between the reasons and it: what must be true for the step from one to the other?",
      reason:
        "The writer says that outright, so it is a reason and no assumption. What has to be true besides, unsaid, for this reason to lead to the conclusion?",
      objection:
        "That is what the other side says. What does the writer rely on without saying it?",
    }),
    defenceMisconception({ module: 3 }, { reason: parts.reasons.flatMap(fullest) }),
    ofAnalysis(
      "value-as-assumption",
      [
        "the writer thinks that fairness is more important than freedom",
        "it assumes that safety matters most",
        "the writer values tradition over progress",
        "that health is more important than fun",
        "it assumes that this would be the right thing to do",
        "the writer cares more about people than about money",
      ],
      "That is about what matters, and nobody could settle it by measuring. Look for something that the writer takes to be a fact, and that could be checked.",
    ),
    ofAnalysis(
      "question-as-assumption",
      [
        "how many people were asked?",
        "we don't know how much it costs",
        "it doesn't say where the figures come from",
        "what do other people think?",
        "there is no evidence for it",
      ],
      "That is something we are not told. Turn it round: which answer does the writer count on? Put that as a claim.",
    ),
  ];
}
