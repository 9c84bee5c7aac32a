/** The issue that all arguments of `datasets/example-drafts.jsonl` are about. */
export const LATE_HOURS_ISSUE = "Should a town library stay open until ten on weekday evenings?";
