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
/** So surely says an answer what it has to, that shows no verdict in any known wording. */
const PLAIN = 0.93;
/** In fewer words nobody gives a verdict and its reason. */
const LEAST_WORDS = 7;

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
  const isTerse = wordsOf(text).length < LEAST_WORDS;
  const isUnclear = verdict === "none" && score < PLAIN;
  const isHalf = verdict === "bare" || ((isTerse || isUnclear) && score >= HALF);
  const impact = isHalf ? HALF : score;
  return {
    ...findings,
    coverage: { impact },
    reasons: [...findings.reasons, `verdict ${verdict}`],
  };
}
