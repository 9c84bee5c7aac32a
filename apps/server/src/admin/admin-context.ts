import type { AppContext } from "../app-context.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { OpenModelCheck } from "../tutoring/model-check.ts";

/** The parts that the commands of whoever runs the server work with. */
export type AdminContext = Pick<
  AppContext,
  | "stores"
  | "identity"
  | "payments"
  | "ltiDesk"
  | "signOnDesk"
  | "jobs"
  | "now"
  | "newId"
  | "publicUrl"
> & {
  readonly openModelCheck: OpenModelCheck;
  readonly mailer: Pick<Mailer, "send">;
  /** Whether mail stays in the demo's mailbox. */
  readonly isMailKept: boolean;
  /** How it stands with `SESSION_SECRET`. */
  readonly secrets: {
    /** How many the list has beside the newest. */
    readonly older: number;
    /** Whether the server made its own, and keeps it in `DATA_DIR`. */
    readonly isKept: boolean;
    /** Since when this server signs by the newest. */
    readonly usedSince: Date;
  };
  /** Writes into the server's log. */
  readonly report: (message: string, facts: unknown) => void;
};

/** A command that cannot be carried out: told in words. */
export class AdminError extends Error {
  override readonly name: string = "AdminError";
}

/** A command that was not given what it takes. */
export class UsageError extends AdminError {
  override readonly name = "UsageError";
}
