/** The parts of a passage that a learner may take for one another, each in ways of saying it. */
export interface PassageParts {
  /** The conclusion; the fullest first. */
  readonly claim: readonly string[];
  /** The opposite position, as a learner types it who has misread the passage. */
  readonly claimOpposites: readonly string[];
  readonly reasons: readonly PartReason[];
  /** Sentences that illustrate a reason. */
  readonly details: readonly string[];
  /** Sentences that set the scene. */
  readonly background: readonly string[];
  /** The other side's words; empty when the passage does not tell any. */
  readonly objection: readonly string[];
  /** The loss that the writer grants; empty when nothing of the kind is said. */
  readonly concession: readonly string[];
  /** Good reasons that the passage does not give. */
  readonly outside: readonly string[];
}

/** One reason of a passage. */
interface PartReason {
  /** Ways of saying it; the fullest first. */
  readonly texts: readonly string[];
  /** Its reverse, as a learner types it who has misread it. */
  readonly opposites: readonly string[];
}

/** The fullest way of saying a reason. */
export function fullest({ texts }: PartReason): readonly string[] {
  return texts.slice(0, 1);
}
