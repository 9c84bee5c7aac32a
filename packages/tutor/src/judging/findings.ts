/** What a reading of an answer found, before it is put together to an assessment. */
export interface Findings {
  readonly coverage: Readonly<Record<string, number>>;
  readonly misconception: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
}
