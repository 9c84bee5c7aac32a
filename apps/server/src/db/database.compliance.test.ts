import { and, asc, eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildDatabase,
  buildEmptyDatabase,
  buildPostgresUrl,
  connectPostgres,
  DATABASE_KINDS,
} from "../../test/build-database.ts";
import { buildScriptedArgument } from "../../test/build-scripted-tutor.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { users } from "./schema/auth-schema.ts";
import type { Database } from "./database.ts";
import { dialogues, interests, messages } from "./schema/schema.ts";

async function addUser({ orm }: Database): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await orm.insert(users).values({ id, email, name: "A B", firstName: "A", lastName: "B" });
  return id;
}

const state = { step: 0 } as never;

function buildDialogue(userId: string) {
  const argument = buildScriptedArgument("Should it be — “really”? 🐝", "frame");
  const id = randomUUID();
  const common = { interest: "bees", shareable: true, frame: "frame", argument, state };
  return {
    id,
    userId,
    module: 1 as const,
    issue: argument.issue,
    status: "active" as const,
    ...common,
  };
}

describe.each(DATABASE_KINDS)("Database on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await buildDatabase(kind);
  });
  afterAll(() => database.close());

  test("answers a ping", async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test("migrates again without a change", async () => {
    await database.migrate();
    await database.migrate();
    await expect(addUser(database)).resolves.toBeTypeOf("string");
  });

  test("gives JSON, text and times back as they were", async () => {
    const dialogue = buildDialogue(await addUser(database));
    await database.orm.insert(dialogues).values(dialogue);
    const [stored] = await database.orm
      .select()
      .from(dialogues)
      .where(eq(dialogues.id, dialogue.id));
    expect(stored?.argument).toEqual(dialogue.argument);
    expect(stored?.issue).toBe(dialogue.issue);
    expect(stored?.startedAt).toBeInstanceOf(Date);
    expect(Math.abs(Date.now() - (stored?.startedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(stored?.leaseUntil).toBeNull();
  });

  test("undoes a transaction that throws", async () => {
    const userId = await addUser(database);
    const failing = database.orm.transaction(async (tx) => {
      await tx.insert(interests).values({ userId, text: "bees", key: "bees", shareable: true });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    const kept = await database.orm.select().from(interests).where(eq(interests.userId, userId));
    expect(kept).toEqual([]);
  });

  test("allows one active dialogue a learner and any number of others", async () => {
    const userId = await addUser(database);
    await database.orm.insert(dialogues).values(buildDialogue(userId));
    await database.orm.insert(dialogues).values({ ...buildDialogue(userId), status: "abandoned" });
    await database.orm.insert(dialogues).values({ ...buildDialogue(userId), status: "abandoned" });
    await expect(database.orm.insert(dialogues).values(buildDialogue(userId))).rejects.toThrow();
  });

  test("allows a message id once a dialogue, and none any number of times", async () => {
    const dialogue = buildDialogue(await addUser(database));
    await database.orm.insert(dialogues).values(dialogue);
    const insert = (position: number, messageId: string | null) =>
      database.orm.insert(messages).values({
        dialogueId: dialogue.id,
        position,
        sender: "user",
        text: "hello",
        step: 0,
        messageId,
      });
    const messageId = randomUUID();
    await insert(1, null);
    await insert(2, null);
    await insert(3, messageId);
    await expect(insert(4, messageId)).rejects.toThrow();
    await expect(insert(3, randomUUID())).rejects.toThrow();
  });

  test("refuses a status that is none", async () => {
    const dialogue = buildDialogue(await addUser(database));
    const odd = { ...dialogue, status: "odd" as never };
    await expect(database.orm.insert(dialogues).values(odd)).rejects.toThrow();
  });

  test("lets changes of one row at once take their turns", async () => {
    const userId = await addUser(database);
    await database.orm.insert(interests).values({ userId, text: "0", key: "k", shareable: true });
    const row = and(eq(interests.userId, userId), eq(interests.key, "k"));
    const addOne = () =>
      database.orm.transaction(async (tx) => {
        const [seen] = await tx.select().from(interests).where(row).for("update");
        await tx
          .update(interests)
          .set({ text: String(Number(seen?.text) + 1) })
          .where(row);
      });
    await Promise.all(Array.from({ length: 10 }, addOne));
    const [after] = await database.orm.select().from(interests).where(row);
    expect(after?.text).toBe("10");
  });

  test("runs prepared statements with other values each time", async () => {
    const statement = database.orm
      .select({ double: sql<number>`${sql.placeholder("value")}::int * 2` })
      .from(users)
      .orderBy(asc(users.id))
      .limit(1)
      .prepare("double_it");
    expect(await statement.execute({ value: 2 })).toEqual([{ double: 4 }]);
    expect(await statement.execute({ value: 21 })).toEqual([{ double: 42 }]);
  });

  test("takes everything of a person along when the person goes", async () => {
    const userId = await addUser(database);
    const dialogue = buildDialogue(userId);
    await database.orm.insert(dialogues).values(dialogue);
    await database.orm.delete(users).where(eq(users.id, userId));
    const left = await database.orm.select().from(dialogues).where(eq(dialogues.id, dialogue.id));
    expect(left).toEqual([]);
  });
});

test("an unreachable PostgreSQL fails a ping instead of hanging", async () => {
  const database = connectPostgres("postgres://nobody@127.0.0.1:1/none");
  await expect(database.ping()).rejects.toThrow();
  await database.close();
});

test("several servers that start at once apply each migration to one PostgreSQL once", async () => {
  const url = await buildPostgresUrl();
  const instances = [1, 2, 3, 4].map(() => connectPostgres(url));
  await Promise.all(instances.map((instance) => instance.migrate()));
  const applied = await instances[0]?.orm.execute(sql`select from drizzle.__drizzle_migrations`);
  expect(applied).toMatchObject({ rowCount: journal.entries.length });
  await Promise.all(instances.map((instance) => instance.close()));
});

test("a database is empty before it is migrated", async () => {
  const database = await buildEmptyDatabase("pglite");
  await expect(addUser(database)).rejects.toThrow();
  await database.close();
});
