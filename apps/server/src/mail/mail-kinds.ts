import { CLASS_INVITATION_DAYS } from "@elenchus/domain/class-lists";
import {
  EMAIL_UNDO_DAYS,
  INVITATION_LINK_HOURS,
  RESET_LINK_MINUTES,
  SIGN_ON_CODE_MINUTES,
  VERIFICATION_LINK_HOURS,
} from "@elenchus/domain/limits";
import { isStoppable, type MailStop } from "../identity/links/stop-links.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** For how long the link or code in a letter opens anything, by the letter's kind. Letters of other kinds have none that dies. */
const LINK_WORKS_MS: ReadonlyMap<string, number> = new Map([
  ["registration", VERIFICATION_LINK_HOURS * HOUR_MS],
  ["registration-link", VERIFICATION_LINK_HOURS * HOUR_MS],
  ["reset", RESET_LINK_MINUTES * MINUTE_MS],
  ["email-change", VERIFICATION_LINK_HOURS * HOUR_MS],
  ["email-changed", EMAIL_UNDO_DAYS * DAY_MS],
  ["invitation", INVITATION_LINK_HOURS * HOUR_MS],
  ["class-invitation", CLASS_INVITATION_DAYS * DAY_MS],
  ["sign-on", SIGN_ON_CODE_MINUTES * MINUTE_MS],
]);

/** Less than this before its end, a link is as good as dead: the mail has a way to go, and somebody to be read by. */
const LEAST_LEFT_MS = MINUTE_MS;

/** Of a mail in the outbox. */
interface Keyed {
  readonly dedupeKey: string;
  readonly createdAt: Date;
}

/** The kind of a mail, for a log. */
export function kindOf({ dedupeKey }: Pick<Keyed, "dedupeKey">): string {
  return dedupeKey.split(":", 1)[0] ?? "";
}

/** Which kind of whose mails a mail's link ends, whose key names the account after the kind; null where there is nothing to end. */
export function findStop(mail: Pick<Keyed, "dedupeKey">): MailStop | null {
  const [kind = "", userId = ""] = mail.dedupeKey.split(":");
  return isStoppable(kind) ? { kind, userId } : null;
}

/** Until when a mail is worth sending; null: always. */
export function worthSendingUntil(mail: Keyed): Date | null {
  const worksMs = LINK_WORKS_MS.get(kindOf(mail));
  return worksMs === undefined
    ? null
    : new Date(mail.createdAt.getTime() + worksMs - LEAST_LEFT_MS);
}
