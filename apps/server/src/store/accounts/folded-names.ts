import { foldName } from "@elenchus/domain/fold-name";
import { eq, lt, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { studentStats } from "../../db/schema/student-schema.ts";

/** Of `foldName`: to be raised whenever it folds anything otherwise. */
const KEY_VERSION = 1;

/** So many rows at once are folded anew. */
const BATCH = 1000;

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** A student's names as they are searched and sorted by. */
export function foldNames({ firstName, lastName }: Names) {
  const [firstKey, lastKey] = [foldName(firstName), foldName(lastName)];
  return {
    firstKey,
    lastKey,
    nameKey: `${lastKey}\u0001${firstKey}`,
    keyVersion: KEY_VERSION,
  };
}

/** Folds anew what an earlier version of the program folded. No SQL folds as Unicode does on every database. */
export async function refoldNames(orm: Orm): Promise<void> {
  for (;;) {
    const old = await orm
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(studentStats)
      .innerJoin(users, eq(users.id, studentStats.userId))
      .where(lt(studentStats.keyVersion, KEY_VERSION))
      .limit(BATCH);
    if (old.length === 0) return;
    const keys = old.map((names) => foldNames(names));
    const column = (values: readonly string[], type: "uuid" | "text") =>
      sql`${sql.param([...values])}::${sql.raw(type)}[]`;
    await orm.execute(sql`
      update student_stats set name_key = new.name_key, first_key = new.first_key, last_key = new.last_key,
        key_version = ${KEY_VERSION}::smallint
      from unnest(
        ${column(
          old.map(({ id }) => id),
          "uuid",
        )},
        ${column(
          keys.map(({ nameKey }) => nameKey),
          "text",
        )},
        ${column(
          keys.map(({ firstKey }) => firstKey),
          "text",
        )},
        ${column(
          keys.map(({ lastKey }) => lastKey),
          "text",
        )}
      ) as new (id, name_key, first_key, last_key)
      where user_id = new.id`);
  }
}
