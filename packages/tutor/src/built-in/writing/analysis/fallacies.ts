import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import type { Expectation, Misconception } from "../../../dialogue/argument.ts";
import { ANALYSIS_STEP, type Analysis, type EvaluatedPassage, ofAnalysis } from "./analysis.ts";
import { CONTRAST, CONTRAST_PARAPHRASES, FALLACY_TEACHING } from "./fallacy-teaching.ts";

/** The four names with their articles, as the tutor says them. */
const CHOICES = "a strawman, ad hominem, a false dichotomy or a slippery slope";

/** Module 5: the fault of reasoning, described and named. */
export function fallacies(passage: EvaluatedPassage): Analysis {
  const fallacy = FALLACIES.find((one) => one === passage.frame.weakness);
  if (fallacy === undefined) throw new Error(`No fallacy: ${passage.frame.weakness}`);
  const { impact, impactParaphrases, repair } = FALLACY_TEACHING[fallacy];
  const others = FALLACIES.filter((one) => one !== fallacy);
  return {
    expectations: [
      explanation(passage, fallacy),
      name(fallacy),
      contrastProbe(others[passage.passage.length % others.length] ?? "strawman"),
    ],
    misconceptions: misconceptions(passage, others),
    impact: {
      statement: impact,
      paraphrases: impactParaphrases,
      hint: `Read the passage once more without the words "${passage.frame.weakWords(passage)}" What holds the conclusion up then, and how firmly?`,
    },
    repair,
  };
}

function explanation(passage: EvaluatedPassage, fallacy: Fallacy): Expectation {
  const { statement, paraphrases, material, hint, prompt } = FALLACY_TEACHING[fallacy];
  const words = passage.frame.weakWords(passage);
  return {
    id: "fallacy",
    kind: "fallacy",
    step: ANALYSIS_STEP,
    weakness: fallacy,
    statement: statement(passage),
    quote: words,
    paraphrases: [...paraphrases, ...passage.evaluation.fallacies[material].paraphrases],
    hints: [
      "Go through what is offered in support, piece by piece, and ask of each: if it is true, does it make the conclusion any more likely? One piece does not.",
      `Stay with this place: "${words}" What does it do for the conclusion, when you look closely?`,
      hint,
    ],
    prompt,
  };
}

function name(fallacy: Fallacy): Expectation {
  const own = FALLACY_TEACHING[fallacy].name;
  return {
    id: "fallacy-name",
    kind: "fallacy_name",
    step: ANALYSIS_STEP,
    weakness: fallacy,
    statement: `This is ${own}.`,
    paraphrases: [own, `it is ${own}`, `it's called ${own}`, `the fallacy is ${own}`],
    hints: [
      "Each of the four fallacies in the sidebar's examples goes wrong in a way of its own. Which example does this passage remind you of?",
      "Is it about what somebody said, about who said it, about how many choices there are, or about what will come of a first step?",
    ],
    prompt: `Which name fits what you described: ${CHOICES}?`,
  };
}

/** For a learner who had it at once: why another name would not fit. */
function contrastProbe(other: Fallacy): Expectation {
  const { name: own } = FALLACY_TEACHING[other];
  return {
    id: "probe-fallacy-contrast",
    kind: "probe",
    step: ANALYSIS_STEP,
    weakness: other,
    statement: CONTRAST[other],
    question: `A friend reads the same passage and says that it is ${own}. What would you say to show that the name does not fit?`,
    paraphrases: CONTRAST_PARAPHRASES[other],
    hints: [`What would have to stand in the passage for it to be ${own}?`],
    prompt: `Finish this sentence: "It would be ${own} if …, but here …"`,
  };
}

function misconceptions(passage: EvaluatedPassage, others: readonly Fallacy[]): Misconception[] {
  return [
    ...others.map((other) =>
      ofAnalysis(
        `named-${other}`,
        [FALLACY_TEACHING[other].name],
        FALLACY_TEACHING[other].whenMistaken,
      ),
    ),
    ofAnalysis(
      "sound-reason-as-fallacy",
      passage.reasons.flatMap(({ reason }) => [reason.clause, ...reason.paraphrases]),
      "That reason is about the question itself; you may find it strong or weak, but it is no trick of reasoning. Which other piece of support is not about the question at all, or not as it stands?",
    ),
    ofAnalysis(
      "disagreement-as-fallacy",
      [
        "I disagree with the writer",
        "the conclusion is wrong",
        "that is just an opinion",
        "there are no figures in it",
        "the writer doesn't give any evidence",
        "it is not true",
      ],
      "One may disagree, and more evidence would be welcome. But a fallacy is a fault in a step of reasoning: which step would fail even if all that is said in it were true?",
    ),
  ];
}
