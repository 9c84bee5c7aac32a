import { and, desc, eq, gt, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";
import { payments } from "../db/account-schema.ts";
import { users } from "../db/auth-schema.ts";
import type { Orm } from "../db/database.ts";
import type { CheckoutState } from "../payment/checkout.ts";
import {
  decideSettlement,
  type RefundReason,
  type Settlement,
} from "../payment/decide-settlement.ts";
import { listUnsettled } from "./list-unsettled-payments.ts";
import { lockUser } from "./lock-user.ts";
import { putMail, type NewMail } from "./mail-store.ts";

/** A payment as it stands in our books. */
export type PaymentRow = typeof payments.$inferSelect;

/** Who paid, for the mail about it. */
export interface Payer {
  readonly email: string;
  readonly firstName: string;
}

/** A payment after its state was looked at, and what that changed. */
export interface SettledPayment {
  readonly row: PaymentRow;
  readonly settlement: Settlement;
  /** Whether its status was another before. */
  readonly isNews: boolean;
}

/** Writes the mail that goes with a change, if it asks for one. */
type WriteMail = (payer: Payer, settled: SettledPayment) => NewMail | null;

/** A refund to be made, and the mail that goes with asking for it. */
export interface RefundRequest {
  readonly reason: RefundReason;
  readonly at: Date;
  readonly mail: NewMail | null;
}

/** What is known of somebody's other checkouts when one is made. */
export interface OtherCheckouts {
  /** Those that are of no use, as was found out by asking. */
  readonly seen: readonly string[];
  /** Others must have time left until then. */
  readonly worthwhile: Date;
}

/** Learners' payments. */
export interface PaymentStore {
  find(sessionId: string): Promise<PaymentRow | null>;
  /** Those that our books call open, newest first. */
  listOpen(userId: string): Promise<PaymentRow[]>;
  /** The last one that gave access, whatever became of it. */
  findGranted(userId: string): Promise<PaymentRow | null>;
  /** Keeps a session that was just made; one that is there stays as it is. */
  keep(session: CheckoutState, userId: string): Promise<void>;
  /**
   * Keeps a session that was just made, unless the person has got another like it meanwhile: two
   * instances may make one each at once.
   * @returns the one that counts
   */
  keepOnly(
    session: CheckoutState,
    userId: string,
    others: OtherCheckouts,
  ): Promise<Pick<PaymentRow, "id" | "url">>;
  /** Brings a payment's books in line with the provider's, and access with them; once, at once. */
  settle(state: CheckoutState, now: Date, writeMail: WriteMail): Promise<SettledPayment | null>;
  /** Takes the one return from a checkout; false when it was taken before. */
  takeReturn(sessionId: string, now: Date): Promise<boolean>;
  /** Ends access and asks for the refund; false when that was done before. */
  requestRefund(sessionId: string, request: RefundRequest): Promise<boolean>;
  /**
   * Open ones and refunds to be made, each left alone for a minute; an open one that grows old is asked
   * about less and less often, and one that nobody owns any more is due at once. Oldest look first.
   */
  listUnsettled(now: Date, most: number): Promise<PaymentRow[]>;
  /** Books that the provider does not know one: once its time is over, it is. */
  markUnknown(sessionId: string, now: Date): Promise<void>;
  /** Puts one that could not be looked at behind the others. */
  markChecked(sessionId: string, now: Date): Promise<void>;
  /** Other sessions in which somebody could pay a second time. */
  listOtherOpen(userId: string, sessionId: string): Promise<string[]>;
}

/** Held for the whole transaction, always in the order person, then payment. */
async function lockPayment(tx: Orm, sessionId: string): Promise<PaymentRow | null> {
  const isIt = eq(payments.id, sessionId);
  const [found] = await tx.select({ userId: payments.userId }).from(payments).where(isIt);
  if (!found) return null;
  if (found.userId !== null) await lockUser(tx, found.userId);
  const [row] = await tx.select().from(payments).where(isIt).for("update");
  return row ?? null;
}

async function readOwner(tx: Orm, row: PaymentRow) {
  if (row.userId === null) return null;
  const [owner] = await tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, row.userId));
  return owner ?? null;
}

async function hasOtherPayment(tx: Orm, { id, userId }: PaymentRow): Promise<boolean> {
  if (userId === null) return false;
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        ne(payments.id, id),
        eq(payments.status, "paid"),
        isNotNull(payments.grantedAt),
        isNull(payments.refundRequestedAt),
      ),
    );
  return others.length > 0;
}

async function setAccess(tx: Orm, userId: string, hasAccess: boolean): Promise<void> {
  await tx.update(users).set({ hasAccess }).where(eq(users.id, userId));
}

async function applySettlement(
  tx: Orm,
  row: PaymentRow,
  { state, settlement, now }: { state: CheckoutState; settlement: Settlement; now: Date },
): Promise<PaymentRow> {
  const { status, access, refund } = settlement;
  const [changed] = await tx
    .update(payments)
    .set({
      status,
      checkedAt: now,
      paymentIntent: state.paymentIntent ?? row.paymentIntent,
      paidAt: row.paidAt ?? (["paid", "refunded", "disputed"].includes(status) ? now : null),
      grantedAt: access === "grant" ? now : row.grantedAt,
      refundedAt: row.refundedAt ?? (status === "refunded" ? now : null),
      ...(refund === null ? {} : { refundReason: refund, refundRequestedAt: now }),
    })
    .where(eq(payments.id, row.id))
    .returning();
  if (!changed) throw new Error("a payment that is locked is gone");
  if (row.userId !== null && access !== "leave") {
    await setAccess(tx, row.userId, access === "grant");
  }
  return changed;
}

async function settle(
  orm: Orm,
  state: CheckoutState,
  now: Date,
  writeMail: WriteMail,
): Promise<SettledPayment | null> {
  return orm.transaction(async (tx) => {
    const row = await lockPayment(tx, state.id);
    if (row === null) return null;
    const owner = await readOwner(tx, row);
    const settlement = decideSettlement(state.standing, {
      status: row.status,
      isGranted: row.grantedAt !== null,
      isRefundRequested: row.refundRequestedAt !== null,
      hasOwner: owner !== null,
      hasOtherPayment: await hasOtherPayment(tx, row),
    });
    const changed = await applySettlement(tx, row, { state, settlement, now });
    const isNews = row.status !== changed.status;
    const settled = { row: changed, settlement, isNews };
    const mail = owner === null ? null : writeMail(owner, settled);
    if (mail !== null) await putMail(tx, mail);
    return settled;
  });
}

async function requestRefund(orm: Orm, sessionId: string, { reason, at, mail }: RefundRequest) {
  return orm.transaction(async (tx) => {
    const row = await lockPayment(tx, sessionId);
    if (row === null || row.userId === null) return false;
    if (row.status !== "paid" || row.refundRequestedAt !== null) return false;
    await tx
      .update(payments)
      .set({ refundReason: reason, refundRequestedAt: at })
      .where(eq(payments.id, sessionId));
    await setAccess(tx, row.userId, false);
    if (mail !== null) await putMail(tx, mail);
    return true;
  });
}

function toRow(session: CheckoutState, userId: string) {
  const { id, amount, currency, url, expiresAt, paymentIntent } = session;
  return { id, userId, amount, currency, url: url ?? "", expiresAt, paymentIntent };
}

async function keepOnly(orm: Orm, session: CheckoutState, userId: string, others: OtherCheckouts) {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isLikeIt = and(
      eq(payments.userId, userId),
      eq(payments.status, "open"),
      eq(payments.amount, session.amount),
      eq(payments.currency, session.currency),
      gt(payments.expiresAt, others.worthwhile),
      notInArray(payments.id, [...others.seen]),
    );
    const [other] = await tx.select().from(payments).where(isLikeIt).limit(1);
    if (other) return other;
    const [kept] = await tx.insert(payments).values(toRow(session, userId)).returning();
    if (!kept) throw new Error("a payment that was just kept is not there");
    return kept;
  });
}

async function listOtherOpen(orm: Orm, userId: string, sessionId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.userId, userId), ne(payments.id, sessionId), eq(payments.status, "open")),
    );
  return rows.map(({ id }) => id);
}

export function createPaymentStore(orm: Orm): PaymentStore {
  const newest = desc(payments.createdAt);
  return {
    async find(sessionId) {
      const [row] = await orm.select().from(payments).where(eq(payments.id, sessionId));
      return row ?? null;
    },
    listOpen: (userId) =>
      orm
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.status, "open")))
        .orderBy(newest),
    async findGranted(userId) {
      const isGranted = and(eq(payments.userId, userId), isNotNull(payments.grantedAt));
      const last = desc(payments.grantedAt);
      const [row] = await orm.select().from(payments).where(isGranted).orderBy(last).limit(1);
      return row ?? null;
    },
    async keep(session, userId) {
      await orm.insert(payments).values(toRow(session, userId)).onConflictDoNothing();
    },
    keepOnly: (session, userId, others) => keepOnly(orm, session, userId, others),
    settle: (state, now, writeMail) => settle(orm, state, now, writeMail),
    async takeReturn(sessionId, now) {
      const taken = await orm
        .update(payments)
        .set({ returnedAt: now })
        .where(and(eq(payments.id, sessionId), isNull(payments.returnedAt)))
        .returning({ id: payments.id });
      return taken.length > 0;
    },
    requestRefund: (sessionId, request) => requestRefund(orm, sessionId, request),
    listUnsettled: (now, most) => listUnsettled(orm, now, most),
    async markUnknown(sessionId, now) {
      const isOver = sql`${payments.status} = 'open' and ${payments.expiresAt} < ${now.toISOString()}`;
      const status = sql`case when ${isOver} then 'expired' else ${payments.status} end`;
      const set = { checkedAt: now, status };
      await orm.update(payments).set(set).where(eq(payments.id, sessionId));
    },
    async markChecked(sessionId, now) {
      await orm.update(payments).set({ checkedAt: now }).where(eq(payments.id, sessionId));
    },
    listOtherOpen: (userId, sessionId) => listOtherOpen(orm, userId, sessionId),
  };
}
