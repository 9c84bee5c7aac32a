import { module2Support } from "@elenchus/curriculum/frames/module-2-frames";
import type { Expectation, Misconception } from "../../../dialogue/argument.ts";
import {
  ANALYSIS_STEP,
  type Analysis,
  type EvaluatedPassage,
  ofAnalysis,
  partsInsteadOf,
  pickBy,
  quoteReason,
} from "./analysis.ts";
import { ownFinds } from "./own-finds.ts";
import { supportExpectation } from "./weak-support.ts";

const WEAK_HINT =
  "Missing information is a fact that the passage keeps from you and that could change your mind. Take one reason, and ask: what could turn out to be the case that would make me shrug at it?";

const OWN_FINDS = ownFinds(
  "missing_information",
  "That is open in the passage, and the answer would matter.",
  [
    "Ask what a careful buyer would ask: how many, how much, compared with what, who says so, and what else would follow?",
  ],
  "Put it as a question to the writer: which fact do you want, and about whom or what?",
);

const PROBE: Expectation = {
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

const IMPACT_STATEMENTS = [
  "As long as these facts are missing, the reasons cannot be weighed: depending on the answers they may carry the conclusion or not, so the argument persuades less than it seems to.",
  "Nobody can say yet how much these reasons are worth: one answer to the open questions would make them strong, another would leave little of them.",
  "A fair reader holds back here. The reasons may be good, but what would show it has been left out, so they carry less than they seem to.",
] as const;

const IMPACT: Omit<Analysis["impact"], "statement"> = {
  paraphrases: [
    "it makes the argument weaker, because we can't tell whether the reasons are true",
    "less convincing since we don't know the facts it depends on",
    "without that information you can't judge whether the conclusion follows",
    "the missing facts could turn out either way, so it isn't very persuasive yet",
    "it is weaker because if the answer is no the reason falls apart",
    "it could be strong if the answers fit, but for now we just don't know",
  ],
  hint: "Imagine two answers to what you asked for, one that suits the writer and one that does not. What would each of them do to the conclusion?",
};

/** Module 2: what a reader would have to know, and is not told. */
export function missingInformation(passage: EvaluatedPassage): Analysis {
  const ofReasons = passage.reasons.map(({ evaluation }, index): Expectation => {
    return {
      id: `gap-${index + 1}`,
      kind: "missing_information",
      step: ANALYSIS_STEP,
      statement: evaluation.gap.question,
      quote: passage.reasons[index]?.reason.clause ?? "",
      paraphrases: [evaluation.gap.question, ...evaluation.gap.paraphrases],
      hints: [
        WEAK_HINT,
        `Take this reason: ${quoteReason(passage, index)}. Suppose that you had to write a report on whether it holds. What would you go and find out first?`,
        `The writer seems to count on it that ${evaluation.assumption.clause}. Which question would test that, and is its answer anywhere in the passage?`,
      ],
      prompt: `Finish this sentence: "Before I let myself be convinced by ${quoteReason(passage, index).replaceAll('"', "'")}, I would want to know …"`,
    };
  });
  return {
    enough: 2,
    expectations: [
      ...ofReasons,
      supportExpectation(module2Support, passage, {
        id: "gap-support",
        kind: "missing_information",
        hints: [
          WEAK_HINT,
          "Not every sentence in the passage is equally solid. Which one sounds like evidence and tells you next to nothing when you look at it closely?",
        ],
        prompt: (words) =>
          `Finish this sentence: "The passage says '${words}', but it does not say …"`,
      }),
      ...OWN_FINDS,
      PROBE,
    ],
    misconceptions: misconceptions(passage),
    impact: { ...IMPACT, statement: pickBy(passage.passage, IMPACT_STATEMENTS) },
    repair: "It would help if the writer gave those facts, with where they come from.",
  };
}

function misconceptions(passage: EvaluatedPassage): Misconception[] {
  return [
    ...partsInsteadOf(passage, {
      conclusion:
        "That is what the writer wants; it stands in the passage. What would you have to know, and are not told, before you agreed?",
      reason:
        "The passage does say that. Look for what it does not say: what would you have to find out before that reason convinced you?",
      objection: "The passage mentions that itself. What is it silent about, although it matters?",
    }),
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
        "what is the name of the place?",
        "what colour is it?",
        "how old is the writer?",
        "what was the weather like?",
        "it does not say the exact date",
        "what are the people called?",
      ],
      "The passage does leave that out, but would it change your mind to learn it? Look for a fact on which a reason stands or falls.",
    ),
  ];
}
