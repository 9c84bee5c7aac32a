import { and, desc, eq, gt, inArray, not, or, sql } from "drizzle-orm";
import { payments } from "../../db/schema/account-schema.ts";
import { paymentCases } from "../../db/schema/payment-case-schema.ts";
import type { Orm } from "../../db/database.ts";
import { isUnderWay, type PaymentCase } from "./payment-case.ts";

/** A refund, dispute or fraud warning as we know it. */
export type CaseRow = typeof paymentCases.$inferSelect;

/** A case whose state is another now, or that is new. */
export interface CaseChange {
  readonly now: PaymentCase;
  /** Null where it is new. */
  readonly before: PaymentCase | null;
}

/** The cases of a payment that are known. */
export function listCasesOf(orm: Orm, paymentId: string): Promise<CaseRow[]> {
  return orm.select().from(paymentCases).where(eq(paymentCases.paymentId, paymentId));
}

/** Which of them are news. */
export function findChanges(
  known: readonly PaymentCase[],
  told: readonly PaymentCase[],
): CaseChange[] {
  const byId = new Map(known.map((each) => [each.id, each]));
  return told
    .map((now) => ({ now, before: byId.get(now.id) ?? null }))
    .filter(({ now, before }) => before?.state !== now.state);
}

/** Keeps cases as the provider tells them, under the payment's lock. */
export async function keepCases(
  tx: Orm,
  paymentId: string,
  { told, changes, now }: { told: readonly PaymentCase[]; changes: CaseChange[]; now: Date },
): Promise<void> {
  const changed = new Set(changes.map(({ now: { id } }) => id));
  for (const each of told) {
    const kept = { ...each, isOpen: isUnderWay(each) };
    const set = changed.has(each.id) ? { ...kept, changedAt: now } : kept;
    await tx
      .insert(paymentCases)
      .values({ ...kept, paymentId, changedAt: now })
      .onConflictDoUpdate({ target: paymentCases.id, set });
  }
}

/** A case, and how its payment stands. */
export interface ListedCase extends CaseRow {
  readonly isRefunded: boolean;
  /** Whether more is to be heard of it, or somebody has to do something: money that did not get where it should. */
  readonly needsLook: boolean;
}

/** Cases that need a look, then those that changed lately, newest first. A refund that arrived is no case for anybody. */
export async function listCases(orm: Orm, since: Date, most: number): Promise<ListedCase[]> {
  const { kind, state, isOpen, changedAt, id } = paymentCases;
  const isRefunded = sql<boolean>`${payments.status} = 'refunded'`;
  const isFailed = and(eq(kind, "refund"), inArray(state, ["failed", "canceled"]));
  const needsLook = sql<boolean>`(${isOpen} or (${isFailed} and not ${isRefunded}))`;
  const rows = await orm
    .select({ each: paymentCases, isRefunded, needsLook })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(
      and(
        or(needsLook, gt(changedAt, since)),
        not(sql`${kind} = 'refund' and ${state} = 'succeeded'`),
      ),
    )
    .orderBy(desc(needsLook), desc(changedAt), id)
    .limit(most);
  return rows.map(({ each, ...rest }) => ({ ...each, ...rest }));
}
