import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { EvaluatingFrame } from "@elenchus/curriculum/frames/passage";
import type { GeneralImpact } from "@elenchus/dialogue/answer-key/impact";
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

/** One of several texts, the same for the same passage. */
export function pickBy(passage: string, texts: readonly string[]): string {
  return texts[passage.length % texts.length] ?? "";
}
