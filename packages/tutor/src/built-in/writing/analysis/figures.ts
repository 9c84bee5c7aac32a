import {
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/frames/module-7-frames";
import type { Expectation, Misconception } from "../../../dialogue/argument.ts";
import {
  ANALYSIS_STEP,
  type Analysis,
  type EvaluatedPassage,
  ofAnalysis,
  partsInsteadOf,
} from "./analysis.ts";
import { FLAW_TEACHING, WHEN_MISTAKEN } from "./flaw-teaching.ts";

/** Module 7: what is wrong with the figures. */
export function figures(passage: EvaluatedPassage): Analysis {
  const flaw = STATISTICAL_FLAWS.find((one) => one === passage.frame.weakness);
  if (flaw === undefined) throw new Error(`No statistical flaw: ${passage.frame.weakness}`);
  const { impact, impactParaphrases, repair } = FLAW_TEACHING[flaw];
  return {
    expectations: [explanation(passage, flaw), probe(flaw)],
    misconceptions: misconceptions(passage, flaw),
    impact: {
      statement: impact,
      paraphrases: impactParaphrases,
      hint: `Read the passage once more without the words "${passage.frame.weakWords(passage)}" What holds the conclusion up then, and how firmly?`,
    },
    repair,
  };
}

function explanation(passage: EvaluatedPassage, flaw: StatisticalFlaw): Expectation {
  const { statement, paraphrases, hint, prompt } = FLAW_TEACHING[flaw];
  const { figures: own } = passage.evaluation;
  const words = passage.frame.weakWords(passage);
  return {
    id: "flaw",
    kind: "statistical_flaw",
    step: ANALYSIS_STEP,
    weakness: flaw,
    statement: statement(own),
    quote: words,
    paraphrases: paraphrases(own),
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one: what was counted, among whom, compared with what, and does it speak of those whom the conclusion is about?",
      `Stay with this place: "${words}" What would a careful person want to see beside it?`,
      hint(own),
    ],
    prompt: prompt(own),
  };
}

function probe(flaw: StatisticalFlaw): Expectation {
  const { question, statement, paraphrases, hint } = FLAW_TEACHING[flaw].probe;
  return {
    id: `probe-${flaw.replaceAll("_", "-")}`,
    kind: "probe",
    step: ANALYSIS_STEP,
    weakness: flaw,
    statement,
    question,
    paraphrases: [statement, ...paraphrases],
    hints: [hint],
    prompt: "Try it with small, round numbers: what do you get?",
  };
}

function misconceptions(passage: EvaluatedPassage, flaw: StatisticalFlaw): Misconception[] {
  const others = STATISTICAL_FLAWS.filter((one) => one !== flaw);
  return [
    ...partsInsteadOf(passage, {
      conclusion:
        "That is the conclusion. Look at the figures that are to support it: what do they leave open?",
      reason:
        "That reason needs no figures. Go to the place where something is counted or averaged: what is wrong there?",
      objection: "Leave the two sides alone for a moment. What is wrong with the figures?",
    }),
    ofAnalysis(
      "figures-made-up",
      [
        "the numbers are made up",
        "the figures are false",
        "there is no source for the numbers",
        "it doesn't say where the figures come from",
        "statistics can't be trusted",
        "the writer is lying about the numbers",
      ],
      "One may always ask where figures come from. But suppose that these are correct to the last digit: what do they still not show?",
    ),
    ...others.map((other) => ofAnalysis(`flaw-${other}`, [], WHEN_MISTAKEN[other])),
  ];
}
