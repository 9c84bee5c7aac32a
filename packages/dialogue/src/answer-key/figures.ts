import type { Slots } from "@elenchus/curriculum/frames/defences";
import { STATISTICAL_FLAWS, type StatisticalFlaw } from "@elenchus/curriculum/modules/flaw-kinds";
import type { Expectation, Misconception } from "../argument.ts";
import texts from "./flaws.json" with { type: "json" };
import { misconceptionsOf } from "./misconceptions.ts";
import type { PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** A question for learners who saw the flaw at once. */
interface FigureProbe {
  readonly question: string;
  readonly statement: string;
  readonly paraphrases: readonly string[];
  readonly hint: string;
  /** The beginning of an answer, offered last. */
  readonly prompt: string;
}

/** Module 7's texts on one flaw in any passage. */
interface FlawTexts {
  /** A question about the words that hold the flaw. */
  readonly probe: FigureProbe;
  /** Said when the learner sees this flaw and another is planned. */
  readonly whenMistaken: string;
  readonly impact: string;
  readonly impactParaphrases: readonly string[];
  readonly repair: string;
}

/** Texts on each flaw, wherever it stands. */
export const FLAW_TEXTS: Readonly<Record<StatisticalFlaw, FlawTexts>> = texts;

/** A question for a learner who saw the flaw at once. */
export function figureProbe(
  flaw: StatisticalFlaw,
  { question, statement, paraphrases, hint, prompt }: FigureProbe = FLAW_TEXTS[flaw].probe,
): Expectation {
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

/** Answers that learners are likely to give in place of the flaw. */
export function figureMisconceptions(
  parts: PassageParts,
  flaw: StatisticalFlaw,
  slots: Slots = {},
): Misconception[] {
  const others = STATISTICAL_FLAWS.filter((one) => one !== flaw);
  return [
    ...misconceptionsOf("statistical_flaw", parts, { flaw, slots }),
    ...others.map((other) => ({
      id: `flaw-${other}`,
      step: ANALYSIS_STEP,
      paraphrases: [],
      correction: FLAW_TEXTS[other].whenMistaken,
    })),
  ];
}
