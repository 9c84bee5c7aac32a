import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import type { EvaluatingFrame } from "@elenchus/curriculum/frames/passage";
import type { Expectation, Misconception } from "../../../dialogue/argument.ts";

/** Index of the step that is a module's own skill, from module 2 on. */
export const ANALYSIS_STEP = 2;
/** Index of the last step, from module 2 on. */
export const IMPACT_STEP = 3;

/** A passage of modules 2 to 7. */
export type EvaluatedPassage = ComposedPassage<EvaluatingFrame>;

/** What a module's own step expects. */
export interface Analysis {
  readonly expectations: readonly Expectation[];
  readonly misconceptions: readonly Misconception[];
  /** How many of the expectations are enough; all when absent. */
  readonly enough?: number;
  /** What an answer about the impact says besides "weaker". */
  readonly impact: {
    /** Whole sentence. */
    readonly statement: string;
    /** Ways of saying it, terse to wordy. */
    readonly paraphrases: readonly string[];
    /** A strong hint. */
    readonly hint: string;
  };
  /** What would mend the argument, a whole sentence, for the last question. */
  readonly repair: string;
}

/** A misconception of the analysis step. */
export function ofAnalysis(
  id: string,
  paraphrases: readonly string[],
  correction: string,
): Misconception {
  return { id, step: ANALYSIS_STEP, paraphrases, correction };
}

/** The wrong turns that every analysis knows: the argument's own parts instead of what is asked for. */
export function partsInsteadOf(
  { issue, reasons, evaluation, frame }: EvaluatedPassage,
  corrections: { readonly conclusion: string; readonly reason: string; readonly objection: string },
): Misconception[] {
  const lost = frame.id.startsWith("m4-") ? [evaluation.values.concession] : [];
  const objections =
    frame.hasObjection && lost.length === 0 ? [issue.objection, ...issue.objectionParaphrases] : [];
  return [
    ofAnalysis(
      "conclusion-instead",
      [issue.claim, ...issue.claimParaphrases],
      corrections.conclusion,
    ),
    ...reasons.map(({ reason }, index) =>
      ofAnalysis(
        `reason-${index + 1}-instead`,
        [reason.clause, ...reason.paraphrases],
        corrections.reason,
      ),
    ),
    ...(objections.length === 0
      ? []
      : [ofAnalysis("objection-instead", objections, corrections.objection)]),
  ];
}

/** A quotation of a reason, for hints and prompts. */
export function quoteReason({ reasons }: EvaluatedPassage, index: number): string {
  return `"${reasons[index]?.reason.clause ?? ""}"`;
}

/** One of several texts, the same for the same passage. */
export function pickBy(passage: string, texts: readonly [string, ...string[]]): string {
  return texts[passage.length % texts.length] ?? texts[0];
}
