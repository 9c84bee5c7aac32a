import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import type { Config } from "../src/config.ts";
import type { Replica } from "../src/db/replica.ts";
import { examineReplica } from "../src/dependencies/examine-replica.ts";
import { openReplica } from "../src/dependencies/open-replica.ts";
import { describeFindings } from "../src/doctor/finding.ts";
import { connectPostgres } from "./build-database.ts";
import { buildServerOn, type TestServer } from "./build-test-server.ts";
import { cookiesOf } from "./send-call.ts";
import { startPostgres } from "./start-postgres.ts";
import { startStandby, type Standby } from "./start-standby.ts";
import type { TestUser } from "./test-user.ts";

const open = new AsyncDisposableStack();
const told: string[] = [];
let primaryUrl: string;
let standby: Standby;
let replica: Replica;
let server: TestServer;
let supervisor: TestUser;

function openAt(replicaUrl: string): Promise<Replica | null> {
  const settings = { replicaUrl, databasePoolSize: 4 };
  return openReplica(settings, server.database, (message) => void told.push(message));
}

async function askStandby(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${standby.url}/school` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function readReady(): Promise<unknown> {
  return (await server.app.inject("/readyz")).json().replica;
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });
const untilRead = () =>
  until(async () => expect(await readReady()).toMatchObject({ state: "following" }));

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-replica-"));
  open.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const primary = await startPostgres(folder, { isDurable: false });
  open.defer(() => primary.stop());
  primaryUrl = primary.url;
  const client = new Client({ connectionString: `${primary.url}/postgres` });
  await client.connect();
  await client.query("create database school");
  await client.end();
  const database = connectPostgres(`${primary.url}/school`);
  await database.migrate();
  standby = await startStandby(primary, join(folder, "standby"));
  open.defer(() => standby.stop());
  open.defer(() => database.close());
  const opened = await openReplica(
    { replicaUrl: `${standby.url}/school`, databasePoolSize: 4 },
    database,
    (message) => void told.push(message),
  );
  if (opened === null) throw new Error("there is no replica");
  replica = opened;
  open.defer(() => opened.close());
  server = await buildServerOn(database, { replica, hasPayment: false });
  open.defer(() => server.close());
  supervisor = await server.addUser({ userType: "supervisor" });
  await server.addUser({ lastName: "First" });
}, 60_000);
afterAll(() => open.disposeAsync());

test("supervisors' pages and exports are read from the replica, and whoever changed something sees it", async () => {
  await untilRead();
  const count = async (headers = {}) =>
    (await supervisor.call("students", {}, headers)).body.students.length;
  await until(async () => expect(await count()).toBe(1));
  await askStandby("select pg_wal_replay_pause()");
  const second = await server.addUser({ lastName: "Second" });
  expect(await count()).toBe(1);
  const { cookie } = supervisor;
  const url = ADMIN_EXPORTS.students;
  const csv = await server.app.inject({ url, headers: { cookie } });
  expect(csv.body).toContain("First");
  expect(csv.body).not.toContain("Second");
  // What the replica has not got is not refused.
  expect((await supervisor.call("student", { student_id: second.id })).status).toBe(200);
  const made = await supervisor.call("createGroup", { group_name: "7a" });
  const mine = { cookie: `${cookie}; ${cookiesOf(made.headers)}` };
  const listGroups = async (headers = {}) =>
    (await supervisor.call("groups", {}, headers)).body.groups.length;
  expect([await listGroups(), await listGroups(mine), await count(mine)]).toEqual([0, 1, 2]);
  expect(String(made.headers["set-cookie"])).toContain("Max-Age=60");
});

test("how far the replica is behind is told", async () => {
  await until(async () => {
    const { lag_seconds } = (await readReady()) as { lag_seconds: number };
    expect(lag_seconds).toBeGreaterThan(1);
  });
  await askStandby("select pg_wal_replay_resume()");
  await until(async () =>
    expect((await supervisor.call("students", {})).body.students).toHaveLength(2),
  );
  expect(told).toEqual([]);
});

/** What doctor says of it. */
async function askDoctor(replicaUrl: string): Promise<string> {
  const databaseUrl = `${primaryUrl}/school`;
  const config = { databaseUrl, replicaUrl, databasePoolSize: 4 } as Config;
  return describeFindings(await examineReplica(config, "./migrations"));
}

test("doctor says how a replica follows, that it is away, and what is wrong with its address", async () => {
  const cases = [
    [`${standby.url}/school`, /^ok +replica +It follows, \d+ s behind/u],
    ["postgres://a:b@127.0.0.1:9/school", /^broken +replica +It does not answer \(.*ECONNREFUSED/u],
    [`${primaryUrl}/school`, /^broken +replica +DATABASE_REPLICA_URL names no replica/u],
    [`${standby.url.replace(":postgres@", ":wrong@")}/school`, /^broken +replica +.*a password/u],
  ] as const;
  for (const [url, said] of cases) expect(await askDoctor(url)).toMatch(said);
});

test("a replica that dies is left at once, told of once, and read again when it is back", async () => {
  await standby.stop();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => supervisor.call("classView", {})),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await readReady()).toEqual({ state: "away", lag_seconds: null });
  expect(told.splice(0)).toEqual([expect.stringContaining("the replica does not answer")]);
  await standby.startAgain();
  await untilRead();
  expect(told.splice(0)).toEqual([expect.stringContaining("the replica is back")]);
});

test("a wrong address is refused at the start, and a replica that is down is not", async () => {
  const cases = [
    [`${primaryUrl}/school`, "names no replica: a database that is written to answers there"],
    [`${inject("postgresUrl")}/postgres`, "names no replica: another database"],
    [
      `${standby.url}/postgres`,
      "names the database postgres, and DATABASE_URL the database school",
    ],
    [`${standby.url}/scool`, "names a database that the replica does not have"],
    [`${standby.url.replace(":postgres@", ":wrong@")}/school`, "a user or a password that"],
    ["postgres://a:b@replica.invalid/school", "names a host that nobody knows"],
  ] as const;
  for (const [url, said] of cases) await expect(openAt(url)).rejects.toThrow(said);
  const down = await openAt("postgres://a:b@127.0.0.1:9/school");
  open.defer(() => down?.close());
  expect(down?.state()).toEqual({ kind: "away" });
});
