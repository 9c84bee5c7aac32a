import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { payments } from "../db/account-schema.ts";
import { users } from "../db/auth-schema.ts";
import type { Orm } from "../db/database.ts";
import type { CheckoutState } from "../payment/checkout.ts";
import {
  decideSettlement,
  type RefundReason,
  type Settlement,
} from "../payment/decide-settlement.ts";
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
export type WriteMail = (payer: Payer, settled: SettledPayment) => NewMail | null;

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

/** Books a payment's state and what follows for access and mail, under locks. */
export async function settlePaymentRow(
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
    await tx
      .update(payments)
      .set({ refundReason: reason, refundRequestedAt: at })
      .where(eq(payments.id, sessionId));
    await setAccess(tx, row.userId, false);
    if (mail !== null) await putMail(tx, mail);
    return true;
  });
}
