import type { IssueEvaluation, ReasonEvaluation } from "./evaluation.ts";

/**
 * A word or phrase of a reason or a claim that a careful reader can take in two ways, both of which
 * fit the passage, so that the argument's strength depends on the reading.
 */
export interface AmbiguousTerm {
  /** Verbatim as it stands in the clause that holds it: one word or a short phrase. */
  readonly phrase: string;
  /** The two readings, each a short phrase that could replace the term: "few people are hit by cars". */
  readonly readings: readonly [string, string];
  /** One sentence: how the argument's strength changes with the reading. */
  readonly stake: string;
}

/** One reason for an issue's claim. */
export interface IssueReason extends ReasonEvaluation {
  /** An independent clause without leading capital or closing stop, 8–18 words; holds `ambiguous.phrase`. */
  readonly clause: string;
  /** One whole sentence, 12–22 words, that illustrates the reason without being a further reason. */
  readonly detail: string;
  /** At least five ways in which a learner may say this reason: terse, plain, wordy, slangy. */
  readonly paraphrases: readonly string[];
  /** At least two statements of the reverse, as a learner types them who has misread the reason. */
  readonly opposites: readonly string[];
  /** The term of `clause` that is really ambiguous. */
  readonly ambiguous: AmbiguousTerm;
}

/** Something reasonable people disagree on, with all that the modules need of it. */
export interface Issue extends IssueEvaluation {
  /** Stable, kebab-case, unique in the library. */
  readonly id: string;
  /** The question that the learner picks, a concrete one of at most 110 characters, "Should …?". */
  readonly question: string;
  /** Two short neutral sentences (18–32 words together) that set the scene and argue for nothing. */
  readonly background: string;
  /** The same facts told in another way: whoever takes up an issue again meets no opening twice. */
  readonly otherBackground: string;
  /** The other side's objection, a clause without leading capital or closing stop, 6–16 words. */
  readonly objection: string;
  /** At least three ways in which a learner may say the objection. */
  readonly objectionParaphrases: readonly string[];
  /** The conclusion, an independent clause with "should", no leading capital, no closing stop, 8–18 words. */
  readonly claim: string;
  /** At least five ways in which a learner may say the claim: terse, plain, wordy, slangy. */
  readonly claimParaphrases: readonly string[];
  /** At least four statements of the opposite position, as a learner types them who has misread it. */
  readonly claimOpposites: readonly string[];
  /** Exactly three reasons, each able to stand with any other. */
  readonly reasons: readonly [IssueReason, IssueReason, IssueReason];
  /** Things that readers ask, take for granted or propose of the claim itself: cost, those concerned, a smaller step. */
  readonly further?: ReasonEvaluation;
}

/** Issues about one field of interest: a file of `packages/curriculum/library`. */
export interface IssueFamily {
  /** Stable, kebab-case. */
  readonly id: string;
  /** The field's common name: "cycling and public transport". */
  readonly name: string;
  /** Lower-case words and phrases which, found whole in an interest, place it in this family. */
  readonly keywords: readonly string[];
  /** At least six issues. */
  readonly issues: readonly Issue[];
}
