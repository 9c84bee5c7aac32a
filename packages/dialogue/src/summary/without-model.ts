/** Said before a summary of which the model was to be the author, and failed. */
export const SUMMARY_WITHOUT_MODEL =
  "*The AI model was not available, so this summary was written without it.*";

/** Said before it where the model was there and gave none, as where a provider refuses to speak of a dialogue. */
export const SUMMARY_NOT_GIVEN =
  "*The AI model gave no summary that could be used, so this one was written without it.*";

/** Said before it where the learner's share of the model is spent. */
export const SUMMARY_OVER_BUDGET =
  "*Your share of the AI model is used up for now, so this summary was written without it.*";

const LACKS = {
  unavailable: SUMMARY_WITHOUT_MODEL,
  no_answer: SUMMARY_NOT_GIVEN,
  over_budget: SUMMARY_OVER_BUDGET,
} as const;

/** Why a summary is not the model's. */
export type SummaryLack = keyof typeof LACKS;

/** A summary that was written without the model, and first why. */
export function saySummaryLacksModel(summary: string, why: SummaryLack): string {
  return `${LACKS[why]}\n\n${summary}`;
}
