import type { Misconception } from "../argument.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** The parts of a passage that a learner may take for one another, each in ways of saying it. */
export interface PassageParts {
  /** The conclusion; the fullest first. */
  readonly claim: readonly string[];
  /** The opposite position, as a learner types it who has misread the passage. */
  readonly claimOpposites: readonly string[];
  readonly reasons: readonly PartReason[];
  /** Sentences that illustrate a reason. */
  readonly details: readonly string[];
  /** Sentences that set the scene. */
  readonly background: readonly string[];
  /** What the other side says; empty when the passage does not tell. */
  readonly objection: readonly string[];
  /** What the writer grants would be lost; empty when nothing of the kind is said. */
  readonly concession: readonly string[];
  /** Good reasons that the passage does not give. */
  readonly outside: readonly string[];
}

/** One reason of a passage. */
interface PartReason {
  /** Ways of saying it; the fullest first. */
  readonly texts: readonly string[];
  /** Its reverse, as a learner types it who has misread it. */
  readonly opposites: readonly string[];
}

/** The fullest way of saying a reason. */
export function fullest({ texts }: PartReason): readonly string[] {
  return texts.slice(0, 1);
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
  { claim, reasons, objection }: PassageParts,
  corrections: { readonly conclusion: string; readonly reason: string; readonly objection: string },
): Misconception[] {
  return [
    ofAnalysis("conclusion-instead", claim, corrections.conclusion),
    ...reasons.map(({ texts }, index) =>
      ofAnalysis(`reason-${index + 1}-instead`, texts, corrections.reason),
    ),
    ...objectionInstead(objection, corrections.objection),
  ];
}

/** What the other side says instead of what is asked for, where the passage tells it. */
export function objectionInstead(
  objection: readonly string[],
  correction: string,
): Misconception[] {
  return objection.length === 0 ? [] : [ofAnalysis("objection-instead", objection, correction)];
}
