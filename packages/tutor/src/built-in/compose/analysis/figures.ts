import { STATISTICAL_FLAWS, type StatisticalFlaw } from "@elenchus/curriculum/modules/flaw-kinds";
import { oppositesOf } from "@elenchus/dialogue/answer-key/defences";
import {
  figureMisconceptions,
  figureProbe,
  FLAW_TEXTS,
} from "@elenchus/dialogue/answer-key/figures";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import { slotsOf } from "../defence-slots.ts";
import { partsOf } from "../parts-of.ts";
import type { Analysis, EvaluatedPassage } from "./analysis.ts";
import texts from "./flaws.json" with { type: "json" };
import { sayFlaw } from "./say-flaw.ts";

/** Module 7: what is wrong with the figures. */
export function figures(passage: EvaluatedPassage): Analysis {
  const flaw = STATISTICAL_FLAWS.find((one) => one === passage.frame.weakness);
  if (flaw === undefined) throw new Error(`No statistical flaw: ${passage.frame.weakness}`);
  const { impact, impactParaphrases, repair } = FLAW_TEXTS[flaw];
  return {
    expectations: [
      explanation(passage, flaw),
      figureProbe(flaw, flaw === "outlier" ? texts.outlier.probe : undefined),
    ],
    misconceptions: figureMisconceptions(partsOf(passage), flaw, slotsOf(passage)),
    impact: {
      statement: impact,
      paraphrases: impactParaphrases,
      hint: `Read the passage once more without the words "${passage.frame.weakWords(passage)}" What holds the conclusion up then, and how firmly?`,
      repair,
    },
  };
}

function explanation(passage: EvaluatedPassage, flaw: StatisticalFlaw): Expectation {
  const said = sayFlaw(passage);
  if (said === null) throw new Error(`Nothing is said of ${flaw}`);
  const words = passage.frame.weakWords(passage);
  return {
    id: "flaw",
    kind: "statistical_flaw",
    step: ANALYSIS_STEP,
    weakness: flaw,
    statement: said.statement,
    quote: words,
    paraphrases: said.paraphrases,
    opposites: oppositesOf({ module: 7, kind: flaw }, slotsOf(passage)),
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one: what was counted, among whom, compared with what, and does it speak of those whom the conclusion is about?",
      `Stay with this place: "${words}" What would a careful person want to see beside it?`,
      said.hint,
    ],
    prompt: said.prompt,
  };
}
