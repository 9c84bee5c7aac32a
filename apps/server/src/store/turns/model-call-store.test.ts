import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../../test/build-database.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Database } from "../../db/database.ts";
import {
  createModelCallStore,
  type KeptModelCall,
  type ModelCallStore,
} from "./model-call-store.ts";

const EVENING = new Date("2026-11-20T23:59:59.900Z");
const MIDNIGHT = new Date("2026-11-21T00:00:00.000Z");

function buildCall(userId: string | null, at: Date, tokens: number): KeptModelCall {
  const usage = {
    inputTokens: tokens - 1,
    cacheReadTokens: 5,
    cacheWriteTokens: 0,
    outputTokens: 1,
  };
  const common = { kind: "assess", model: "m", costMicros: null, firstTextMs: null } as const;
  const record = { ...common, usage, ms: 12.5, requests: 1, outcome: "ok" } as const;
  return { userId, dialogueId: null, record, at };
}

describe.each(DATABASE_KINDS)("calls to models on %s", (kind) => {
  let database: Database;
  let store: ModelCallStore;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    store = createModelCallStore(database.turnOrm);
  });
  afterAll(() => database.close());

  async function addUser(): Promise<string> {
    const id = randomUUID();
    const common = { name: "A B", firstName: "A", lastName: "B", email: `${id}@example.org` };
    await database.orm.insert(users).values({ id, ...common });
    return id;
  }
  const countDay = async (userId: string | null, day: string): Promise<number> =>
    (await store.countTokens({ userId, dialogueId: null }, day)).ofUser;

  test("count for the day on which they were made, and for nobody else", async () => {
    const [ada, bo] = [await addUser(), await addUser()];
    await store.keep([
      buildCall(ada, EVENING, 100),
      buildCall(bo, MIDNIGHT, 7),
      buildCall(ada, MIDNIGHT, 30),
      buildCall(null, MIDNIGHT, 1000),
    ]);
    await store.keep([buildCall(ada, MIDNIGHT, 12)]);
    expect(await countDay(ada, "2026-11-20")).toBe(100);
    expect(await countDay(ada, "2026-11-21")).toBe(42);
    expect(await countDay(ada, "2026-11-22")).toBe(0);
    expect(await countDay(bo, "2026-11-21")).toBe(7);
    expect(await countDay(null, "2026-11-21")).toBe(0);
  });

  test("are all counted where two batches for the same learners come at once", async () => {
    const people = [await addUser(), await addUser(), await addUser()];
    const batches = Array.from({ length: 12 }, (_each, index) =>
      (index % 2 === 0 ? people : people.toReversed()).map((id) => buildCall(id, MIDNIGHT, 10)),
    );
    await Promise.all(batches.map((calls) => store.keep(calls)));
    for (const id of people) expect(await countDay(id, "2026-11-21")).toBe(120);
  });
});
