/** What can be said of the impact of any finding of one kind. */
export interface GeneralImpact {
  /** Ways of saying it, terse to wordy. */
  readonly paraphrases: readonly string[];
  /** A strong hint. */
  readonly hint: string;
  /** What would mend the argument, a whole sentence. */
  readonly repair: string;
}
