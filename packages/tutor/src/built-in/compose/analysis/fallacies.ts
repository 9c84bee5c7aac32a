import type { FallacyMaterial } from "@elenchus/curriculum/evaluation";
import { FALLACIES, type Fallacy } from "@elenchus/curriculum/modules/flaw-kinds";
import { oppositesOf } from "@elenchus/dialogue/answer-key/defences";
import {
  contrastProbe,
  FALLACY_TEXTS,
  fallacyMisconceptions,
  fallacyNameExpectation,
} from "@elenchus/dialogue/answer-key/fallacies";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import { slotsOf } from "../defence-slots.ts";
import { partsOf } from "../parts-of.ts";
import type { Analysis, EvaluatedPassage } from "./analysis.ts";
import { sayFlaw } from "./say-flaw.ts";

/** Under which name an issue has what a fallacy needs. */
const MATERIAL = {
  strawman: "strawman",
  ad_hominem: "adHominem",
  false_dichotomy: "falseDichotomy",
  slippery_slope: "slipperySlope",
} as const satisfies Record<Fallacy, keyof FallacyMaterial>;

/** Module 5: the fault of reasoning, described and named. */
export function fallacies(passage: EvaluatedPassage): Analysis {
  const fallacy = FALLACIES.find((one) => one === passage.frame.weakness);
  if (fallacy === undefined) throw new Error(`No fallacy: ${passage.frame.weakness}`);
  const { impact, impactParaphrases, repair } = FALLACY_TEXTS[fallacy];
  return {
    expectations: [
      explanation(passage, fallacy),
      fallacyNameExpectation(fallacy),
      contrastProbe(fallacy, passage.passage),
    ],
    misconceptions: fallacyMisconceptions(partsOf(passage), fallacy, slotsOf(passage)),
    impact: {
      statement: impact,
      paraphrases: impactParaphrases,
      hint: `Read the passage once more without the words "${passage.frame.weakWords(passage)}" What holds the conclusion up then, and how firmly?`,
      repair,
    },
  };
}

function explanation(passage: EvaluatedPassage, fallacy: Fallacy): Expectation {
  const { paraphrases, hint, prompt } = FALLACY_TEXTS[fallacy];
  const words = passage.frame.weakWords(passage);
  return {
    id: "fallacy",
    kind: "fallacy",
    step: ANALYSIS_STEP,
    weakness: fallacy,
    statement: sayFlaw(passage)?.statement ?? "",
    quote: words,
    paraphrases: [...paraphrases, ...passage.issue.fallacies[MATERIAL[fallacy]].paraphrases],
    opposites: oppositesOf({ module: 5, kind: fallacy }, slotsOf(passage)),
    hints: [
      "Go through what is offered in support, piece by piece, and ask of each: does it deal fairly with the matter as it really stands? One piece does not.",
      `Stay with this place: "${words}" What does it do for the conclusion, when you look closely?`,
      hint,
    ],
    prompt,
  };
}
