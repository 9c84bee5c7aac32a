import { TARGET_DIALOGUES } from "./limits.ts";

/** Replies after which the bar would be full, were it not capped. Source: specification §9. */
const REPLIES_OF_A_FULL_BAR = 8.4;
const REPLIES_BEFORE_CAP = 8;
const CAPPED_PERCENT = 97;

/**
 * Fill of the chat's progress bar in per cent: replies/8.4 up to 8 replies, then 97, and 100 while
 * the summary is made or shown. Source: specification §4.
 */
export function progressPercent(learnerReplies: number, summaryStage: boolean): number {
  if (summaryStage) return 100;
  if (learnerReplies > REPLIES_BEFORE_CAP) return CAPPED_PERCENT;
  return (Math.max(0, learnerReplies) / REPLIES_OF_A_FULL_BAR) * 100;
}

/**
 * How far a learner is in a module, in words; what goes beyond the target is told apart from it.
 * Source: specification §2, screen 5.
 */
export function describeDialogueCount(successes: number): string {
  const counted = Math.min(successes, TARGET_DIALOGUES);
  const text = `${counted}/${TARGET_DIALOGUES} dialogues completed`;
  return successes > TARGET_DIALOGUES ? `${text}, ${successes} in all` : text;
}
