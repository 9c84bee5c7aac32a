import type { TutorCall } from "./model-call.ts";

/** Why a text is not fit for learners. */
export const UNFIT_CATEGORIES = [
  "self_harm",
  "sexual",
  "hate",
  "violence",
  "private_person",
] as const;
export type UnfitCategory = (typeof UNFIT_CATEGORIES)[number];

/** Whether learners may see a text. */
export interface Verdict {
  readonly isFit: boolean;
  /** Null when it is fit, and when nobody said why it is not. */
  readonly category: UnfitCategory | null;
}

/**
 * Judges whether texts are fit for learners, all at once: one verdict a text, in their order. A hard topic
 * that is treated soberly is fit. A text that got no verdict is not fit.
 * @throws ModelError when nothing was judged; nobody may take that for a yes
 */
export type ModerateTexts = (
  texts: readonly string[],
  call: TutorCall,
) => Promise<readonly Verdict[]>;
