import { module3Support } from "@elenchus/curriculum/frames/module-3-frames";
import { asSentence } from "@elenchus/curriculum/frames/passage";
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
  "A factual assumption is unsaid, the argument needs it, and somebody could check it. Take one reason, and ask: how could it be true and the conclusion wrong all the same?";

const OWN_FINDS = ownFinds(
  "assumption",
  "The passage does not say so, and the argument leans on it.",
  [
    "Writers often take it for granted that people will act as planned, that what was so elsewhere is so here, or that one thing caused another. Does any of these fit?",
  ],
  'Put it as a whole claim about how things are: "The writer takes it for granted that …"',
);

const PROBE: Expectation = {
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

const IMPACT_STATEMENTS = [
  "The argument is only as strong as these assumptions: if one of them is false, the reason that leans on it no longer supports the conclusion, and nothing in the passage shows that they are true.",
  "Each reason reaches the conclusion only over something that is nowhere shown. Take one such support away, and the reason may be true and still not lead there.",
  "How far it persuades depends on whether you share what is silently taken to be so; whoever does not has been given no ground to.",
] as const;

const IMPACT: Omit<Analysis["impact"], "statement"> = {
  paraphrases: [
    "if the assumption is wrong the reason doesn't support the conclusion any more",
    "it makes the argument weaker because nobody shows that it is true",
    "the whole thing falls apart if that isn't so",
    "less persuasive, since it depends on something that isn't proved",
    "it's only convincing if you believe the assumption",
    "if it turns out true the argument holds, otherwise the conclusion doesn't follow",
  ],
  hint: "Suppose that one of your assumptions is false, and read the reason that needs it once more. What does it still do for the conclusion?",
};

/** Module 3: what is taken for granted about the world. */
export function assumptions(passage: EvaluatedPassage): Analysis {
  const ofReasons = passage.reasons.map(({ evaluation }, index): Expectation => {
    return {
      id: `assumption-${index + 1}`,
      kind: "assumption",
      step: ANALYSIS_STEP,
      statement: asSentence(evaluation.assumption.clause),
      paraphrases: [evaluation.assumption.clause, ...evaluation.assumption.paraphrases],
      hints: [
        WEAK_HINT,
        `Put this reason beside the conclusion: ${quoteReason(passage, index)}. What must be so in the world for the one to lead to the other?`,
        `Ask yourself: ${lowerFirst(evaluation.gap.question)} Which answer does the writer take for granted?`,
      ],
      prompt: `Finish this sentence: "${capitalised(quoteReason(passage, index))} speaks for the conclusion only if it is true that …"`,
    };
  });
  return {
    enough: 2,
    expectations: [
      ...ofReasons,
      supportExpectation(module3Support, passage, {
        id: "assumption-support",
        kind: "assumption",
        hints: [
          WEAK_HINT,
          "One sentence in the passage would fit almost any argument. Which is it, and what does it need in order to count?",
        ],
        prompt: (words) =>
          `Finish this sentence: "'${words}' tells us something only if it is true that …"`,
      }),
      ...OWN_FINDS,
      PROBE,
    ],
    misconceptions: misconceptions(passage),
    impact: { ...IMPACT, statement: pickBy(passage.passage, IMPACT_STATEMENTS) },
    repair: "It would help if the writer showed that what is taken for granted is true.",
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A quotation in single marks with a capital, to open a quoted sentence. */
function capitalised(quotation: string): string {
  const inner = quotation.replaceAll('"', "");
  return `'${inner.charAt(0).toUpperCase()}${inner.slice(1)}'`;
}

function misconceptions(passage: EvaluatedPassage): Misconception[] {
  return [
    ...partsInsteadOf(passage, {
      conclusion:
        "That is the conclusion itself. An assumption lies between the reasons and it: what must be true for the step from one to the other?",
      reason:
        "The writer says that outright, so it is a reason and no assumption. What has to be true besides, unsaid, for this reason to lead to the conclusion?",
      objection:
        "That is what the other side says. What does the writer rely on without saying it?",
    }),
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
