import type { ModuleNumber } from "@elenchus/domain/modules";

/** The thing that an expectation asks for; decides how an answer to it is read. */
export type ExpectationKind =
  | "conclusion"
  | "reason"
  | "ambiguous_term"
  | "missing_information"
  | "assumption"
  | "value"
  | "fallacy"
  | "fallacy_name"
  | "alternative"
  | "statistical_flaw"
  | "impact"
  | "probe";

/** One thing that a good answer says. Source: AutoTutor's expectations (Graesser 2004). */
export interface Expectation {
  /** Unique in its argument: "reason-2". */
  readonly id: string;
  readonly kind: ExpectationKind;
  /** Index of the step to which it belongs, from 0. */
  readonly step: number;
  /** Whole sentence; told to the learner only once it is earned or asserted. */
  readonly statement: string;
  /** Verbatim from the passage: where it stands. */
  readonly quote?: string;
  /** Ways of saying it, terse to wordy. */
  readonly paraphrases: readonly string[];
  /** The same turned round, as a learner types it who has misread it, or defends what is to be found. */
  readonly opposites?: readonly string[];
  /** From weak to strong; none tells the statement. */
  readonly hints: readonly string[];
  /** A question that leaves only a small gap to fill. */
  readonly prompt: string;
  /** For an ambiguous term: its two readings and what hangs on the choice. */
  readonly term?: {
    readonly phrase: string;
    readonly readings: readonly [string, string];
    readonly stake: string;
  };
  /** Stands for a find of the learner's own, which the key cannot list. */
  readonly isOwn?: true;
  /** The planned weakness that it is about: "strawman", "no_base". */
  readonly weakness?: string;
  /** For a value: the words by which people name it. */
  readonly valueWords?: readonly string[];
  /** For a probe: the question that opens it. It is asked only when its step went fast. */
  readonly question?: string;
}

/** One anticipated wrong answer. Source: AutoTutor's misconceptions (Graesser 2004). */
export interface Misconception {
  readonly id: string;
  readonly step: number;
  readonly paraphrases: readonly string[];
  /** Says what is wrong and asks on, without the right answer. */
  readonly correction: string;
}

/** One step of a module: the wire's `submodule_number` counts them from 1. */
export interface Step {
  readonly title: string;
  /** The question that opens the step. */
  readonly opening: string;
  /** How many of the step's expectations (probes apart) must be covered; all when absent. */
  readonly enough?: number;
  /** Whether telling this step's answer makes the dialogue a failure. */
  readonly isSkill: boolean;
}

/** All that makes an answer right. Never leaves the server. */
export interface AnswerKey {
  readonly conclusion: string;
  readonly reasons: readonly string[];
  readonly expectations: readonly Expectation[];
  readonly misconceptions: readonly Misconception[];
}

/** A passage with its answer key. JSON all through. */
export interface Argument {
  readonly module: ModuleNumber;
  /** The question on which the passage takes a side. */
  readonly issue: string;
  /** The question that the learner chose, where the composer knew none but another one; else absent. */
  readonly insteadOf?: string;
  /** 90–160 words; a supervisor's own up to 400. */
  readonly passage: string;
  /** Where a passage comes from that a supervisor brought, and its licence, as learners are told; else absent. */
  readonly source?: string;
  readonly steps: readonly Step[];
  readonly key: AnswerKey;
  /** The pattern of the argument, so that the next one differs: a frame's id, or a model's plan: "llm-m5-strawman". */
  readonly frame: string;
  /** Name and version of the writer. */
  readonly writer: string;
}
