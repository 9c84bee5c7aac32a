import { serializeError } from "../errors/serialize-error.ts";
import type { ClaimedMail, MailStore } from "../store/operations/mail-store.ts";
import { findStop, kindOf, worthSendingUntil } from "./mail-kinds.ts";
import { MailDeferredError, MailRefusedError } from "./mail-refused-error.ts";
import type { Mailer } from "./mailer.ts";
import type { StopLinks } from "../identity/links/stop-links.ts";

const BATCH = 10;
const AT_ONCE = 5;

/**
 * How long a mail is a worker's own, in milliseconds: longer than a batch takes when every mail in it,
 * and what was being sent before, runs into the SMTP adapter's time-out.
 */
export const HELD_FOR_MS = 180_000;

const FIRST_RETRY_MS = 5000;
const SLOWEST_RETRY_MS = 60_000;
/** A mailbox that puts a mail off is asked again when as much time has passed once more as since it was written. */
const FIRST_ASKED_AGAIN_MS = 60_000;
const SLOWEST_ASKED_AGAIN_MS = 3_600_000;
/** For how long a mailbox may put off what has no link that dies. Source: RFC 5321, section 4.5.4.1. */
const GIVE_UP_AFTER_MS = 5 * 86_400_000;

const LONGEST_ERROR_CHARS = 500;
/** In one line of a log. */
const MOST_NAMED = 5;

/** The parts that delivering works with. */
export interface Delivery {
  readonly mails: MailStore;
  readonly mailer: Mailer;
  readonly stopLinks: Pick<StopLinks, "write">;
  /** Told once of what keeps all mail of a call back, and of each mail that is given up or put off. */
  readonly report: (message: string, cause: unknown) => void;
  /** Told of a mail that will never arrive, before it is given up; may be told again. */
  readonly onUndelivered?: (mail: ClaimedMail) => Promise<void>;
  readonly now: () => Date;
  /** Once aborted, what was taken is still sent, and nothing more is taken. */
  readonly signal?: AbortSignal;
}

/** How many mails a call sent, and how many it could not send. */
export interface DeliveryCounts {
  readonly sent: number;
  readonly failed: number;
  /** When the first of those that it could not send is due again; null when none is. */
  readonly retryAt: Date | null;
}

/** A mail that was not sent. */
interface Failure {
  readonly mail: ClaimedMail;
  readonly error: unknown;
  /** Null when it is given up. */
  readonly retryAt: number | null;
  /** Whether it is the way that all mail takes, and nobody's mailbox. */
  readonly isOurs: boolean;
}

/** Of a dedupe key, in characters that a Message-ID may have, and different for each key. */
function writeMessageId(dedupeKey: string): string {
  return encodeURIComponent(dedupeKey).replaceAll(
    /[.()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A mail as a log names it. */
function nameOf(mail: ClaimedMail): string {
  return `mail ${mail.id} (${kindOf(mail)})`;
}

/** Not the error's own message: a database's would quote the whole mail. */
function describe(error: unknown): string {
  return serializeError(error).message.slice(0, LONGEST_ERROR_CHARS);
}

async function giveUp(work: Delivery, mail: ClaimedMail, why: string): Promise<null> {
  await work.onUndelivered?.(mail);
  await work.mails.discard(mail, why);
  work.report(`${nameOf(mail)} is given up`, { why, attempts: mail.attempts });
  return null;
}

/** When a mailbox that puts a mail off is asked again; null where that would be too late. */
function askAgainAt({ now }: Delivery, mail: ClaimedMail): number | null {
  const written = mail.createdAt.getTime();
  const waited = Math.max(now().getTime() - written, FIRST_ASKED_AGAIN_MS);
  const at = now().getTime() + Math.min(waited, SLOWEST_ASKED_AGAIN_MS);
  const end = worthSendingUntil(mail)?.getTime() ?? written + GIVE_UP_AFTER_MS;
  return at < end ? at : null;
}

/** Tells apart what is said of one mailbox, and for how long that holds. */
async function decideRetry(
  work: Delivery,
  mail: ClaimedMail,
  error: unknown,
): Promise<Omit<Failure, "mail" | "error">> {
  const why = describe(error);
  if (error instanceof MailDeferredError) {
    const retryAt = askAgainAt(work, mail);
    if (retryAt === null) await giveUp(work, mail, why);
    else work.report(`${nameOf(mail)} is put off by its mailbox`, { why, attempts: mail.attempts });
    return { retryAt, isOurs: false };
  }
  // Where others' mail goes through, it is not us who are refused.
  const isRefused =
    error instanceof MailRefusedError &&
    (!error.isAboutUs || (await work.mails.hasSentSince(mail.createdAt)));
  if (isRefused) return { retryAt: await giveUp(work, mail, why), isOurs: false };
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), SLOWEST_RETRY_MS);
  return { retryAt: work.now().getTime() + pause, isOurs: true };
}

async function recordFailure(work: Delivery, mail: ClaimedMail, error: unknown): Promise<Failure> {
  const decided = await decideRetry(work, mail, error);
  if (decided.retryAt !== null)
    await work.mails.markFailed(mail, describe(error), new Date(decided.retryAt));
  return { mail, error, ...decided };
}

/** Whether the link in a mail opens nothing any more, or hardly. */
function isTooLate({ now }: Delivery, mail: ClaimedMail): boolean {
  const end = worthSendingUntil(mail);
  return end !== null && now() >= end;
}

/** Sends one mail and records how that went. */
async function deliverOne(work: Delivery, mail: ClaimedMail): Promise<Failure | "sent" | null> {
  if (isTooLate(work, mail)) return giveUp(work, mail, "the link in it has run out");
  const { to, subject, text, html } = mail;
  const messageId = writeMessageId(mail.dedupeKey);
  const stop = findStop(mail);
  const stopLink = stop === null ? {} : { stopLink: work.stopLinks.write(stop) };
  try {
    await work.mailer.send({ to, subject, text, html, messageId, ...stopLink });
  } catch (error) {
    return recordFailure(work, mail, error);
  }
  await work.mails.markSent(mail.id, work.now());
  return "sent";
}

/** Gives out due mails one by one, to several askers, and takes the next batch when there is none left. */
function createQueue(work: Delivery): () => Promise<ClaimedMail | undefined> {
  // Due by the start: what fails comes after it, so that a call ends while nothing can be sent.
  const dueBy = work.now();
  let batch: ClaimedMail[] = [];
  let isDry = false;
  let claiming: Promise<void> | null = null;
  const claim = async (): Promise<void> => {
    const heldUntil = new Date(work.now().getTime() + HELD_FOR_MS);
    try {
      batch = await work.mails.claim(BATCH, dueBy, heldUntil);
      isDry = batch.length < BATCH;
    } finally {
      claiming = null;
    }
  };
  return async () => {
    const isOver = isDry || work.signal?.aborted === true;
    if (batch.length === 0 && !isOver) await (claiming ??= claim());
    return batch.shift();
  };
}

function earliestRetry(failures: readonly Failure[]): Date | null {
  const times = failures.flatMap(({ retryAt }) => retryAt ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Tells once of what keeps all mail back, with some of the mails. */
function reportOurs({ report }: Delivery, failures: readonly Failure[]): void {
  const ours = failures.filter(({ isOurs }) => isOurs);
  const [first] = ours;
  if (first === undefined) return;
  const named = ours.slice(0, MOST_NAMED).map(({ mail }) => `${mail.id} (${kindOf(mail)})`);
  const more = ours.length > named.length ? ", …" : "";
  report(`${ours.length} mails could not be sent: ${named.join(", ")}${more}`, first.error);
}

/** Throws failures beside sending: the outbox's, as many as there were. */
function throwIfBroken(ends: readonly PromiseSettledResult<void>[]): void {
  const reasons = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  if (reasons.length === 0) return;
  throw new AggregateError([...new Set(reasons)], "the outbox does not work", {
    cause: reasons[0],
  });
}

/**
 * Sends all mail that is due when it is called, and records each result. A mail that cannot be sent is
 * due again in 5 s, 10 s, 20 s … at most 60 s; it holds up no other. One that its mailbox puts off is tried ever more
 * slowly, one that it refuses is given up, and so is one whose link has run out. Safe to call at once from several
 * places and servers.
 * @throws AggregateError when the outbox itself fails; a mail may then be sent again
 */
export async function deliverDueMail(work: Delivery): Promise<DeliveryCounts> {
  const takeNext = createQueue(work);
  const failures: Failure[] = [];
  let sent = 0;
  const sendSome = async (): Promise<void> => {
    for (let mail = await takeNext(); mail !== undefined; mail = await takeNext()) {
      const outcome = await deliverOne(work, mail);
      if (outcome === "sent") sent += 1;
      else if (outcome !== null) failures.push(outcome);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendSome));
  reportOurs(work, failures);
  throwIfBroken(ends);
  return { sent, failed: failures.length, retryAt: earliestRetry(failures) };
}
