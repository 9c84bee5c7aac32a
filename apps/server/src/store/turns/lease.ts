import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { dialogues } from "../../db/schema/schema.ts";

/** A turn that does not renew its lease for this long is believed dead. */
const LEASE = sql.raw("interval '6 seconds'");

/** When a lease that is taken now runs out. */
export const UNTIL = sql`now() + ${LEASE}`;

/** Columns of a dialogue that nobody holds. */
export const FREE = { leaseToken: null, leaseUntil: null };

/**
 * A lease that ends later was taken before the database's clock was put back. Later by more than any statement waits:
 * one that waited for another's lease must not take that for such a one.
 */
export const LATEST = sql`${UNTIL} + interval '1 minute'`;

/** Whether nobody holds a dialogue. */
export const isFree = or(
  isNull(dialogues.leaseUntil),
  lt(dialogues.leaseUntil, sql`now()`),
  gt(dialogues.leaseUntil, LATEST),
);

/** Whether somebody does. */
export const isHeld = sql<boolean>`coalesce(${dialogues.leaseUntil} between now() and ${LATEST}, false)`;

/** Whether a dialogue is held under this token. */
export const heldBy = (dialogueId: string, token: string) =>
  and(eq(dialogues.id, dialogueId), eq(dialogues.leaseToken, token));
