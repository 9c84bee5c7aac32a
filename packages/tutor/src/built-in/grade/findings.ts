import type { Finding } from "@elenchus/dialogue/finding";

/** What a reading of an answer found, before it is put together to an assessment. */
export interface Findings {
  readonly coverage: Readonly<Record<string, number>>;
  /** Ids of what the answer may say, likeliest first. */
  readonly unsure: readonly string[];
  /** By id, the learner's words for what is credited; absent where they were not told apart. */
  readonly earnedBy?: Readonly<Record<string, string>>;
  readonly misconceptions: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
  readonly findings: readonly Finding[];
}
