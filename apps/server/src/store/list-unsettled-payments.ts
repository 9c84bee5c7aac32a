import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { payments } from "../db/account-schema.ts";
import type { Orm } from "../db/database.ts";
import type { PaymentRow } from "./change-payment.ts";

/** Webhooks come within seconds; what has not been heard of for this long is asked about. */
const UNHEARD = sql`interval '1 minute'`;
/** However old a checkout is: somebody may have come back to it just now, and paid. */
const SLOWEST = sql`interval '10 minutes'`;

/**
 * Open payments and refunds to be made, each left alone for a minute; an open one that grows old is
 * asked about less and less often, and one that nobody owns any more is due at once.
 * Those that a restore brought back are asked about once.
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
    sql`greatest(${refundRequestedAt}, ${checkedAt}) < ${moment} - ${UNHEARD}`,
  );
  // A restore leaves nothing of when it was looked at: what has become of it since, the provider knows.
  const isRestored = and(ne(status, "open"), isNull(checkedAt));
  return orm
    .select()
    .from(payments)
    .where(or(isOpenTooLong, isLeftBehind, isRefundDue, isRestored, and(isUnsettled, isAhead)))
    .orderBy(lastLook)
    .limit(most);
}
