import type { Expectation } from "../../dialogue/argument.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import { isHeap } from "../reading/heaps.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { wordsOf } from "../reading/words.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import { FLAW_CONCEPTS, saysConcept, touchesConcept } from "./concepts.ts";
import type { Findings } from "./findings.ts";
import { nearnessTo } from "./nearness-to.ts";
import { vocabularyOf } from "./statements.ts";

const SAID = 0.9;
const MEANT = 0.84;
const HALF = 0.66;
const MEANS = 0.74;
const TOUCHES = 0.55;
/** Fewest words of an explanation. */
const LEAST_WORDS = 3;

/** Judges an answer that is to say what is wrong with the figures. */
export async function assessFigures(
  encoder: SentenceEncoder,
  { argument, dialogue }: DialogueView,
  message: string,
): Promise<Findings> {
  const flaw = argument.key.expectations.find((one) => one.kind === "statistical_flaw");
  if (flaw?.weakness === undefined) throw new Error("No statistical flaw is planned.");
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const seen = await see(encoder, flaw, text);
  if (seen >= COVERED)
    return {
      coverage: { flaw: seen },
      misconception: null,
      confidence: 0.85,
      reasons: [`sees ${flaw.weakness} (${seen.toFixed(2)})`],
    };
  const { findings } = await readStatements(encoder, argument, dialogue.step, message);
  return {
    ...findings,
    coverage: { flaw: seen },
    misconception: otherFlaw(flaw, text) ?? findings.misconception,
  };
}

async function see(encoder: SentenceEncoder, flaw: Expectation, text: string): Promise<number> {
  const concept = FLAW_CONCEPTS[flaw.weakness ?? ""];
  if (isHeap(text) || wordsOf(text).length < LEAST_WORDS) return 0;
  if (saysConcept(concept, text)) return SAID;
  const near = await nearnessTo(encoder, text, flaw.paraphrases);
  if (near >= MEANS) return MEANT;
  return near >= TOUCHES || touchesConcept(concept, text) ? HALF : 0;
}

/** The flaw that an answer describes where it describes another than the planned one. */
function otherFlaw(flaw: Expectation, text: string): string | null {
  const others = Object.keys(FLAW_CONCEPTS).filter((one) => one !== flaw.weakness);
  const other = others.find((one) => saysConcept(FLAW_CONCEPTS[one], text));
  return other === undefined ? null : `flaw-${other}`;
}
