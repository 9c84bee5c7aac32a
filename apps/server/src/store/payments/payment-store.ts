import { and, desc, eq, gt, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";
import { payments } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";
import type { CheckoutState } from "./checkout-state.ts";
import {
  requestPaymentRefund,
  settlePaymentRow,
  type Answer,
  type PaymentRow,
  type RefundRequest,
  type SettledPayment,
  type SettlementRules,
} from "./change-payment.ts";
import { listUnsettled } from "./list-unsettled-payments.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { listCases, listCasesOf, type CaseRow, type ListedCase } from "./payment-case-store.ts";

/** Somebody's other checkouts when one is made. */
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
  /**
   * Brings a payment's books in line with the provider's, and access with them; once, at once.
   * @returns `overtaken` where the books have changed since the provider was asked: it must be asked again
   */
  settle(
    answer: Answer,
    now: Date,
    rules: SettlementRules,
  ): Promise<SettledPayment | "overtaken" | null>;
  /** Cases of a payment, as far as we know. */
  listCasesOf(sessionId: string): Promise<CaseRow[]>;
  /** Cases that need a look, then those that changed lately, newest first. */
  listCases(since: Date, most: number): Promise<ListedCase[]>;
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
    settle: (answer, now, rules) => settlePaymentRow(orm, answer, now, rules),
    listCasesOf: (sessionId) => listCasesOf(orm, sessionId),
    listCases: (since, most) => listCases(orm, since, most),
    async takeReturn(sessionId, now) {
      const taken = await orm
        .update(payments)
        .set({ returnedAt: now })
        .where(and(eq(payments.id, sessionId), isNull(payments.returnedAt)))
        .returning({ id: payments.id });
      return taken.length > 0;
    },
    requestRefund: (sessionId, request) => requestPaymentRefund(orm, sessionId, request),
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
