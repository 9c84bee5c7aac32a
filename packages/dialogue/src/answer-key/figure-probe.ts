/** A question for learners who saw the flaw at once. */
export interface FigureProbe {
  readonly question: string;
  readonly statement: string;
  readonly paraphrases: readonly string[];
  readonly hint: string;
  /** The beginning of an answer, offered last. */
  readonly prompt: string;
}
