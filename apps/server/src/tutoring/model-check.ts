import type { Argument } from "@elenchus/dialogue/argument";
import type { ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { Tutor } from "@elenchus/dialogue/tutor";

/** One model that is to be tried. */
export interface CheckedModel {
  /** "anthropic/claude-…" */
  readonly name: string;
  /** Has it say a word or two. */
  readonly greet: (call: TutorCall) => AsyncIterable<string>;
}

/** A failure, and what to do about it. */
export interface ExplainedFailure {
  readonly what: string;
  /** In whole sentences; null where nothing is known. */
  readonly advice: string | null;
}

/**
 * Port: the models behind the tutor, opened anew to be tried, without anybody to stand in for them. Nothing is
 * shared with the turns of learners: neither may a check close their circuit, nor an open one spoil the check.
 */
export interface ModelCheck {
  /** One, or two where another one judges. */
  readonly models: readonly CheckedModel[];
  readonly tutor: Tutor;
  readonly moderate: ModerateTexts;
  /** What the tutor told of work that was not the model's, since it was asked last. */
  readonly takeNotes: () => string[];
  /** An argument that needs no model. */
  readonly sampleArgument: () => Argument;
  readonly explain: (error: unknown) => ExplainedFailure;
  readonly explainOutcome: (outcome: ModelFailure) => ExplainedFailure;
}

/** Opens a check; null where no model tutors. */
export type OpenModelCheck = () => ModelCheck | null;
