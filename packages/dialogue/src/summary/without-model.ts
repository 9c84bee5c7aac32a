/** Said before a summary of which the model was to be the author, by what it lacked. */
export const SUMMARY_LACKS = {
  unavailable: "*The AI model was not available, so this summary was written without it.*",
  /** As where a provider refuses to speak of a dialogue. */
  no_answer:
    "*The AI model gave no summary that could be used, so this one was written without it.*",
  /** The learner's share of the model is spent. */
  over_budget:
    "*Your share of the AI model is used up for now, so this summary was written without it.*",
} as const;

/** Why a summary is not the model's. */
export type SummaryLack = keyof typeof SUMMARY_LACKS;

/** A summary that was written without the model, and first why. */
export function saySummaryLacksModel(summary: string, why: SummaryLack): string {
  return `${SUMMARY_LACKS[why]}\n\n${summary}`;
}
