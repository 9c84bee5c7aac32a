/** The purposes of calls to a language model. */
export const MODEL_CALL_KINDS = [
  "issues",
  "argument",
  "gate",
  "assess",
  "words",
  "summary",
  "moderate",
  "check",
  "key",
] as const;
export type ModelCallKind = (typeof MODEL_CALL_KINDS)[number];

/**
 * How a call failed. `quota`: the account has no money left, so trying again is no use. `truncated`: the
 * output ran into its limit. `too_long`: prompt and output do not fit into the model's context. `cut`: a stream ended without its end. `open_circuit`: it was not
 * even tried, for too many failed before. `no_requests_left`: the turn has sent all that it may.
 */
export const MODEL_FAILURES = [
  "rate_limited",
  "quota",
  "overloaded",
  "server_error",
  "timeout",
  "network",
  "unauthorised",
  "bad_request",
  "too_long",
  "refused",
  "truncated",
  "invalid_output",
  "empty",
  "cut",
  "open_circuit",
  "no_requests_left",
  "cancelled",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/**
 * Tokens of one call, as the provider counted them; estimated by length where a reply that was under way
 * ended before it was counted, since it is paid for all the same.
 */
export interface TokenUsage {
  /** All of the prompt, cached parts included. */
  readonly inputTokens: number;
  /** Of these, read from the provider's cache. */
  readonly cacheReadTokens: number;
  /** Of these, written to it. */
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
}

/** One call as it went, for accounts and for whoever looks after the server. */
export interface ModelCallRecord {
  readonly kind: ModelCallKind;
  /** As the provider knows it: "claude-…". */
  readonly model: string;
  readonly usage: TokenUsage;
  /** In millionths of a US dollar; null where the price is not known. */
  readonly costMicros: number | null;
  /** From its start to its end, tries included. */
  readonly ms: number;
  /** To the first text of a stream; null where there was none. */
  readonly firstTextMs: number | null;
  /** Requests that were sent upstream. */
  readonly requests: number;
  readonly outcome: "ok" | ModelFailure;
  /** The shape of the answer was asked for in words, for want of the provider's own means. */
  readonly isShapeInWords?: true;
  /** The server seems not to have read all of the prompt. */
  readonly isPromptCut?: true;
}

/** Requests that may still be sent upstream; shared by all calls of one turn, each takes its own from it. */
export interface RequestBudget {
  left: number;
}

/** The parts of a tutor's call besides its question. */
export interface TutorCall {
  /** Ends the call when it is raised. */
  readonly signal: AbortSignal;
  /** Told of each call to a model, when it ends, however it ended. */
  readonly onModelCall?: (record: ModelCallRecord) => void;
  /** Whether the learner's share of the model is spent: whoever can do without it is to. */
  readonly isOverBudget?: boolean;
  /** Milliseconds until all that the call belongs to has to have ended; any time unless given. */
  readonly timeLeft?: () => number;
  /** Whether a learner has sent again what had no reply at the first try. */
  readonly isTriedAgain?: boolean;
  /** Factor on every time limit of the call, for models on slow machines; 1 unless given. */
  readonly patience?: number;
  /** Three requests a call unless given. */
  readonly requests?: RequestBudget;
}
