import { and, eq, sql } from "drizzle-orm";
import { demoCheckoutObjects } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";

/** A checkout of the demo, where no card is charged. */
export interface DemoCheckoutRow {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly standing: "open" | "paid" | "expired";
  /** Null until it is paid. */
  readonly paymentIntent: string | null;
  /** Null while nothing was given back. */
  readonly refund: { readonly id: string; readonly at: string } | null;
}

/** The demo's checkouts. */
export interface DemoCheckoutStore {
  add(checkout: DemoCheckoutRow): Promise<void>;
  find(id: string): Promise<DemoCheckoutRow | null>;
  findByPayment(paymentIntent: string): Promise<DemoCheckoutRow | null>;
  /**
   * Changes one that nobody else changes meanwhile.
   * @returns it after that; null where there is none
   */
  change(
    id: string,
    change: (checkout: DemoCheckoutRow) => DemoCheckoutRow,
  ): Promise<DemoCheckoutRow | null>;
}

/** The table holds nothing else. */
const KIND = "checkout";
const { id: idColumn, kind, body } = demoCheckoutObjects;

export function createDemoCheckoutStore(orm: Orm): DemoCheckoutStore {
  const is = (id: string) => and(eq(idColumn, id), eq(kind, KIND));
  const select = (tx: Orm) => tx.select({ body }).from(demoCheckoutObjects);
  // Rows are written here alone.
  const read = (rows: { body: Record<string, unknown> }[]) =>
    (rows[0]?.body ?? null) as DemoCheckoutRow | null;
  return {
    async add(checkout) {
      const row = { id: checkout.id, kind: KIND, body: { ...checkout } };
      await orm.insert(demoCheckoutObjects).values(row);
    },
    find: async (id) => read(await select(orm).where(is(id))),
    async findByPayment(paymentIntent) {
      const isIts = sql`${body} ->> 'paymentIntent' = ${paymentIntent}`;
      return read(await select(orm).where(and(eq(kind, KIND), isIts)));
    },
    change: (id, change) =>
      orm.transaction(async (tx) => {
        const before = read(await select(tx).where(is(id)).for("update"));
        if (before === null) return null;
        const after = change(before);
        if (after !== before) {
          await tx
            .update(demoCheckoutObjects)
            .set({ body: { ...after } })
            .where(is(id));
        }
        return after;
      }),
  };
}
