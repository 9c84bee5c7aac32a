import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { stepsOf } from "@elenchus/dialogue/answer-key/steps";
import type { AnswerKey, Argument } from "@elenchus/dialogue/argument";
import type { Analysis, EvaluatedPassage } from "./analysis/analysis.ts";
import { fallacies } from "./analysis/fallacies.ts";
import { figures } from "./analysis/figures.ts";
import { analyseFinds } from "./analysis/finds.ts";
import { valueConflict } from "./analysis/value-conflict.ts";
import { evaluatingKey } from "./evaluating-key.ts";
import { module1Key } from "./module-1-key.ts";
import { quoteVerbatim } from "./quote-verbatim.ts";

const ANALYSES: Readonly<Record<2 | 3 | 4 | 5 | 6 | 7, (passage: EvaluatedPassage) => Analysis>> = {
  2: (passage) => analyseFinds("missing_information", passage),
  3: (passage) => analyseFinds("assumption", passage),
  4: valueConflict,
  5: fallacies,
  6: (passage) => analyseFinds("alternative", passage),
  7: figures,
};

/** What an argument carries besides its passage. */
export interface ArgumentDetails {
  readonly module: ModuleNumber;
  /** The question on which the passage takes a side. */
  readonly issue: string;
  readonly seed: number;
  readonly writer: string;
}

/**
 * A composed passage as an argument with its steps and its key.
 * @throws when the passage's frame is not one of the module's
 */
export function argumentOf(composed: ComposedPassage, details: ArgumentDetails): Argument {
  const { module, issue, seed, writer } = details;
  const { passage, frame } = composed;
  const base = { module, issue, passage, frame: frame.id, writer };
  const at = { module, seed };
  if (module === 1) {
    const key = withQuotes(passage, module1Key(composed));
    return { ...base, steps: stepsOf({ ...at, expectations: key.expectations }), key };
  }
  if (!isEvaluated(composed)) throw new Error(`Frame ${frame.id} has nothing to evaluate.`);
  const analysis = ANALYSES[module](composed);
  const bare = evaluatingKey(module, composed, analysis);
  const key = withQuotes(passage, bare);
  const enough = { expectations: key.expectations, analysisEnough: analysis.enough };
  return { ...base, steps: stepsOf({ ...at, ...enough }), key };
}

function withQuotes(passage: string, key: AnswerKey): AnswerKey {
  return { ...key, expectations: quoteVerbatim(passage, key.expectations) };
}

function isEvaluated(composed: ComposedPassage): composed is EvaluatedPassage {
  return "weakness" in composed.frame;
}
