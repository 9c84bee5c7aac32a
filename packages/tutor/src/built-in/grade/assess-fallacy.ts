import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isHeap } from "./reading/heaps.ts";
import { repairSpelling } from "./reading/spelling.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { assessStatements } from "./assess-statements.ts";
import { FALLACY_CONCEPTS, namedFallacies, saysConcept } from "./concepts.ts";
import type { Findings } from "./findings.ts";
import { vocabularyOf } from "./statements.ts";
import { weighConcept } from "./weigh-concept.ts";

const NAMED = 0.95;
const HALF = 0.66;

/** Judges an answer that is to explain a fallacy and to name it. */
export async function assessFallacy(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const fallacy = argument.key.expectations.find((one) => one.kind === "fallacy");
  if (fallacy?.weakness === undefined) throw new Error("No fallacy is planned.");
  const text = repairSpelling(message, vocabularyOf(argument));
  const named = namedFallacies(text);
  const findings = await assessStatements(encoder, argument, dialogue.step, message);
  const explained = explain(fallacy, text, findings.coverage["fallacy"] ?? 0);
  const name = named.length === 1 && named[0] === fallacy.weakness ? NAMED : 0;
  const coverage = { fallacy: explained, "fallacy-name": name };
  const isRight = Math.max(explained, name) >= COVERED;
  const wrong = named.find((one) => one !== fallacy.weakness);
  if (wrong !== undefined && name === 0)
    return {
      coverage: {
        fallacy: isRight && named.length === 1 && !describes(wrong, text) ? explained : 0,
        "fallacy-name": 0,
      },
      misconception: `named-${wrong}`,
      confidence: 0.85,
      reasons: [named.length > 1 ? `names ${named.length} fallacies` : `names ${wrong}`],
    };
  if (isRight || explained >= HALF)
    return {
      coverage,
      misconception: null,
      confidence: isRight ? 0.85 : 0.4,
      reasons: [`explains ${fallacy.weakness} (${explained.toFixed(2)}), name ${name.toFixed(2)}`],
    };
  return {
    ...findings,
    coverage,
    misconception: findings.misconception ?? otherFault(fallacy, text),
  };
}

/** An explanation that only touches the fault is asked for in full. */
function explain(fallacy: Expectation, text: string, score: number): number {
  if (score >= COVERED || isHeap(text)) return score;
  return weighConcept(fallacy, text) > 0 ? Math.max(score, HALF) : score;
}

function describes(fallacy: string, text: string): boolean {
  return saysConcept(FALLACY_CONCEPTS[fallacy], text);
}

/** The fault that an answer describes where it describes another than the planned one. */
function otherFault(fallacy: Expectation, text: string): string | null {
  const others = Object.keys(FALLACY_CONCEPTS).filter((one) => one !== fallacy.weakness);
  const other = others.find((one) => describes(one, text));
  return other === undefined ? null : `named-${other}`;
}
