import type { WeakSupport } from "@elenchus/curriculum/frames/weak-support";
import { oppositesOf } from "@elenchus/dialogue/answer-key/defences";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import type { EvaluatedPassage } from "./analysis.ts";

/** The weak support that a passage's frame puts in. */
export function supportOf(
  supports: Readonly<Record<string, WeakSupport>>,
  { frame }: EvaluatedPassage,
): WeakSupport {
  const support = supports[frame.weakness];
  if (support === undefined) throw new Error(`No support of the kind ${frame.weakness}`);
  return support;
}

/**
 * What there is to find about the weak support that a passage's frame puts in. `prompt` makes a sentence
 * to finish of the support's words.
 */
export function supportExpectation(
  supports: Readonly<Record<string, WeakSupport>>,
  passage: EvaluatedPassage,
  own: Pick<Expectation, "id" | "kind"> & {
    readonly module: 2 | 3;
    readonly hints: readonly string[];
    readonly prompt: (words: string) => string;
  },
): Expectation {
  const support = supportOf(supports, passage);
  return {
    id: own.id,
    kind: own.kind,
    step: ANALYSIS_STEP,
    weakness: passage.frame.weakness,
    statement: support.statement,
    quote: support.words,
    paraphrases: [support.statement, ...support.paraphrases],
    opposites: oppositesOf({ module: own.module, kind: passage.frame.weakness }),
    hints: [...own.hints, support.hint],
    prompt: own.prompt(support.words.replace(/[.]$/u, "")),
  };
}
