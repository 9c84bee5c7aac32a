import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { EvaluatingFrame } from "@elenchus/curriculum/frames/passage";
import type { GeneralImpact } from "@elenchus/dialogue/answer-key/general-impact";
import type { Expectation, Misconception } from "@elenchus/dialogue/argument";

/** A passage of modules 2 to 7. */
export type EvaluatedPassage = ComposedPassage<EvaluatingFrame>;

/** What a module's own step expects. */
export interface Analysis {
  readonly expectations: readonly Expectation[];
  readonly misconceptions: readonly Misconception[];
  /** How many of the expectations are enough; all when absent. */
  readonly enough?: number;
  /** What an answer about the impact says besides "weaker". */
  readonly impact: GeneralImpact & {
    /** Whole sentence. */
    readonly statement: string;
  };
}

/** A quotation of a reason, for hints and prompts. */
export function quoteReason({ reasons }: EvaluatedPassage, index: number): string {
  return `"${reasons[index]?.reason.clause ?? ""}"`;
}

/** One of several texts, the same for the same passage. */
export function pickBy(passage: string, texts: readonly [string, ...string[]]): string {
  return texts[passage.length % texts.length] ?? texts[0];
}
