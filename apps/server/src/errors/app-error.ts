/** A failure with all that its answer needs. Thrown anywhere on the server. */
export class AppError extends Error {
  override readonly name = "AppError";
  /** Stable name, for programs. */
  readonly code: string;
  /** HTTP status, 4xx or 5xx. */
  readonly status: number;
  /** Text for people. */
  readonly userMessage: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null;
  /** Headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Problems field by field; null where no field is to blame. */
  readonly fields: Readonly<Record<string, string>> | null;

  constructor(
    status: number,
    code: string,
    userMessage: string,
    options: {
      cause?: unknown;
      retryAfter?: number;
      headers?: Readonly<Record<string, string>>;
      fields?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(userMessage, options.cause === undefined ? {} : { cause: options.cause });
    this.status = status;
    this.code = code;
    this.userMessage = userMessage;
    this.retryAfter = options.retryAfter ?? null;
    this.headers = options.headers ?? {};
    this.fields = options.fields ?? null;
  }
}
