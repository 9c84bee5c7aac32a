/** What a model is told of a module, beside the lesson. */
export interface ModuleInstructions {
  /** What its own step asks of a learner, and what counts. Source: docs/tutoring.md, "The seven modules". */
  readonly whatCounts: string;
  /** What its own part of an argument's key holds, for the writer of an argument. */
  readonly ownPart: string;
  /** What an independent reader of a passage lists for it, beside conclusion and reasons. */
  readonly readersField: string;
}
