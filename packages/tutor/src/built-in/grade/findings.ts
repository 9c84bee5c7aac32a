import type { Assessment } from "@elenchus/dialogue/dialogue";

/** What a reading of an answer found, before it is put together to an assessment; what is unsure likeliest first. */
export type Findings = Pick<
  Assessment,
  "coverage" | "earnedBy" | "misconceptions" | "confidence" | "findings"
> & { readonly unsure: readonly string[] };
