import { sql } from "drizzle-orm";
import type { Database, Orm } from "./database.ts";

/** The time by the database, without asking it each time. */
export interface DatabaseClock {
  /** At most some milliseconds ahead of what the database says, and never behind it for longer than a look apart. */
  readonly now: () => Date;
  readonly close: () => void;
}

/** How far apart it looks; meanwhile it counts by a clock that nobody sets. */
const LOOK_EVERY_MS = 10_000;

async function look(orm: Orm): Promise<number> {
  const asked = performance.now();
  const result = await orm.execute(sql`select (extract(epoch from now()) * 1000)::float8 as ms`);
  const [row] = (result as { rows: { ms: number }[] }).rows;
  if (row === undefined) throw new Error("the database does not say what time it is");
  // From when it was asked: so it is ahead rather than behind, and what is due by the database is due here.
  return row.ms - asked;
}

/**
 * All times that are compared come from the database's clock, so that servers whose own clocks are wrong, or are put
 * right meanwhile, agree.
 * @param report told when a look fails; the clock goes on by the last one
 */
export async function startDatabaseClock(
  { connection, orm }: Pick<Database, "connection" | "orm">,
  report: (message: string, cause: unknown) => void,
): Promise<DatabaseClock> {
  // PGlite's clock is this process's own. Where that is set, what it wrote before the next look would seem to be old.
  if (connection.kind === "pglite") return { now: () => new Date(), close: () => {} };
  let offset = await look(orm);
  const timer = setInterval(() => {
    look(orm).then(
      (found) => (offset = found),
      (error: unknown) => report("the database did not say what time it is", error),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    now: () => new Date(Math.ceil(offset + performance.now())),
    close: () => clearInterval(timer),
  };
}
