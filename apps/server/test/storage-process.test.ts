import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@elenchus/contract/calls";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { buildDemoUrl } from "./copy-demo.ts";
import { startPostgres } from "./start-postgres.ts";
import {
  createClient,
  failToStart,
  runDoctor,
  startServer,
  type ServerProcess,
} from "./server-process.ts";

const LONG_MS = 240_000;
const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
const mounts: string[] = [];
/** Small disks can be made by root alone. */
const canMount = process.getuid?.() === 0 && tryToMount();

if (!canMount) {
  process.stderr.write(
    "Left out: tests of full disks, which only root with the right to mount can make.\n",
  );
}

let folder: string;
const stack = new AsyncDisposableStack();
let url: string;
let server: ServerProcess;

function mount(path: string, size: string): void {
  mkdirSync(path, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path], { stdio: "ignore" });
  mounts.push(path);
}

function tryToMount(): boolean {
  const path = mkdtempSync(join(tmpdir(), "elenchus-mount-"));
  try {
    mount(path, "1m");
    return true;
  } catch {
    // As in a container without that right.
    return false;
  }
}

async function ask<Row extends object>(statement: string, at = url): Promise<Row[]> {
  const client = new Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const readReady = async () => {
  const answer = await fetch(`${server.address}/readyz`);
  return { status: answer.status, body: (await answer.json()) as { problems?: string[] } };
};
async function settle(problems: string[] | undefined): Promise<void> {
  await expect
    .poll(readReady, { timeout: 120_000, interval: 500 })
    .toMatchObject({ status: 200, body: problems === undefined ? { status: "ok" } : { problems } });
}

async function cutOff(): Promise<void> {
  await ask(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${new URL(url).pathname.slice(1)}' and pid <> pg_backend_pid()`,
  );
}

async function letWrite(): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  // From another database, where writing is allowed.
  const base = `${inject("postgresUrl")}/postgres`;
  await ask(`alter database ${name} reset default_transaction_read_only`, base);
  await cutOff();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-storage-"));
  url = await buildDemoUrl();
  if (canMount) mount(join(folder, "data"), "1m");
  server = await startServer({ DATABASE_URL: url, DATA_DIR: join(folder, "data") });
  stack.defer(() => server.kill("SIGKILL"));
}, LONG_MS);
afterAll(async () => {
  await stack.disposeAsync();
  for (const path of mounts.toReversed()) execFileSync("umount", ["-l", path]);
  rmSync(folder, { recursive: true, force: true });
});

test(
  "a read-only database is told of, and read",
  async () => {
    const call = createClient();
    // Whatever becomes of this test, the next ones find a database that takes what is written.
    onTestFinished(letWrite);
    expect((await call(server, "initChat", LEARNER)).status).toBe(200);
    await settle(undefined);
    const name = new URL(url).pathname.slice(1);
    await ask(`alter database ${name} set default_transaction_read_only = on`);
    await cutOff();
    await settle(["database_read_only"]);
    // Every copy stays: reading works, and who writes is told why not.
    await expect.poll(readReady).toMatchObject({ status: 200, body: { status: "degraded" } });
    expect((await call(server, "session")).status).toBe(200);
    const refused = await fetch(`${server.address}${calls.addInterest.path}`, {
      method: "POST",
      headers: { cookie: call.cookie(), "content-type": "application/json" },
      body: JSON.stringify({ interest: "bees" }),
    });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: "storage_read_only" });
    const settings = { DATABASE_URL: url, DATA_DIR: join(folder, "data") };
    const examined = await runDoctor(settings);
    expect(examined.output).toMatch(/broken +database +.*is read-only, perhaps a standby/u);
    const started = await failToStart({ ...settings, DATA_DIR: join(folder, "other") });
    expect(started.output).toMatch(/^.*is read-only, perhaps a standby[^\n]*\n$/u);
    expect(started.exitCode).toBe(1);
    await letWrite();
    await settle(undefined);
  },
  LONG_MS,
);

test.runIf(canMount)(
  "a full disk of the data folder is told of",
  async () => {
    const file = join(folder, "data", "filling");
    expect(() => writeFileSync(file, Buffer.alloc(2_000_000))).toThrow("ENOSPC");
    await settle(["data_folder_full"]);
    const settings = { DATABASE_URL: url, DATA_DIR: join(folder, "data") };
    const examined = await runDoctor(settings);
    expect(examined.output).toMatch(/broken +disk +.*is full: make room/u);
    rmSync(file);
    await settle(undefined);
    // Where the database lies there, too.
    const small = join(folder, "small");
    mount(small, "4m");
    const started = await failToStart({ DATA_DIR: join(small, "data") });
    expect(started.output).toMatch(/^The disk of the folder .* is full\. Make room[^\n]*\n$/u);
  },
  LONG_MS,
);

test.runIf(canMount)(
  "a full disk of the database is told of",
  async () => {
    const disk = join(folder, "disk");
    mount(disk, "24m");
    const home = join(folder, "postgres");
    mkdirSync(home);
    for (const path of [folder, disk, home]) chmodSync(path, 0o755);
    // A PostgreSQL of its own: one whose disk is full can hold up whoever else works on it.
    const postgres = await startPostgres(home, { isDurable: false });
    onTestFinished(() => postgres.stop());
    const base = `${postgres.url}/postgres`;
    const { uid, gid } = statSync(postgres.dataFolder);
    const place = join(disk, "space");
    mkdirSync(place);
    chownSync(place, uid, gid);
    const name = "filled";
    await ask(`create tablespace ${name} location '${place}'`, base);
    await ask(`create database ${name} tablespace ${name}`, base);
    const settings = {
      DATABASE_URL: `${postgres.url}/${name}`,
      DATA_DIR: join(folder, "f"),
    };
    const filling =
      "create table filling as select repeat(md5(n::text), 50) as t from generate_series(1, 100000) n";
    await expect(ask(filling, settings.DATABASE_URL)).rejects.toThrow("No space left");
    writeFileSync(join(disk, "rest"), "x");
    expect(() => writeFileSync(join(disk, "rest"), Buffer.alloc(24_000_000))).toThrow("ENOSPC");
    const examined = await runDoctor(settings);
    // It says so of the disk where not even a connection is to be had.
    expect(examined.output).toMatch(/broken +database +.*(?:has no room left|is full)/u);
    const started = await failToStart(settings);
    expect(started.output).toMatch(/^The disk of the database .* is full[^\n]*\n$/u);
  },
  LONG_MS,
);
