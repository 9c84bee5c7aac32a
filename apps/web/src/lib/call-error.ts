/** Facts of a failed call. */
export interface CallFailure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable name: the server's, or one of ours: "network", "unreadable_reply", "stream_cut". */
  readonly code: string;
  /** For people. */
  readonly message: string;
  /** Finds the server's log line; null when the server did not say. */
  readonly requestId: string | null;
  /** Seconds after which it is worth trying again; null or absent where nothing is known of that. */
  readonly retryAfter?: number | null;
  /** Problems field by field; absent where no field is to blame. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** A call that failed in a way that the learner is to hear of. Aborted calls are not among these. */
export class CallError extends Error implements CallFailure {
  override readonly name = "CallError";
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(failure: CallFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.status = failure.status;
    this.code = failure.code;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter ?? null;
    this.fields = failure.fields ?? {};
  }

  /** Whether the same call, sent again as it is, may succeed. */
  get mayBeRetried(): boolean {
    if (this.code === "turn_in_progress") return true;
    // Whatever its status: in a stream, which has begun well, a failure has none of its own.
    if (this.code === "dialogue_ended") return false;
    if (this.isUnknownCall) return false;
    return this.status < 400 || this.status >= 500 || [408, 425, 429].includes(this.status);
  }

  /** Whether a back end has no such call: one that has the specification's alone, say. */
  get isUnknownCall(): boolean {
    return this.status === 404 || this.status === 405;
  }
}

/** Tells whether a call ended because we ended it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
