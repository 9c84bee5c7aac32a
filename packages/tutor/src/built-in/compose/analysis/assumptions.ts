import { asSentence } from "@elenchus/curriculum/frames/passage";
import {
  ASSUMPTION_IMPACT,
  assumptionMisconceptions,
  assumptionOpposites,
  CHECK_PROBE,
} from "@elenchus/dialogue/answer-key/assumptions";
import { FINDS_ENOUGH, ownFinds } from "@elenchus/dialogue/answer-key/own-finds";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy, quoteReason } from "./analysis.ts";

const WEAK_HINT =
  "A factual assumption is unsaid, the argument needs it, and somebody could check it. Take one reason, and ask: how could it be true and the conclusion wrong all the same?";

const IMPACT_STATEMENTS = [
  "The argument is only as strong as these assumptions: if one of them is false, the reason that leans on it no longer supports the conclusion, and nothing in the passage shows that they are true.",
  "Each reason reaches the conclusion only over something that is nowhere shown. Take one such support away, and the reason may be true and still not lead there.",
  "How far it persuades depends on whether you share what is silently taken to be so; whoever does not has been given no ground to.",
] as const;

/** Module 3: what is taken for granted about the world. */
export function assumptions(passage: EvaluatedPassage): Analysis {
  const ofReasons = passage.reasons.map(({ reason }, index): Expectation => {
    return {
      id: `assumption-${index + 1}`,
      kind: "assumption",
      step: ANALYSIS_STEP,
      statement: asSentence(reason.assumption.clause),
      paraphrases: [reason.assumption.clause, ...reason.assumption.paraphrases],
      opposites: assumptionOpposites(reason.assumption.clause),
      hints: [
        WEAK_HINT,
        `Put this reason beside the conclusion: ${quoteReason(passage, index)}. What must be so in the world for the one to lead to the other?`,
        `Ask yourself: ${lowerFirst(reason.gap.question)} Which answer does the writer take for granted?`,
      ],
      prompt: `Finish this sentence: "${capitalised(quoteReason(passage, index))} speaks for the conclusion only if it is true that …"`,
    };
  });
  return {
    enough: FINDS_ENOUGH,
    expectations: [...ofReasons, ...ownFinds("assumption"), CHECK_PROBE],
    misconceptions: assumptionMisconceptions(partsOf(passage)),
    impact: { ...ASSUMPTION_IMPACT, statement: pickBy(passage.passage, IMPACT_STATEMENTS) },
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
