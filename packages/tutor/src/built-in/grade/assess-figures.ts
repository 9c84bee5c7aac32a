import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isHeap } from "./reading/heaps.ts";
import { repairSpelling } from "./reading/spelling.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { assessStatements } from "./assess-statements.ts";
import { FLAW_CONCEPTS, saysConcept } from "./concepts.ts";
import type { Findings } from "./findings.ts";
import { vocabularyOf } from "./statements.ts";
import { weighConcept } from "./weigh-concept.ts";

const HALF = 0.66;
/** Other flaws named beside the right one, from which on nothing is chosen. */
const MANY = 2;

/** Judges an answer that is to say what is wrong with the figures. */
export async function assessFigures(
  encoder: SentenceEncoder,
  { argument, dialogue }: DialogueView,
  message: string,
): Promise<Findings> {
  const flaw = argument.key.expectations.find((one) => one.kind === "statistical_flaw");
  if (flaw?.weakness === undefined) throw new Error("No statistical flaw is planned.");
  const text = repairSpelling(message, vocabularyOf(argument));
  const findings = await assessStatements(encoder, argument, dialogue.step, message);
  const score = capMany(flaw, text, findings.coverage["flaw"] ?? 0);
  if (score >= COVERED) return { ...findings, misconception: null };
  const isTouched = !isHeap(text) && weighConcept(flaw, text) > 0;
  return {
    ...findings,
    coverage: { flaw: isTouched ? Math.max(score, HALF) : score },
    misconception: otherFlaw(flaw, text) ?? findings.misconception,
  };
}

/** Who names every flaw there is has not looked at these figures. */
function capMany(flaw: Expectation, text: string, score: number): number {
  const others = Object.keys(FLAW_CONCEPTS).filter(
    (one) => one !== flaw.weakness && saysConcept(FLAW_CONCEPTS[one], text),
  );
  return others.length >= MANY ? Math.min(score, HALF) : score;
}

/** The flaw that an answer describes where it describes another than the planned one. */
function otherFlaw(flaw: Expectation, text: string): string | null {
  const others = Object.keys(FLAW_CONCEPTS).filter((one) => one !== flaw.weakness);
  const other = others.find((one) => saysConcept(FLAW_CONCEPTS[one], text));
  return other === undefined ? null : `flaw-${other}`;
}
