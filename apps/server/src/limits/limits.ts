/** What is limited. */
export const LIMIT_KINDS = [
  "log_in",
  "registration",
  "reset",
  "verification",
  "second_factor",
  "payment",
  "interest",
  "turn",
  "own_data",
  "join_group",
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Whom a limit is counted for. */
export interface LimitSubject {
  /** An account's id or email address; absent where nobody is named. */
  readonly account?: string;
  /** IP address as it came. */
  readonly address: string;
}

/**
 * Port: how often something may be done, counted per account and per address, by all instances
 * together.
 */
export interface Limits {
  /**
   * Counts one.
   * @throws AppError 429 when that is one too many
   */
  take(kind: LimitKind, subject: LimitSubject): Promise<void>;
  /** Whether nobody has brought this secret within that time: whatever it opens, it opens once. */
  takeOnce(secret: string, seconds: number): Promise<boolean>;
  /**
   * Runs a try that may fail, such as a password: only failures, told by null, count, and a success
   * forgets the account's. Tries of one account take their turns, and a few of one address run at once.
   * @throws AppError 429 instead of running when there were too many failures
   */
  tryOut<Result>(
    kind: LimitKind,
    subject: LimitSubject,
    run: () => Promise<Result | null>,
  ): Promise<Result | null>;
}
