import { and, desc, eq, sql } from "drizzle-orm";
import { demoCheckoutObjects } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";
import type { TestCheckoutKinds } from "./test-checkout-objects.ts";

/** The test checkout's books, within one transaction. */
export interface TestCheckoutBooks {
  find<Kind extends keyof TestCheckoutKinds>(
    kind: Kind,
    id: string,
  ): Promise<TestCheckoutKinds[Kind] | null>;
  /** Finds it as it is now, and keeps others from changing it until the transaction ends. */
  lock<Kind extends keyof TestCheckoutKinds>(
    kind: Kind,
    id: string,
  ): Promise<TestCheckoutKinds[Kind] | null>;
  /** False, and nothing is added, when the id is taken; waits for whoever is just taking it. */
  add<Kind extends keyof TestCheckoutKinds>(
    kind: Kind,
    body: TestCheckoutKinds[Kind],
  ): Promise<boolean>;
  replace<Kind extends keyof TestCheckoutKinds>(
    kind: Kind,
    body: TestCheckoutKinds[Kind],
  ): Promise<void>;
  /** Those of a payment, newest first. */
  listOf<Kind extends keyof TestCheckoutKinds>(
    kind: Kind,
    paymentIntent: string,
    most: number,
  ): Promise<TestCheckoutKinds[Kind][]>;
}

/** Where the test checkout keeps its books. */
export interface TestCheckoutStore {
  /** One transaction: what `work` did is kept as a whole, or not at all if it throws. */
  transact<T>(work: (books: TestCheckoutBooks) => Promise<T>): Promise<T>;
}

const { id: idColumn, kind: kindColumn, body: bodyColumn, createdAt } = demoCheckoutObjects;

/** The same object, as the column's type has it. */
function toJson(body: object): Record<string, unknown> {
  return { ...body };
}

function openBooks(tx: Orm): TestCheckoutBooks {
  const is = (kind: string, id: string) => and(eq(idColumn, id), eq(kindColumn, kind));
  const select = () => tx.select({ body: bodyColumn }).from(demoCheckoutObjects);
  // Rows are written by `add` and `replace` alone, which tie the body's type to its kind.
  return {
    async find<Kind extends keyof TestCheckoutKinds>(kind: Kind, id: string) {
      const [row] = await select().where(is(kind, id));
      return (row?.body ?? null) as TestCheckoutKinds[Kind] | null;
    },
    async lock<Kind extends keyof TestCheckoutKinds>(kind: Kind, id: string) {
      const [row] = await select().where(is(kind, id)).for("update");
      return (row?.body ?? null) as TestCheckoutKinds[Kind] | null;
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
    async listOf<Kind extends keyof TestCheckoutKinds>(
      kind: Kind,
      paymentIntent: string,
      most: number,
    ) {
      const isIts = sql`${bodyColumn} ->> 'payment_intent' = ${paymentIntent}`;
      const rows = await select()
        .where(and(eq(kindColumn, kind), isIts))
        .orderBy(desc(createdAt))
        .limit(most);
      return rows.map(({ body }) => body as unknown as TestCheckoutKinds[Kind]);
    },
  };
}

export function createTestCheckoutStore(orm: Orm): TestCheckoutStore {
  return { transact: (work) => orm.transaction((tx) => work(openBooks(tx))) };
}
