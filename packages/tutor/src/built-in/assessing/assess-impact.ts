import type { DialogueView } from "../../tutor.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { wordsOf } from "../reading/words.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import { assessStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { vocabularyOf } from "./statements.ts";
import { readVerdict } from "./verdict.ts";

/** Coverage of a verdict without its reason. */
const HALF = 0.68;

/** Judges an answer that is to say what a finding does to the argument, and why. */
export async function assessImpact(
  encoder: SentenceEncoder,
  { argument, dialogue }: DialogueView,
  message: string,
): Promise<Findings> {
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const verdict = readVerdict(text);
  const findings = await assessStatements(encoder, argument, dialogue.step, message);
  if (verdict === "stronger" || verdict === "refuted")
    return {
      coverage: { impact: 0 },
      misconception: verdict === "stronger" ? "no-impact" : "conclusion-must-be-false",
      confidence: 0.8,
      reasons: [`calls it ${verdict}`],
    };
  const score = findings.coverage["impact"] ?? 0;
  const impact = verdict === "bare" ? Math.max(score, HALF) : score;
  return {
    ...findings,
    coverage: { impact },
    reasons: [...findings.reasons, `verdict ${verdict}`],
  };
}
