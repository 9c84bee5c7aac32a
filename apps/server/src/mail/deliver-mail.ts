import { serializeError } from "../errors/serialize-error.ts";
import type { ClaimedMail, MailStore } from "../store/mail-store.ts";
import { MailRefusedError } from "./mail-refused-error.ts";
import type { Mailer } from "./mailer.ts";

const BATCH = 10;
const AT_ONCE = 5;

/**
 * How long a mail is a worker's own, in milliseconds: longer than a batch takes when every mail in it,
 * and what was being sent before, runs into the SMTP adapter's time-out.
 */
export const HELD_FOR_MS = 180_000;

const FIRST_RETRY_MS = 5000;
const SLOWEST_RETRY_MS = 60_000;
/** What is refused for good is asked about less and less: an hour of minutes, then hourly. */
const REFUSED_OFTEN = 60;
const REFUSED_RETRY_MS = 3_600_000;
const GIVE_UP_REFUSED_AFTER_MS = 3 * 86_400_000;

const LONGEST_ERROR_CHARS = 500;

/** What delivering works with. */
export interface Delivery {
  readonly mails: MailStore;
  readonly mailer: Mailer;
  /** Told once of the failures of a call, and of each mail that is given up. */
  readonly report: (message: string, cause: unknown) => void;
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
  readonly error: unknown;
  /** Null when it is given up. */
  readonly retryAt: number | null;
}

/** Of a dedupe key, in characters that a Message-ID may have, and different for each key. */
function writeMessageId(dedupeKey: string): string {
  const encoded = encodeURIComponent(dedupeKey).replaceAll(
    /[.()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${encoded}@elenchus`;
}

function retryAfterMs(attempts: number, isRefused: boolean): number {
  if (isRefused && attempts > REFUSED_OFTEN) return REFUSED_RETRY_MS;
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), SLOWEST_RETRY_MS);
}

async function recordFailure(work: Delivery, mail: ClaimedMail, error: unknown): Promise<Failure> {
  // Not the error's own message: a database's would quote the whole mail.
  const lastError = serializeError(error).message.slice(0, LONGEST_ERROR_CHARS);
  const now = work.now().getTime();
  const isRefused = error instanceof MailRefusedError;
  if (isRefused && now - mail.createdAt.getTime() >= GIVE_UP_REFUSED_AFTER_MS) {
    await work.mails.discard(mail, lastError);
    work.report(`mail ${mail.id} is given up: it was refused for three days`, error);
    return { error, retryAt: null };
  }
  const retryAt = now + retryAfterMs(mail.attempts, isRefused);
  await work.mails.markFailed(mail, lastError, new Date(retryAt));
  return { error, retryAt };
}

/** Sends one mail and records how that went. */
async function deliverOne(work: Delivery, mail: ClaimedMail): Promise<Failure | null> {
  const { to, subject, text, html } = mail;
  const messageId = writeMessageId(mail.dedupeKey);
  try {
    await work.mailer.send({ to, subject, text, html, messageId });
  } catch (error) {
    return recordFailure(work, mail, error);
  }
  await work.mails.markSent(mail.id, work.now());
  return null;
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

/** What failed beside sending: the outbox, in as many ways as it did. */
function throwIfBroken(ends: readonly PromiseSettledResult<void>[]): void {
  const reasons = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  if (reasons.length === 0) return;
  throw new AggregateError([...new Set(reasons)], "the outbox does not work", {
    cause: reasons[0],
  });
}

/**
 * Sends all mail that is due when it is called, and records each result. A mail that cannot be sent is
 * due again in 5 s, 10 s, 20 s … at most 60 s; it holds up no other. Safe to call at once from several
 * places and servers.
 * @throws AggregateError when the outbox itself fails; a mail may then be sent again
 */
export async function deliverDueMail(work: Delivery): Promise<DeliveryCounts> {
  const takeNext = createQueue(work);
  const failures: Failure[] = [];
  let sent = 0;
  const sendSome = async (): Promise<void> => {
    for (let mail = await takeNext(); mail !== undefined; mail = await takeNext()) {
      const failure = await deliverOne(work, mail);
      if (failure === null) sent += 1;
      else failures.push(failure);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendSome));
  const [first] = failures;
  if (first) work.report(`${failures.length} mails could not be sent`, first.error);
  throwIfBroken(ends);
  return { sent, failed: failures.length, retryAt: earliestRetry(failures) };
}
