import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../../test/build-database.ts";
import type { Database } from "../../db/database.ts";
import { createCounter, type Counter } from "./counter.ts";

describe.each(DATABASE_KINDS)("a counter on %s", (kind) => {
  let database: Database;
  let counter: Counter;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    counter = createCounter(database.orm, "kind", { points: 5, seconds: 60 });
  });
  afterAll(() => database.close());
  const move = (key: string, by: string) =>
    database.orm.execute(
      sql`update rate_limits set expire = expire + ${by}::interval where key = ${`kind:${key}`}`,
    );

  test("counts one by one, also at once, within its window", async () => {
    await Promise.all(Array.from({ length: 20 }, () => counter.add("crowd")));
    const counted = await counter.read("crowd");
    expect(counted?.points).toBe(20);
    expect(counted?.msBeforeNext).toBeGreaterThan(50_000);
    expect(counted?.msBeforeNext).toBeLessThanOrEqual(60_000);
    expect(await counter.read("nobody")).toBeNull();
  });

  test.each([
    ["its window is over", "-61 seconds"],
    ["it was written a day ahead, by a clock that has been put back since", "1 day"],
  ])("begins anew when %s", async (_why, by) => {
    for (let index = 0; index < 5; index += 1) await counter.add(by);
    await move(by, by);
    expect(await counter.read(by)).toBeNull();
    const counted = await counter.add(by);
    expect(counted.points).toBe(1);
    expect(counted.msBeforeNext).toBeLessThanOrEqual(60_000);
  });

  test("has a window of its own where it is told one, and forgets", async () => {
    expect((await counter.add("once", 5)).msBeforeNext).toBeLessThanOrEqual(5000);
    await counter.forget("once");
    expect(await counter.read("once")).toBeNull();
  });
});
