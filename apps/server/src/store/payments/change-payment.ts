import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { payments } from "../../db/schema/account-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import type { CheckoutState } from "./checkout-state.ts";
import type { DecideSettlement, RefundReason, Settlement } from "./settlement.ts";
import { hasFailed, mergeCases, sumRefunds, type PaymentCase } from "./payment-case.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { findChanges, keepCases, listCasesOf, type CaseChange } from "./payment-case-store.ts";

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
  /** All that came up about it. */
  readonly cases: readonly PaymentCase[];
  /** The changes among them that are new. */
  readonly changes: readonly CaseChange[];
  /** How it stood in our books before. */
  readonly before: PaymentRow;
}

/** How a payment is settled and told of: decided by the caller, run under the lock of the payment. */
export interface SettlementRules {
  readonly decide: DecideSettlement;
  readonly writeMails: (payer: Payer, settled: SettledPayment) => NewMail[];
}

/** The provider's word on a payment, and when it was asked. */
export interface Answer {
  readonly state: CheckoutState;
  /** How often the payment had been booked by then; null where it was not in the books. */
  readonly looks: number | null;
}

/** A refund to be made, and the mail that goes with asking for it. */
export interface RefundRequest {
  readonly reason: RefundReason;
  readonly at: Date;
  readonly mail: NewMail | null;
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
    .select({ email: users.email, firstName: users.firstName, hasAccess: users.hasAccess })
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

/** When access that a payment gave was taken away: only where there was any. */
function decideTaken(
  row: PaymentRow,
  { access }: Settlement,
  { hadAccess, now }: { hadAccess: boolean; now: Date },
): Date | null {
  if (access === "grant" || access === "restore") return null;
  return access === "revoke" && hadAccess ? now : row.accessTakenAt;
}

async function applySettlement(
  tx: Orm,
  { before: row, settlement, cases }: Pick<SettledPayment, "before" | "settlement" | "cases">,
  { state, hadAccess, now }: { state: CheckoutState; hadAccess: boolean; now: Date },
): Promise<PaymentRow> {
  const { status, access, refund, isRefundOff } = settlement;
  const isPaid = ["paid", "refunded", "disputed"].includes(status);
  const [changed] = await tx
    .update(payments)
    .set({
      status,
      checkedAt: now,
      looks: row.looks + 1,
      paymentIntent: state.paymentIntent ?? row.paymentIntent,
      paidAt: row.paidAt ?? (isPaid ? now : null),
      grantedAt: access === "grant" ? now : row.grantedAt,
      refundedAmount: sumRefunds(cases),
      refundedAt: status === "refunded" ? (row.refundedAt ?? now) : null,
      accessTakenAt: decideTaken(row, settlement, { hadAccess, now }),
      ...(refund === null ? {} : { refundReason: refund, refundRequestedAt: now }),
      ...(isRefundOff ? { refundRequestedAt: null } : {}),
    })
    .where(eq(payments.id, row.id))
    .returning();
  if (!changed) throw new Error("a payment that is locked is gone");
  if (row.userId !== null && access !== "leave") {
    await setAccess(tx, row.userId, access !== "revoke");
  }
  return changed;
}

function readBooks(row: PaymentRow, changes: readonly CaseChange[]) {
  return {
    status: row.status,
    amount: row.amount,
    isGranted: row.grantedAt !== null,
    isTaken: row.accessTakenAt !== null,
    isRefundRequested: row.refundRequestedAt !== null,
    hasNewFailure: changes.some(({ now }) => hasFailed(now)),
  };
}

/**
 * Books a payment's state and what follows for access and mail, under locks.
 * @returns `overtaken` where the books have changed since the provider was asked: it must be asked again
 */
export async function settlePaymentRow(
  orm: Orm,
  { state, looks }: Answer,
  now: Date,
  { decide, writeMails }: SettlementRules,
): Promise<SettledPayment | "overtaken" | null> {
  return orm.transaction(async (tx) => {
    const before = await lockPayment(tx, state.id);
    if (before === null) return null;
    if (before.looks !== looks) return "overtaken";
    const owner = await readOwner(tx, before);
    const known = await listCasesOf(tx, state.id);
    const changes = findChanges(known, state.cases);
    const cases = mergeCases(known, state.cases);
    const settlement = decide(state.standing, cases, {
      ...readBooks(before, changes),
      hasOwner: owner !== null,
      hasOtherPayment: await hasOtherPayment(tx, before),
    });
    await keepCases(tx, state.id, { told: state.cases, changes, now });
    const base = { before, settlement, cases, changes };
    const hadAccess = owner?.hasAccess === true;
    const row = await applySettlement(tx, base, { state, hadAccess, now });
    const settled = { ...base, row };
    for (const mail of owner === null ? [] : writeMails(owner, settled)) await putMail(tx, mail);
    return settled;
  });
}

/** Ends access and asks for the refund, under locks; false when that was done before. */
export async function requestPaymentRefund(
  orm: Orm,
  sessionId: string,
  { reason, at, mail }: RefundRequest,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const row = await lockPayment(tx, sessionId);
    if (row === null || row.userId === null) return false;
    if (row.status !== "paid" || row.refundRequestedAt !== null) return false;
    const owner = await readOwner(tx, row);
    const accessTakenAt = owner?.hasAccess === true ? at : row.accessTakenAt;
    await tx
      .update(payments)
      .set({ refundReason: reason, refundRequestedAt: at, accessTakenAt })
      .where(eq(payments.id, sessionId));
    await setAccess(tx, row.userId, false);
    if (mail !== null) await putMail(tx, mail);
    return true;
  });
}
