import type { Slots } from "@elenchus/curriculum/frames/defences";
import {
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/frames/module-7-frames";
import type { Expectation, Misconception } from "../argument.ts";
import { defenceMisconception } from "./defences.ts";
import type { FigureProbe } from "./figure-probe.ts";
import { FLAW_TEXTS, WHEN_MISTAKEN } from "./flaw-texts.ts";
import { ofAnalysis, partsInsteadOf, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/**
 * A question for a learner who saw the flaw at once.
 * @param words the words of the passage that hold the flaw
 */
export function figureProbe(
  flaw: StatisticalFlaw,
  words: string,
  texts: FigureProbe = FLAW_TEXTS[flaw].probe(words),
): Expectation {
  const { question, statement, paraphrases, hint, prompt } = texts;
  return {
    id: `probe-${flaw.replaceAll("_", "-")}`,
    kind: "probe",
    step: ANALYSIS_STEP,
    weakness: flaw,
    statement,
    question,
    paraphrases: [statement, ...paraphrases],
    hints: [hint],
    prompt,
  };
}

/** What learners are likely to take for the flaw. */
export function figureMisconceptions(
  parts: PassageParts,
  flaw: StatisticalFlaw,
  slots: Slots = {},
): Misconception[] {
  const others = STATISTICAL_FLAWS.filter((one) => one !== flaw);
  return [
    ...partsInsteadOf(parts, {
      conclusion:
        "That is the conclusion. Look at the figures that are to support it: what do they leave open?",
      reason:
        "Leave that reason as it stands. Go to the place where something is counted, averaged or put in per cent: what is wrong there?",
      objection: "Leave the two sides alone for a moment. What is wrong with the figures?",
    }),
    defenceMisconception({ module: 7, kind: flaw }, slots),
    defenceMisconception({ module: 7 }),
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
