import type { DialogueView } from "@elenchus/dialogue/tutor";
import { repairSpelling } from "./reading/spelling.ts";
import { wordsOf } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { scoreMatch } from "./score-model.ts";
import { vocabularyOf } from "./statements.ts";
import { readVerdict, type Verdict } from "./verdict.ts";

/** Coverage of a verdict without its reason. */
const HALF = 0.68;
/** So surely says an answer what it has to, that shows no verdict in any known wording. */
const PLAIN = 0.93;
/** So surely has an answer with a verdict and a reason to say it. */
const LIKELY = 0.86;
/** In fewer words nobody gives a verdict and its reason. */
const LEAST_WORDS = 7;

/** Judges an answer that is to say what a finding does to the argument, and why. */
export async function assessImpact(
  encoder: SentenceEncoder,
  { argument, dialogue }: DialogueView,
  message: string,
): Promise<Findings> {
  const text = repairSpelling(message, vocabularyOf(argument));
  const verdict = readVerdict(text);
  if (verdict === "stronger" || verdict === "refuted")
    return {
      coverage: { impact: 0 },
      misconception: verdict === "stronger" ? "no-impact" : "conclusion-must-be-false",
      confidence: 0.8,
      reasons: [`calls it ${verdict}`],
    };
  const { findings, matches } = await readStatements(encoder, argument, dialogue.step, message);
  const own = matches.filter(({ statement, heaped }) => statement.id === "impact" && !heaped);
  const score = Math.max(0, ...own.map(scoreMatch));
  return {
    coverage: { impact: weigh(verdict, score, wordsOf(text).length) },
    misconception: verdict === "none" ? findings.misconception : null,
    confidence: Math.abs(2 * score - 1),
    reasons: [`verdict ${verdict}, says impact (${score.toFixed(2)})`],
  };
}

/** Coverage by what kind of verdict it is and how surely it says what right answers say. */
function weigh(verdict: Verdict, score: number, words: number): number {
  if (verdict === "bare") return HALF;
  if (words < LEAST_WORDS) return Math.min(score, HALF);
  if (verdict === "none") return score >= PLAIN ? score : Math.min(score, HALF);
  return score >= LIKELY ? score : HALF;
}
