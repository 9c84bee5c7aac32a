import { isUserName } from "@elenchus/domain/user-names";
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import { mails } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";

/** A mail to put into the outbox. */
export interface NewMail {
  readonly id: string;
  /** The same key again is the same mail, and is stored once. */
  readonly dedupeKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Nobody is to get it: it is stored, as one that is sent would be, and goes nowhere. */
  readonly isDiscarded: boolean;
}

/** A mail that a worker has taken, until it says how that went or its hold is over. */
export interface ClaimedMail extends Omit<NewMail, "isDiscarded"> {
  /** This one counted. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Names one claim of one mail: a later claim makes it stale. */
export type Claim = Pick<ClaimedMail, "id" | "attempts">;

/** The outbox. Mail comes in by {@link putMail}, with the change that causes it. */
export interface MailStore {
  /**
   * Takes mails that are due, oldest first. No other worker gets them before `heldUntil`; then they are
   * due again, for this one must have died.
   */
  claim(most: number, dueBy: Date, heldUntil: Date): Promise<ClaimedMail[]>;
  /** Empties the mail too: it may carry a link that opens an account. */
  markSent(id: string, at: Date): Promise<void>;
  /** Makes it due again at `nextAttemptAt`, unless another worker has taken it since. */
  markFailed(claim: Claim, error: string, nextAttemptAt: Date): Promise<void>;
  /** Gives it up, and empties it. */
  discard(claim: Claim, error: string): Promise<void>;
  /** Whether any mail went out after a moment. */
  hasSentSince(moment: Date): Promise<boolean>;
  /** Makes all that is held due at once: for whoever knows that no worker can be at it. */
  releaseHeld(): Promise<void>;
  /** How many wait to be sent, now or later. */
  countDue(): Promise<number>;
  /** Removes what was sent or given up, if it is from before, and tells how many that were. */
  purge(before: Date): Promise<number>;
}

const isDue = eq(mails.state, "due");

/**
 * Longer than a worker's hold, and than any pause while the mail server is away: what is not tried before waits for its own
 * mailbox, which is nobody's alarm.
 */
const LONGEST_OWN_PAUSE_MS = 200_000;

/** Mail that waits for the mail server. */
export const WAITS_FOR_SERVER = and(
  isDue,
  sql`${mails.nextAttemptAt} < now() + make_interval(secs => ${LONGEST_OWN_PAUSE_MS / 1000})`,
);

/** Longer than any pause between two tries. */
const LONGEST_PAUSE_MS = 2 * 3_600_000;

const EMPTIED = { text: "", html: "" };

/** Whole milliseconds, like the clocks it is compared with: what was put a moment ago is due now. */
const NOW = sql`date_trunc('milliseconds', now())`;

const CLAIMED_COLUMNS = {
  id: mails.id,
  dedupeKey: mails.dedupeKey,
  to: mails.recipient,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
};

/** Puts mails into the outbox in one statement, in the transaction of the change that causes them. */
export async function putMails(tx: Orm, news: readonly NewMail[]): Promise<void> {
  if (news.length === 0) return;
  const kept = news.map((mail) => {
    // Whoever has a user name has no mailbox.
    const isDiscarded = mail.isDiscarded || isUserName(mail.to);
    return isDiscarded ? { ...mail, ...EMPTIED, isDiscarded } : mail;
  });
  // One parameter: a thousand rows as a list of values take longer to write down than to store.
  await tx.execute(sql`
    insert into ${mails} (id, dedupe_key, recipient, subject, text, html, state, next_attempt_at)
    select id, "dedupeKey", "to", subject, text, html,
      case when "isDiscarded" then 'discarded' else 'due' end, ${NOW}
    from json_to_recordset(${JSON.stringify(kept)}::json) as news (id uuid, "dedupeKey" text, "to" text,
      subject text, text text, html text, "isDiscarded" boolean)
    on conflict (dedupe_key) do nothing`);
}

/** As {@link putMails}, of one. */
export function putMail(tx: Orm, mail: NewMail): Promise<void> {
  return putMails(tx, [mail]);
}

async function claimDue(
  orm: Orm,
  most: number,
  dueBy: Date,
  heldUntil: Date,
): Promise<ClaimedMail[]> {
  const latest = new Date(heldUntil.getTime() + LONGEST_PAUSE_MS);
  // In a CTE, which runs once: as a subquery it may be run again, and take more than its limit.
  const due = orm.$with("due").as(
    orm
      .select({ id: mails.id })
      .from(mails)
      // Later than any hold, or any pause between tries, was written before a clock was put back.
      .where(and(isDue, or(lte(mails.nextAttemptAt, dueBy), gt(mails.nextAttemptAt, latest))))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(most)
      .for("update", { skipLocked: true }),
  );
  const claimed = await orm
    .with(due)
    .update(mails)
    .set({ nextAttemptAt: heldUntil, attempts: sql`${mails.attempts} + 1` })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning(CLAIMED_COLUMNS);
  return claimed.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function isClaim({ id, attempts }: Claim) {
  return and(eq(mails.id, id), isDue, eq(mails.attempts, attempts));
}

export function createMailStore(orm: Orm): MailStore {
  return {
    claim: (most, dueBy, heldUntil) => claimDue(orm, most, dueBy, heldUntil),
    async markSent(id, at) {
      await orm
        .update(mails)
        .set({ state: "sent", sentAt: at, ...EMPTIED })
        .where(and(eq(mails.id, id), isDue));
    },
    async markFailed(claim, lastError, nextAttemptAt) {
      await orm.update(mails).set({ lastError, nextAttemptAt }).where(isClaim(claim));
    },
    async discard(claim, lastError) {
      await orm
        .update(mails)
        .set({ state: "discarded", lastError, ...EMPTIED })
        .where(isClaim(claim));
    },
    async hasSentSince(moment) {
      const later = and(eq(mails.state, "sent"), gt(mails.sentAt, moment));
      return (await orm.select({ id: mails.id }).from(mails).where(later).limit(1)).length > 0;
    },
    async releaseHeld() {
      await orm.update(mails).set({ nextAttemptAt: NOW }).where(isDue);
    },
    countDue: () => orm.$count(mails, isDue),
    async purge(before) {
      const gone = await orm
        .delete(mails)
        .where(
          and(
            inArray(mails.state, ["sent", "discarded"]),
            lt(sql`coalesce(${mails.sentAt}, ${mails.createdAt})`, before),
          ),
        )
        .returning({ id: mails.id });
      return gone.length;
    },
  };
}
