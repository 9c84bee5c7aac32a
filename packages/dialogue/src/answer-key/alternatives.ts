import type { Expectation, Misconception } from "../argument.ts";
import type { GeneralImpact } from "./general-impact.ts";
import { defenceMisconception, oppositesOf } from "./defences.ts";
import { objectionInstead, ofAnalysis, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** A question for learners who found two at once. */
export const WHICH_REASON_PROBE: Expectation = {
  id: "probe-which-reason",
  kind: "probe",
  step: ANALYSIS_STEP,
  statement:
    "An alternative counts because the same reason speaks for it, and not only because it is possible.",
  question: "Take one of your own conclusions. Which of the writer's reasons supports it, and how?",
  paraphrases: [
    "the first reason supports it because it would solve the same problem",
    "it follows from the second reason",
    "if that reason is true, this would help just as well",
    "it deals with what the first reason complains about",
  ],
  hints: [
    'Say the reason first, then your conclusion, with "so" between them. Does it make sense?',
  ],
  prompt: 'Finish this sentence: "My conclusion is supported by the reason that …, because …"',
};

/** What it does to an argument, whichever it is. */
export const ALTERNATIVE_IMPACT: GeneralImpact = {
  paraphrases: [
    "it is weaker because the same reasons support other conclusions too",
    "the reasons don't force us to accept the writer's conclusion",
    "less convincing since something else would solve the problem as well",
    "you could accept all the reasons and still want something different",
    "the writer doesn't show why this is better than the alternatives",
    "the conclusion doesn't follow necessarily, there are other ways",
  ],
  hint: "Somebody accepts every reason and draws one of your conclusions instead. Have they made a mistake? What does that say about the writer's step?",
  repair:
    "It would help to show why the writer's conclusion fits the reasons better than the others.",
};

/** An alternative turned round. @param clause in small letters and without a stop */
export function alternativeOpposites(clause: string): string[] {
  const denied = clause.replaceAll(" should ", " should not ");
  return oppositesOf(
    { module: 6 },
    { clause: [clause], denied: denied === clause ? [] : [denied] },
  );
}

/** What learners are likely to give instead of what else could be concluded. */
export function alternativeMisconceptions(parts: PassageParts): Misconception[] {
  return [
    ofAnalysis(
      "conclusion-again",
      parts.claim,
      "That is the writer's own conclusion in other words. Keep the reasons, but let them lead somewhere else: what different claim would they bear?",
    ),
    ofAnalysis(
      "denial-as-alternative",
      parts.claimOpposites,
      "That only denies the writer's conclusion, and these reasons do not speak for the denial. Which claim would they really support?",
    ),
    ...parts.reasons.map(({ texts }, index) =>
      ofAnalysis(
        `reason-${index + 1}-instead`,
        texts,
        "That is one of the reasons. Take it as given: what could be concluded from it, other than what the writer concludes?",
      ),
    ),
    ...objectionInstead(
      parts.objection,
      "That is what the other side says; it does not follow from the writer's reasons. What would these reasons support besides?",
    ),
    defenceMisconception({ module: 6 }),
    ofAnalysis(
      "doubt-as-alternative",
      [
        "the reasons may not be true",
        "we don't know whether that is really so",
        "there is not enough evidence",
        "how many people were asked?",
        "the writer doesn't prove it",
        "it depends on the situation",
      ],
      "It is fair to doubt a reason, but here we grant them all. Suppose that they are true: what else could follow?",
    ),
  ];
}
