import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../test/build-database.ts";
import { users } from "../db/schema/auth-schema.ts";
import { workLeases } from "../db/schema/work-schema.ts";
import type { Database } from "../db/database.ts";
import { NO_METRICS } from "../metrics/metrics.ts";
import { createStores, type Stores } from "../store/stores.ts";
import { createModelCalls } from "./create-model-calls.ts";
import type { ModelCalls } from "./model-calls.ts";

const fail = (message: string, cause: unknown): never => {
  throw new Error(message, { cause });
};

describe.each(DATABASE_KINDS)("work that goes on for who has left, on %s", (kind) => {
  let database: Database;
  let stores: Stores;
  let servers: [ModelCalls, ModelCalls];
  beforeAll(async () => {
    database = await buildDatabase(kind);
    stores = createStores(database);
    const open = (): ModelCalls =>
      createModelCalls({
        store: stores.modelCalls,
        leases: stores.workLeases,
        budget: { perDay: 100_000, perDialogue: null },
        hasFallback: false,
        now: () => new Date(),
        metrics: NO_METRICS,
        report: fail,
      });
    servers = [open(), open()];
  });
  afterAll(() => database.close());

  /** A learner, and what is stored for them. */
  async function addLearner() {
    const userId = randomUUID();
    const common = { name: "A B", firstName: "A", lastName: "B", email: `${userId}@example.org` };
    await database.orm.insert(users).values({ id: userId, ...common });
    let stored: string | null = null;
    const find = async () => stored;
    const write = (text: string, ms = 600) =>
      vi.fn<(call: { signal: AbortSignal }) => Promise<string>>(async ({ signal }) => {
        await sleep(ms, undefined, { signal });
        stored = text;
        return text;
      });
    const work = (wish: string, signal = new AbortController().signal) =>
      ({ userId, kind: "opening", wish: [wish], signal, longestWait: 5000 }) as const;
    return { userId, find, write, work };
  }

  /** Until it stands in the database that a learner's work goes on without them. */
  async function untilLeft(learner: string): Promise<void> {
    const { kind: leased, userId } = workLeases;
    const read = () => database.orm.select({ leased }).from(workLeases).where(eq(userId, learner));
    await expect.poll(read).toEqual([{ leased: "opening left" }]);
  }

  test("is done once, and who comes back gets it, from another server too", async () => {
    const { userId, find, write, work } = await addLearner();
    const first = write("the argument");
    const leaving = new AbortController();
    const left = servers[0].whileKept(work("bees", leaving.signal), first, find);
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    leaving.abort();
    await untilLeft(userId);
    const second = write("another one");
    await expect(servers[1].whileKept(work("bees"), second, find)).resolves.toBe("the argument");
    await expect(left).resolves.toBe("the argument");
    expect(second).not.toHaveBeenCalled();
    // It was fetched: the next one is made anew.
    await expect(servers[1].whileKept(work("bees"), second, find)).resolves.toBe("another one");
  });

  test("is not taken for done while it is under way, where its tokens do not fit", async () => {
    const { userId } = await addLearner();
    const lease = { userId, kind: "opening", token: randomUUID() } as const;
    const left = { ...lease, kind: "opening left" } as const;
    const tooMany = { tokens: 50_000, fits: () => false };
    await stores.workLeases.take(lease, tooMany, "2026-01-01");
    await stores.workLeases.leave(lease, left);
    expect(await stores.workLeases.findLeft(left)).toBe("at_work");
    await stores.workLeases.settle(left);
    expect(await stores.workLeases.findLeft(left)).toBe("done");
  });

  test("is known to be done by who comes back later", async () => {
    const { find, write, work } = await addLearner();
    const first = write("the argument", 50);
    const leaving = new AbortController();
    const left = servers[0].whileKept(work("bees", leaving.signal), first, find);
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    leaving.abort();
    await left;
    const second = write("another one");
    await expect(servers[1].whileKept(work("bees"), second, find)).resolves.toBe("the argument");
    expect(second).not.toHaveBeenCalled();
  });

  test("ends when something else is asked for, and sets nothing aside then", async () => {
    const { userId, find, write, work } = await addLearner();
    const first = write("the argument", 5000);
    const leaving = new AbortController();
    const left = servers[0].whileKept(work("bees", leaving.signal), first, find);
    const ended = left.catch(String);
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    leaving.abort();
    await untilLeft(userId);
    await servers[1].whileKept(work("rowing"), write("about rowing", 10), find);
    expect(await ended).toMatch(/abort/iu);
    const day = new Date().toISOString().slice(0, 10);
    const counted = await stores.modelCalls.countTokens({ userId, dialogueId: null }, day);
    expect(counted.setAside).toBe(0);
  });

  test.each([
    ["while it is waited for", false],
    ["after leaving", true],
  ])("ends where it is cancelled %s, from another server too", async (_when, leaves) => {
    const { userId, find, write, work } = await addLearner();
    const first = write("the argument", 5000);
    const leaving = new AbortController();
    const going = servers[0].whileKept(work("bees", leaving.signal), first, find);
    const ended = going.catch(String);
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    if (leaves) {
      leaving.abort();
      await untilLeft(userId);
    }
    await servers[1].cancel(work("bees"));
    expect(await ended).toMatch(/abort/iu);
    expect(await find()).toBeNull();
  });

  test("is not waited for where its server died", async () => {
    const { userId, find, write, work } = await addLearner();
    const first = write("never", 5000);
    const leaving = new AbortController();
    const dead = servers[0].whileKept(work("bees", leaving.signal), first, find);
    const ended = dead.catch(String);
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    leaving.abort();
    await untilLeft(userId);
    const coming = servers[1].whileKept(work("bees"), write("the argument", 10), find);
    await database.orm.execute(
      sql`update work_leases set token = ${randomUUID()} where user_id = ${userId} and kind = 'opening left'`,
    );
    await expect(coming).resolves.toBe("the argument");
    expect(await ended).toMatch(/abort/iu);
  });
});
