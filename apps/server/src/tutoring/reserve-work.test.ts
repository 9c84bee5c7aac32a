import { NO_METRICS } from "../metrics/metrics.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../test/build-database.ts";
import { users } from "../db/schema/auth-schema.ts";
import type { Database } from "../db/database.ts";
import { UNTIL } from "../store/turns/lease.ts";
import { TURN_TOKENS } from "../store/turns/model-call-store.ts";
import { createStores, type Stores } from "../store/stores.ts";
import { createModelCalls } from "./create-model-calls.ts";
import type { ModelCalls } from "./model-calls.ts";
import { ESTIMATES } from "./reserve-work.ts";

const LIMIT = 100_000;
const { signal } = new AbortController();
const fail = (message: string, cause: unknown): never => {
  throw new Error(message, { cause });
};

describe.each(DATABASE_KINDS)("tokens set aside on %s", (kind) => {
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    stores = createStores(database);
  });
  afterAll(() => database.close());

  /** One server of several on the database. */
  const open = (): ModelCalls =>
    createModelCalls({
      store: stores.modelCalls,
      leases: stores.workLeases,
      budget: { perDay: LIMIT, perDialogue: null },
      hasFallback: false,
      now: () => new Date(),
      metrics: NO_METRICS,
      report: fail,
    });
  async function addUser(): Promise<string> {
    const id = randomUUID();
    const common = { name: "A B", firstName: "A", lastName: "B", email: `${id}@example.org` };
    await database.orm.insert(users).values({ id, ...common });
    return id;
  }
  /** A dialogue in which a turn is under way. */
  async function holdDialogue(userId: string): Promise<string> {
    const id = randomUUID();
    await database.orm.execute(
      sql`insert into dialogues (id, user_id, module, issue, interest, shareable, frame, argument, state, status, lease_until)
        values (${id}, ${userId}, 1, 'i', 'i', false, 'f', '{}', '{}', 'active', ${UNTIL})`,
    );
    return id;
  }
  const use = (inputTokens: number) => ({
    kind: "argument" as const,
    model: "m",
    usage: { inputTokens, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 },
    costMicros: null,
    ms: 1,
    firstTextMs: null,
    requests: 1,
    outcome: "ok" as const,
  });
  const used = async (userId: string): Promise<number> => {
    const day = new Date().toISOString().slice(0, 10);
    const counted = await stores.modelCalls.countTokens({ userId, dialogueId: null }, day);
    return counted.ofUser + counted.setAside;
  };

  test("keep sixty openings at once within the day's share, over two servers", async () => {
    const userId = await addUser();
    const [one, other] = [open(), open()];
    const work = { userId, kind: "opening", signal, longestWait: 30_000 } as const;
    const spent = Array.from({ length: 60 }, (_none, index) =>
      (index % 2 === 0 ? one : other).whileReserved(work, async ({ onModelCall }) => {
        await sleep(5);
        onModelCall?.(use(ESTIMATES.opening));
      }),
    );
    const ends = await Promise.allSettled(spent);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(ends.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "daily_budget_spent" },
    });
    expect(await used(userId)).toBe(LIMIT);
  });

  test("count for other work while they are, and are free after a failure with what was used", async () => {
    const userId = await addUser();
    const calls = open();
    const work = calls.whileReserved(
      { userId, kind: "opening", signal },
      async ({ onModelCall }) => {
        expect(await used(userId)).toBe(ESTIMATES.opening);
        onModelCall?.(use(7));
        throw new Error("the model failed");
      },
    );
    await expect(work).rejects.toThrow("the model failed");
    expect(await used(userId)).toBe(7);
  });

  test("for a turn is what its dialogue is held for, on whatever server, until its tokens are stored", async () => {
    const userId = await addUser();
    const [one, other] = [open(), open()];
    const dialogueId = await holdDialogue(userId);
    expect(await used(userId)).toBe(TURN_TOKENS);
    const day = new Date().toISOString().slice(0, 10);
    const spend = LIMIT - TURN_TOKENS - ESTIMATES.issues + 1;
    await stores.modelCalls.keep([
      { userId, dialogueId: null, record: use(spend), at: new Date() },
    ]);
    // Not beside the turn, which has its own room.
    const list = { userId, kind: "issues", signal, longestWait: 0 } as const;
    await expect(one.whileReserved(list, async () => {})).rejects.toMatchObject({
      code: "daily_budget_spent",
    });
    const subject = { userId, dialogueId };
    const before = await stores.modelCalls.countTokens(subject, day);
    const turn = await other.allowTurn(before, subject);
    turn.onModelCall?.(use(5));
    await turn.settle();
    await database.orm.execute(sql`update dialogues set lease_until = null`);
    expect(await used(userId)).toBe(spend + 5);
    await one.whileReserved(list, async () => {});
  });

  test("work and turns that begin at the same moment on two servers see each other", async () => {
    const results = [];
    for (let round = 0; round < 10; round += 1) {
      const userId = await addUser();
      const spend = LIMIT - ESTIMATES.issues;
      await stores.modelCalls.keep([
        { userId, dialogueId: null, record: use(spend), at: new Date() },
      ]);
      const work = (wanted: "issues" | "moderation") =>
        open().whileReserved(
          { userId, kind: wanted, signal, longestWait: 0 },
          async ({ onModelCall }) => {
            await sleep(20);
            onModelCall?.(use(ESTIMATES[wanted]));
          },
        );
      await Promise.allSettled([work("issues"), work("moderation"), work("issues")]);
      results.push(await used(userId));
    }
    expect(Math.max(...results)).toBeLessThanOrEqual(LIMIT);
  });

  test("of a server that died are free by the database's clock", async () => {
    const userId = await addUser();
    await stores.workLeases.take(
      { userId, kind: "opening", token: randomUUID() },
      { tokens: 500, fits: () => true },
      "2026-01-01",
    );
    const work = { userId, kind: "opening", signal, longestWait: 0 } as const;
    await expect(open().whileReserved(work, async () => {})).rejects.toMatchObject({
      code: "work_in_progress",
    });
    await database.orm.execute(sql`update work_leases set until = now() - interval '1 second'`);
    expect(await used(userId)).toBe(0);
    await open().whileReserved(work, async () => {});
    const five = { tokens: 500, fits: () => true };
    // Taken before the clock was put back.
    await stores.workLeases.take({ ...work, token: randomUUID() }, five, "2026-01-01");
    await database.orm.execute(sql`update work_leases set until = now() + interval '1 day'`);
    expect(await used(userId)).toBe(0);
    await open().whileReserved(work, async () => {});
  });
});
