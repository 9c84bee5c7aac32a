/** Actions that are limited. */
export const LIMIT_KINDS = [
  "registration",
  "reset",
  "email_change",
  "verification",
  "payment",
  "interest",
  "turn",
  "own_data",
  "join_group",
  "own_text",
  "own_text_draft",
  "class_list",
  "sign_on",
  "sign_on_code",
  "stop_mails",
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Actions that may be tried, and are limited where they fail. */
export type TryKind = "log_in" | "second_factor";

/** Whom a limit is counted for. */
export interface LimitSubject {
  /** An account's id or email address; absent where nobody is named. */
  readonly account?: string;
  /** IP address as it came. */
  readonly address: string;
}

/** Who tries to log in. */
export interface LogInSubject {
  /** Email address, of an account or not. */
  readonly account: string;
  /** IP address as it came. */
  readonly address: string;
  /** The device, where the account's owner has logged in on it before; else null. */
  readonly device: string | null;
}

/**
 * Port: how often something may be done, counted per account and per address, by all instances
 * together.
 */
export interface Limits {
  /**
   * Counts one. At an address an account's repeats count as one.
   * @throws AppError 429 when that is one too many
   */
  take(kind: LimitKind, subject: LimitSubject): Promise<void>;
  /** Whether nobody has brought this secret within that time: whatever it opens, it opens once. */
  takeOnce(secret: string, seconds: number): Promise<boolean>;
  /**
   * Runs a try that may fail, such as a code: only failures, told by null, count, and a success forgets
   * them. Tries by one name take their turns.
   * @param by whose tries count together: nobody else can use theirs up
   * @throws AppError 429 instead of running when there were too many failures
   */
  tryOut<Result>(
    kind: TryKind,
    by: string,
    run: () => Promise<Result | null>,
  ): Promise<Result | null>;
  /**
   * Runs work that hashes a password, and little else: few such pieces at once, those who bring them in turns.
   * @param address IP address as it came
   * @throws AppError 429 or 503 instead of running when the address, or everybody, has too much under way
   */
  takeTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a try to log in. A device that is known has failures of its own. Of strangers, failures count by
   * account and address together, and all who try one account share its pace. It takes its turn as above.
   * @throws AppError 429 instead of running when there were too many failures, 429 or 503 as above
   */
  tryLogIn<Result>(
    subject: LogInSubject,
    run: () => Promise<Result | null>,
  ): Promise<Result | null>;
}
