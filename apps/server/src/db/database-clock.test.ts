import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { buildDatabase } from "../../test/build-database.ts";
import { startDatabaseClock } from "./database-clock.ts";

const DAY_MS = 86_400_000;

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([DAY_MS, -DAY_MS])("a server's clock that is %s ms wrong has no say", async (wrong) => {
  const database = await buildDatabase("postgres");
  const isTrue = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: isTrue + wrong });
  const clock = await startDatabaseClock(database, fail);
  vi.setSystemTime(isTrue - 2 * wrong);
  const told = clock.now().getTime();
  const { rows } = (await database.orm.execute(
    sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
  )) as { rows: { ms: number }[] };
  clock.close();
  await database.close();
  expect(Math.abs(told - (rows[0]?.ms ?? 0))).toBeLessThan(5000);
});

test("what the database has just written is not still to come", async () => {
  const database = await buildDatabase("postgres");
  const clock = await startDatabaseClock(database, fail);
  for (let round = 0; round < 50; round += 1) {
    const { rows } = (await database.orm.execute(
      sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
    )) as { rows: { ms: number }[] };
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(Math.floor(rows[0]?.ms ?? 0));
  }
  clock.close();
  await database.close();
});

test.each([DAY_MS, -DAY_MS])(
  "PGlite's clock is followed at once when it is put %s ms ahead",
  async (ahead) => {
    const database = await buildDatabase("pglite");
    const clock = await startDatabaseClock(database, fail);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
    const { rows } = (await database.orm.execute(
      sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
    )) as { rows: { ms: number }[] };
    const told = clock.now().getTime();
    clock.close();
    await database.close();
    expect(Math.abs(told - (rows[0]?.ms ?? 0))).toBeLessThan(5000);
  },
);
