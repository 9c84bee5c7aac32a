import type { Expectation, Misconception } from "../argument.ts";
import type { GeneralImpact } from "./general-impact.ts";
import { defenceMisconception, oppositesOf } from "./defences.ts";
import { fullest, ofAnalysis, partsInsteadOf, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** A question for learners who found two at once. */
export const WEIGH_PROBE: Expectation = {
  id: "probe-weigh",
  kind: "probe",
  step: ANALYSIS_STEP,
  statement:
    "A piece of information is worth asking for when one answer would strengthen the argument and another would weaken it.",
  question:
    "Take one of the things that you would like to know. Which answer to it would make the argument stronger, and which would make it weaker?",
  paraphrases: [
    "if the answer is yes it would be stronger, if it is no it would be weaker",
    "a high number would help the writer and a low one would not",
    "if it turned out that only a few were affected the argument would be weak",
    "many cases would speak for it and hardly any would speak against it",
  ],
  hints: ["Invent two answers to your question, one that suits the writer and one that does not."],
  prompt: 'Finish both: "If the answer is …, the argument gains. If it is …, the argument loses."',
};

/** What it does to an argument, whichever it is. */
export const MISSING_INFORMATION_IMPACT: GeneralImpact = {
  paraphrases: [
    "it makes the argument weaker, because we can't tell whether the reasons are true",
    "less convincing since we don't know the facts it depends on",
    "without that information you can't judge whether the conclusion follows",
    "the missing facts could turn out either way, so it isn't very persuasive yet",
    "it is weaker because if the answer is no the reason falls apart",
    "it could be strong if the answers fit, but for now we just don't know",
  ],
  hint: "Imagine two answers to what you asked for, one that suits the writer and one that does not. What would each of them do to the conclusion?",
  repair: "It would help if the writer gave those facts, with where they come from.",
};

/** "It doesn't say how many came": what is asked for stands behind a few words. */
const NOT_TOLD =
  /^(?:[^\s?]+ ){2,5}?(?=(?:how|if|what|what's|whether|where|when|which|who|whom|why) [^?]+$)/u;

/** A gap turned round: that it is filled, or need not be. */
export function gapOpposites(paraphrases: readonly string[]): string[] {
  const asked = paraphrases.filter((one) => NOT_TOLD.test(one)).slice(0, 2);
  return oppositesOf({ module: 2 }, { asked: asked.map((one) => one.replace(NOT_TOLD, "")) });
}

/** What learners are likely to give instead of what is not told. */
export function missingInformationMisconceptions(parts: PassageParts): Misconception[] {
  return [
    ...partsInsteadOf(parts, {
      conclusion:
        "That is the writer's own conclusion; it stands in the passage. What would you have to know, and are not told, before you agreed?",
      reason:
        "The passage does say that. Look for what it does not say: what would you have to find out before that reason convinced you?",
      objection: "The passage mentions that itself. What is it silent about, although it matters?",
    }),
    defenceMisconception({ module: 2 }, { reason: parts.reasons.flatMap(fullest) }),
    ofAnalysis(
      "disagreement-as-gap",
      [
        "I don't agree with the writer",
        "the writer is wrong",
        "that is not true at all",
        "I think the opposite is better",
        "this is a bad idea",
        "the argument is stupid",
        "I would not want that",
        "it is unfair to do that",
      ],
      "That is a view of the matter, and you may be right. But whoever doubts should know what to ask: which fact, not given here, could settle it?",
    ),
    ofAnalysis(
      "trifle-as-gap",
      [
        "what does the writer look like?",
        "what colour is it?",
        "how old is the writer?",
        "what was the weather like?",
        "it does not say the exact date",
        "what is the writer's favourite colour?",
      ],
      "The passage does leave that out, but would it change your mind to learn it? Look for a fact on which a reason stands or falls.",
    ),
  ];
}
