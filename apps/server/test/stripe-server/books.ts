import { and, desc, eq, sql } from "drizzle-orm";
import { demoCheckoutObjects } from "../../src/db/schema/account-schema.ts";
import type { Orm } from "../../src/db/database.ts";
import type { StripeObjectKinds } from "./objects.ts";

/** The Stripe server's books, within one transaction. */
export interface StripeBooks {
  find<Kind extends keyof StripeObjectKinds>(
    kind: Kind,
    id: string,
  ): Promise<StripeObjectKinds[Kind] | null>;
  /** Finds it as it is now, and keeps others from changing it until the transaction ends. */
  lock<Kind extends keyof StripeObjectKinds>(
    kind: Kind,
    id: string,
  ): Promise<StripeObjectKinds[Kind] | null>;
  /** False, and nothing is added, when the id is taken; waits for whoever is just taking it. */
  add<Kind extends keyof StripeObjectKinds>(
    kind: Kind,
    body: StripeObjectKinds[Kind],
  ): Promise<boolean>;
  replace<Kind extends keyof StripeObjectKinds>(
    kind: Kind,
    body: StripeObjectKinds[Kind],
  ): Promise<void>;
  /** Those of a payment, newest first. */
  listOf<Kind extends keyof StripeObjectKinds>(
    kind: Kind,
    paymentIntent: string,
    most: number,
  ): Promise<StripeObjectKinds[Kind][]>;
}

/** Where the Stripe server keeps its books. */
export interface StripeBooksStore {
  /** One transaction: what `work` did is kept as a whole, or not at all if it throws. */
  transact<T>(work: (books: StripeBooks) => Promise<T>): Promise<T>;
}

const { id: idColumn, kind: kindColumn, body: bodyColumn, createdAt } = demoCheckoutObjects;

/** The same object, as the column's type has it. */
function toJson(body: object): Record<string, unknown> {
  return { ...body };
}

function openBooks(tx: Orm): StripeBooks {
  const is = (kind: string, id: string) => and(eq(idColumn, id), eq(kindColumn, kind));
  const select = () => tx.select({ body: bodyColumn }).from(demoCheckoutObjects);
  // Rows are written by `add` and `replace` alone, which tie the body's type to its kind.
  return {
    async find<Kind extends keyof StripeObjectKinds>(kind: Kind, id: string) {
      const [row] = await select().where(is(kind, id));
      return (row?.body ?? null) as StripeObjectKinds[Kind] | null;
    },
    async lock<Kind extends keyof StripeObjectKinds>(kind: Kind, id: string) {
      const [row] = await select().where(is(kind, id)).for("update");
      return (row?.body ?? null) as StripeObjectKinds[Kind] | null;
    },
    async add(kind, body) {
      const row = { id: body.id, kind, body: toJson(body) };
      const insert = tx.insert(demoCheckoutObjects).values(row);
      const added = await insert.onConflictDoNothing().returning({ id: idColumn });
      return added.length > 0;
    },
    async replace(kind, body) {
      await tx
        .update(demoCheckoutObjects)
        .set({ body: toJson(body) })
        .where(is(kind, body.id));
    },
    async listOf<Kind extends keyof StripeObjectKinds>(
      kind: Kind,
      paymentIntent: string,
      most: number,
    ) {
      const isIts = sql`${bodyColumn} ->> 'payment_intent' = ${paymentIntent}`;
      const rows = await select()
        .where(and(eq(kindColumn, kind), isIts))
        .orderBy(desc(createdAt))
        .limit(most);
      return rows.map(({ body }) => body as unknown as StripeObjectKinds[Kind]);
    },
  };
}

export function createStripeBooksStore(orm: Orm): StripeBooksStore {
  return { transact: (work) => orm.transaction((tx) => work(openBooks(tx))) };
}
