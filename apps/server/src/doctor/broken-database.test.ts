import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildPostgresUrl } from "../../test/build-database.ts";
import { findFreePort } from "../../test/find-free-port.ts";
import { examineDatabase } from "./examine-database.ts";
import { describeFindings } from "./finding.ts";

const migrationsFolder = resolve(import.meta.dirname, "../../migrations");
const PASSWORD = "a-password-of-this-test";
const WEAK = `weak_${randomUUID().replaceAll("-", "")}`;

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(() =>
  run(
    `${inject("postgresUrl")}/postgres`,
    `create role ${WEAK} login password '${PASSWORD}' connection limit 3`,
  ),
);
afterAll(async () => {
  await run(`${inject("postgresUrl")}/postgres`, `drop owned by ${WEAK}`, `drop role ${WEAK}`);
});

async function lookAt(databaseUrl: string, poolSize = 10): Promise<string> {
  const where = { dataDir: "./data", host: "localhost", port: 3000 };
  const question = { ...where, databaseUrl, poolSize, servers: 1, migrationsFolder };
  return describeFindings((await examineDatabase(question)).findings);
}

const migrated = () => buildPostgresUrl(inject("migratedPostgres"));
const as = (url: string, user: string, password: string) =>
  Object.assign(new URL(url), { username: user, password }).href;

async function after(...statements: readonly string[]): Promise<string> {
  const url = await migrated();
  await run(url, ...statements);
  return url;
}

test("a database that is well is told so", async () => {
  const told = await lookAt(await migrated());
  expect(told).toMatch(/^ok +database +.*PostgreSQL \d+/u);
  expect(told).toMatch(/^ok +connections +.*There is room for \d+ such servers/mu);
  expect(told).toMatch(/^ok +migrations +All \d+ are applied/mu);
});

const NEWER =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)";
const OLDER =
  "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)";
const DATABASES: readonly (readonly [what: string, where: () => Promise<string>, told: RegExp])[] =
  [
    [
      "a wrong password",
      async () => as(await migrated(), WEAK, "wrong"),
      /broken +database +.*refuses the user or the password. Correct them/u,
    ],
    [
      "a database that is missing",
      async () => `${inject("postgresUrl")}/nowhere`,
      /broken +database +.*does not exist. Create it/u,
    ],
    [
      "PostgreSQL down",
      async () => `postgres://u:p@127.0.0.1:${await findFreePort()}/elenchus`,
      /broken +database +.*cannot be reached. Is it running/u,
    ],
    [
      "TLS that PostgreSQL does not offer",
      async () => `${await migrated()}?sslmode=verify-full`,
      /broken +database +.*does not support SSL/u,
    ],
    ["a newer schema", () => after(NEWER), /broken +migrations +.*newer version of Elenchus/u],
    ["an older schema", () => after(OLDER), /doubt +migrations +1 migrations are to be applied/u],
    [
      "a schema that is half done",
      () => after("drop table mails cascade"),
      /broken +migrations +.*lacks mails: it was left half done/u,
    ],
    [
      "tables without a record",
      () => after("drop schema drizzle cascade"),
      /broken +migrations +.*without a record/u,
    ],
    [
      "an empty database that may not be changed",
      async () => as(await buildPostgresUrl(), WEAK, PASSWORD),
      /broken +migrations +.*this user may not: GRANT CREATE/u,
    ],
    [
      "a user with too few connections",
      async () => as(await migrated(), WEAK, PASSWORD),
      /broken +connections +.*of 3 connections.*set DATABASE_POOL_SIZE=3/u,
    ],
    [
      "a server that allows no writing",
      async () => {
        const url = await migrated();
        await run(
          url,
          `alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`,
        );
        return url;
      },
      /broken +database +.*read-only, perhaps a standby/u,
    ],
  ];

test.each(DATABASES)("%s is found, with what to do", async (_what, where, told) => {
  const said = await lookAt(await where());
  expect(said).toMatch(told);
  expect(said).not.toContain(PASSWORD);
});

test("more connections than PostgreSQL has are found", async () => {
  expect(await lookAt(await migrated(), 1000)).toMatch(
    /broken +connections +.*raise PostgreSQL's max_connections/u,
  );
});
