import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildDatabase,
  buildPostgresUrl,
  connectPostgres,
  DATABASE_KINDS,
} from "../../test/build-database.ts";
import { SchemaError } from "./check-schema.ts";
import type { Database } from "./database.ts";

const BOOKS = sql.raw("drizzle.__drizzle_migrations");
const LAST = sql`(select max(created_at) from ${BOOKS})`;

describe.each(DATABASE_KINDS)("the schema of a %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await buildDatabase(kind);
  });
  afterAll(() => database.close());

  test.each([
    [
      "with a migration that nobody here knows",
      sql`insert into ${BOOKS} (hash, created_at) values ('new', ${LAST} + 1)`,
      /belongs to a newer version of Elenchus: its schema has a change that/u,
    ],
    [
      "whose last migration was another one",
      sql`update ${BOOKS} set hash = 'other' where created_at = ${LAST}`,
      /is not what this version of Elenchus makes up to \d{4}_\w+:/u,
    ],
    [
      "that lacks a migration in the middle",
      sql`delete from ${BOOKS} where id = 2`,
      /is not what this version of Elenchus makes/u,
    ],
  ])("%s is refused and left alone", async (_what, change, text) => {
    const { orm } = database;
    await orm.execute(sql`create table kept as select * from ${BOOKS}`);
    await orm.execute(change);
    const failure = await database.migrate().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaError);
    expect((failure as SchemaError).message).toMatch(text);
    expect((failure as SchemaError).message).not.toContain("\n");
    await orm.execute(sql`delete from ${BOOKS}`);
    await orm.execute(sql`insert into ${BOOKS} select * from kept`);
    await orm.execute(sql`drop table kept`);
    await expect(database.migrate()).resolves.toBeUndefined();
  });
});

test("a PostgreSQL user without the right to create is told which one it lacks", async () => {
  const url = new URL(await buildPostgresUrl());
  const owner = connectPostgres(url.href);
  const user = `u${randomUUID().replaceAll("-", "")}`;
  await owner.orm.execute(sql.raw(`create role ${user} login password 'p'`));
  const guest = new URL(url);
  guest.username = user;
  guest.password = "p";
  const database = connectPostgres(guest.href);
  await expect(database.migrate()).rejects.toThrow(/GRANT CREATE ON DATABASE/u);
  // Where nothing is to be changed, nothing need be allowed but what every day needs.
  await owner.migrate();
  await owner.orm.execute(sql.raw(`grant usage on schema drizzle to ${user}`));
  await owner.orm.execute(sql.raw(`grant select on drizzle.__drizzle_migrations to ${user}`));
  await expect(database.migrate()).resolves.toBeUndefined();
  await Promise.all([database.close(), owner.close()]);
});

test("a PostgreSQL that can only be read is called that", async () => {
  const url = new URL(await buildPostgresUrl());
  url.searchParams.set("options", "-c default_transaction_read_only=on");
  const database = connectPostgres(url.href);
  await expect(database.migrate()).rejects.toThrow(/is read-only/u);
  await database.close();
});
