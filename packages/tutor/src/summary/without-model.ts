import type { TutorCall } from "../model-call.ts";

/** Said before a summary of which the model was to be the author, and failed. */
export const SUMMARY_WITHOUT_MODEL =
  "*The AI model was not available, so this summary was written without it.*";

/** Said before it where the learner's share of the model is spent. */
export const SUMMARY_OVER_BUDGET =
  "*Your share of the AI model is used up for now, so this summary was written without it.*";

/** A summary that was written without the model, and first why. */
export function saySummaryLacksModel(summary: string, { isOverBudget }: TutorCall): string {
  const why = isOverBudget === true ? SUMMARY_OVER_BUDGET : SUMMARY_WITHOUT_MODEL;
  return `${why}\n\n${summary}`;
}
