import type { Expectation } from "../../dialogue/argument.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import { isHeap } from "../reading/heaps.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { wordsOf } from "../reading/words.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import { FALLACY_CONCEPTS, namedFallacies, saysConcept, touchesConcept } from "./concepts.ts";
import type { Findings } from "./findings.ts";
import { nearnessTo } from "./nearness-to.ts";
import { vocabularyOf } from "./statements.ts";

const NAMED = 0.95;
const SAID = 0.9;
const MEANT = 0.84;
const HALF = 0.66;
/** So near to a way of explaining the fault is an answer that explains it. */
const MEANS = 0.72;
const TOUCHES = 0.52;
/** Fewest words of an explanation. */
const LEAST_WORDS = 4;

/** Judges an answer that is to explain a fallacy and to name it. */
export async function assessFallacy(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const fallacy = argument.key.expectations.find((one) => one.kind === "fallacy");
  if (fallacy?.weakness === undefined) throw new Error("No fallacy is planned.");
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const named = namedFallacies(text);
  const explained = await explain(encoder, fallacy, text);
  const name = named.length === 1 && named[0] === fallacy.weakness ? NAMED : 0;
  const coverage = { fallacy: explained, "fallacy-name": name };
  const isRight = Math.max(explained, name) >= COVERED;
  const wrong = named.find((one) => one !== fallacy.weakness);
  if (wrong !== undefined && name === 0)
    return {
      coverage: { fallacy: isRight && named.length === 1 ? explained : 0, "fallacy-name": 0 },
      misconception: `named-${wrong}`,
      confidence: 0.85,
      reasons: [named.length > 1 ? `names ${named.length} fallacies` : `names ${wrong}`],
    };
  if (isRight || explained > 0)
    return {
      coverage,
      misconception: null,
      confidence: isRight ? 0.85 : 0.4,
      reasons: [`explains ${fallacy.weakness} (${explained.toFixed(2)}), name ${name.toFixed(2)}`],
    };
  const { findings } = await readStatements(encoder, argument, dialogue.step, message);
  return {
    ...findings,
    coverage,
    misconception: findings.misconception ?? otherFault(fallacy, text),
  };
}

async function explain(
  encoder: SentenceEncoder,
  fallacy: Expectation,
  text: string,
): Promise<number> {
  const concept = FALLACY_CONCEPTS[fallacy.weakness ?? ""];
  if (isHeap(text) || wordsOf(text).length < LEAST_WORDS) return 0;
  if (saysConcept(concept, text)) return SAID;
  const near = await nearnessTo(encoder, text, fallacy.paraphrases);
  if (near >= MEANS) return MEANT;
  return near >= TOUCHES || touchesConcept(concept, text) ? HALF : 0;
}

/** The fault that an answer describes where it describes another than the planned one. */
function otherFault(fallacy: Expectation, text: string): string | null {
  const others = Object.keys(FALLACY_CONCEPTS).filter((one) => one !== fallacy.weakness);
  const other = others.find((one) => saysConcept(FALLACY_CONCEPTS[one], text));
  return other === undefined ? null : `named-${other}`;
}
