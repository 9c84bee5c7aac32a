import { asSentence } from "@elenchus/curriculum/frames/passage";
import type { Expectation, Misconception } from "../../../dialogue/argument.ts";
import {
  ANALYSIS_STEP,
  type Analysis,
  type EvaluatedPassage,
  ofAnalysis,
  pickBy,
  quoteReason,
} from "./analysis.ts";
import { ownFinds } from "./own-finds.ts";

const WEAK_HINT =
  "Cover the conclusion with your hand and read only the reasons. If somebody brought you these facts and asked what to make of them, what would come to your mind?";

const PROBE: Expectation = {
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

const IMPACT_STATEMENTS = [
  "The reasons may all be true and still not lead to this conclusion rather than another; until the writer shows why the others would be worse, they persuade us that something should be done, but not that it has to be this.",
  "Somebody can accept every reason and still go elsewhere, so the reasons alone do not decide for this conclusion; what is missing is why it is better than the others.",
  "The reasons show that something is called for, and leave open what. The step to just this conclusion needs more than the passage gives.",
] as const;

const IMPACT: Omit<Analysis["impact"], "statement"> = {
  paraphrases: [
    "it is weaker because the same reasons support other conclusions too",
    "the reasons don't force us to accept the writer's conclusion",
    "less convincing since something else would solve the problem as well",
    "you could accept all the reasons and still want something different",
    "the writer doesn't show why this is better than the alternatives",
    "the conclusion doesn't follow necessarily, there are other ways",
  ],
  hint: "Somebody accepts every reason and draws one of your conclusions instead. Have they made a mistake? What does that say about the writer's step?",
};

/** Module 6: what else the same reasons would support. */
export function alternatives(passage: EvaluatedPassage): Analysis {
  const listed = passage.reasons.map(({ evaluation }, index): Expectation => {
    return {
      id: `alternative-${index + 1}`,
      kind: "alternative",
      step: ANALYSIS_STEP,
      statement: asSentence(evaluation.alternative.clause),
      paraphrases: [evaluation.alternative.clause, ...evaluation.alternative.paraphrases],
      hints: [
        WEAK_HINT,
        `Take this reason alone: ${quoteReason(passage, index)}. What other remedy, or what other explanation, would go with it?`,
        `Suppose that what the writer asks for is impossible. What else could be done by somebody who is troubled by this: ${quoteReason(passage, index)}?`,
      ],
      prompt: `Finish this sentence: "If it is true that ${quoteReason(passage, index).replaceAll('"', "'")}, one could also conclude that …"`,
    };
  });
  return {
    enough: 2,
    expectations: [
      ...listed,
      ...ownFinds(
        "alternative",
        "These reasons would allow that, too.",
        [
          "Think of a smaller step, a different person who could act, or another explanation of the same facts.",
        ],
        'Say it as a whole claim: who should do what, or what is the case? "One could also conclude that …"',
      ),
      PROBE,
    ],
    misconceptions: misconceptions(passage),
    impact: { ...IMPACT, statement: pickBy(passage.passage, IMPACT_STATEMENTS) },
    repair:
      "It would help to show why the writer's conclusion fits the reasons better than the others.",
  };
}

function misconceptions(passage: EvaluatedPassage): Misconception[] {
  const { issue, reasons, frame } = passage;
  return [
    ofAnalysis(
      "conclusion-again",
      [issue.claim, ...issue.claimParaphrases],
      "That is the writer's own conclusion in other words. Keep the reasons, but let them lead somewhere else: what different claim would they bear?",
    ),
    ofAnalysis(
      "denial-as-alternative",
      issue.claimOpposites,
      "That only denies the writer's conclusion, and these reasons do not speak for the denial. Which claim would they really support?",
    ),
    ...reasons.map(({ reason }, index) =>
      ofAnalysis(
        `reason-${index + 1}-instead`,
        [reason.clause, ...reason.paraphrases],
        "That is one of the reasons. Take it as given: what could be concluded from it, other than what the writer concludes?",
      ),
    ),
    ...(frame.hasObjection
      ? [
          ofAnalysis(
            "objection-instead",
            [issue.objection, ...issue.objectionParaphrases],
            "That is what the other side says; it does not follow from the writer's reasons. What would these reasons support besides?",
          ),
        ]
      : []),
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
