import { and, eq, exists, isNotNull, isNull, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { payments } from "../../db/schema/account-schema.ts";
import { paymentCases } from "../../db/schema/payment-case-schema.ts";
import type { Orm } from "../../db/database.ts";
import type { PaymentRow } from "./change-payment.ts";

/** Webhooks come within seconds; what has not been heard of for this long is asked about. */
const UNHEARD = sql`interval '1 minute'`;
/** However old a checkout is: somebody may have come back to it just now, and paid. */
const SLOWEST = sql`interval '10 minutes'`;
/** Banks take days, and events tell what they did. */
const CASES_SLOWEST = sql`interval '1 hour'`;

function openDisputeOf(orm: Orm) {
  const { id, paymentId, isOpen, kind } = paymentCases;
  const isIts = and(eq(paymentId, payments.id), isOpen, eq(kind, "dispute"));
  return orm.select({ id }).from(paymentCases).where(isIts);
}

/** Payments with a refund, dispute or warning under way, and those whose dispute an earlier version did not keep. */
function hasOpenCase(orm: Orm, moment: SQL) {
  const { paymentId, isOpen } = paymentCases;
  const isIts = eq(paymentId, payments.id);
  const cases = (where: SQL | undefined) =>
    orm.select({ id: paymentCases.id }).from(paymentCases).where(where);
  const isUnread = and(eq(payments.status, "disputed"), notExists(cases(isIts)));
  return and(
    or(exists(cases(and(isIts, isOpen))), isUnread),
    sql`coalesce(${payments.checkedAt}, ${payments.createdAt}) < ${moment} - ${CASES_SLOWEST}`,
  );
}

/**
 * Open payments and refunds to be made, each left alone for a minute; an open one that grows old is
 * asked about less and less often, and one that nobody owns any more is due at once. One with something under way at a
 * bank is asked about once an hour. Those that a restore brought back are asked about once.
 * @returns oldest look first
 */
export function listUnsettled(orm: Orm, now: Date, most: number): Promise<PaymentRow[]> {
  const { status, createdAt, checkedAt, refundRequestedAt, userId } = payments;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const lastLook = sql`coalesce(${checkedAt}, ${createdAt})`;
  // Noted before a clock was put back: nobody knows when that was.
  const isAhead = sql`${lastLook} > ${moment} + ${UNHEARD}`;
  const isOpenTooLong = and(
    eq(status, "open"),
    sql`${lastLook} < ${moment} - greatest(${UNHEARD}, least(${SLOWEST}, (${lastLook} - ${createdAt}) / 8))`,
  );
  const isUnsettled = or(eq(status, "open"), and(eq(status, "paid"), isNotNull(refundRequestedAt)));
  const isLeftBehind = and(
    eq(status, "open"),
    isNull(userId),
    sql`coalesce(${checkedAt}, '-infinity') < ${moment} - ${UNHEARD}`,
  );
  const isRefundDue = and(
    eq(status, "paid"),
    isNotNull(refundRequestedAt),
    // The bank decides first, and is asked about once an hour.
    notExists(openDisputeOf(orm)),
    sql`greatest(${refundRequestedAt}, ${checkedAt}) < ${moment} - ${UNHEARD}`,
  );
  // A restore leaves nothing of when it was looked at: what has become of it since, the provider knows.
  const isRestored = and(ne(status, "open"), isNull(checkedAt));
  return orm
    .select()
    .from(payments)
    .where(
      or(
        isOpenTooLong,
        isLeftBehind,
        isRefundDue,
        isRestored,
        and(isUnsettled, isAhead),
        hasOpenCase(orm, moment),
      ),
    )
    .orderBy(lastLook)
    .limit(most);
}
