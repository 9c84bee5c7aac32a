import type { Argument } from "@elenchus/dialogue/argument";
import type { ModelCallKind, ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { Tutor } from "@elenchus/dialogue/tutor";

/** One model that is to be tried. */
export interface CheckedModel {
  /** "anthropic/claude-…" */
  readonly name: string;
  /** Has it say a word or two. */
  readonly greet: (call: TutorCall) => AsyncIterable<string>;
  /** Has it do a small task in words. */
  readonly say: (task: string, call: TutorCall) => AsyncIterable<string>;
}

/** A failure, and what to do about it. */
export interface ExplainedFailure {
  readonly what: string;
  /** In whole sentences; null where nothing is known. */
  readonly advice: string | null;
}

/** Limits of the model's work; a check warns where it comes near. */
export interface CheckLimits {
  /** With the tutor's patience in them. */
  readonly timeouts: {
    /** To the end of an answer. */
    readonly totalMs: Readonly<Record<ModelCallKind, number>>;
    readonly firstTextMs: number;
  };
  /** Tokens that a server of one's own holds at once; null where the provider has room. */
  readonly contextTokens: number | null;
  /** Most tokens of a learner a day, and of a dialogue; null: no such limit. */
  readonly tokensPerDay: number | null;
  readonly tokensPerDialogue: number | null;
}

/**
 * Port: the models behind the tutor, opened anew to be tried, without anybody to stand in for them. Nothing is
 * shared with the turns of learners: neither may a check close their circuit, nor an open one spoil the check.
 */
export interface ModelCheck {
  /** One, or two where another one judges. */
  readonly models: readonly CheckedModel[];
  readonly tutor: Tutor;
  /** Factor on every time limit. */
  readonly patience: number;
  readonly limits: CheckLimits;
  readonly moderate: ModerateTexts;
  /** The tutor's remarks on work that was not the model's, since it was asked last. */
  readonly takeNotes: () => string[];
  /** An argument that needs no model; others by number. */
  readonly sampleArgument: (number?: number) => Argument;
  /** Objections of the reader of passages to an argument. */
  readonly objectTo: (argument: Argument, call: TutorCall) => Promise<readonly string[]>;
  readonly explain: (error: unknown) => ExplainedFailure;
  readonly explainOutcome: (outcome: ModelFailure) => ExplainedFailure;
}

/** Opens a check; null where no model tutors. */
export type OpenModelCheck = () => ModelCheck | null;
