import { ErrorReply } from "@elenchus/contract/error";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { createPostgresDatabase } from "../src/db/postgres-database.ts";
import { buildPostgresUrl } from "./build-database.ts";
import { CLOSED_NAMES, PAYLOADS, userTypeFor } from "./build-payloads.ts";
import { buildServerOn, type TestServer } from "./build-test-server.ts";
import { addPages } from "./build-web-folder.ts";
import { openProxy, type Proxy } from "./open-proxy.ts";
import { startDialogue, type TestUser } from "./test-user.ts";

const PLAIN_PAGE = "<!doctype html><title>Elenchus</title>";
const AWAY = {
  code: "database_unavailable",
  error: "The server cannot reach its database right now. Please try again in a moment.",
  retry_after: 5,
};

let proxy: Proxy;
let server: TestServer;
let webFolder: string;
let ada: TestUser;
let sam: TestUser;
let session_id: string;
/** What the server's connections said of themselves. */
const reported: string[] = [];

beforeAll(async () => {
  proxy = await openProxy(await buildPostgresUrl(inject("migratedPostgres")));
  const database = createPostgresDatabase({
    url: proxy.url,
    migrationsFolder: join(import.meta.dirname, "../migrations"),
    poolSize: 6,
    onError: ({ message }) => reported.push(message),
  });
  webFolder = mkdtempSync(join(tmpdir(), "elenchus-web-"));
  writeFileSync(join(webFolder, "index.html"), PLAIN_PAGE);
  addPages(webFolder);
  server = await buildServerOn(database, { webFolder });
  [ada, sam] = [await server.addUser(), await server.addUser({ userType: "supervisor" })];
  ({ session_id } = await startDialogue(ada));
});
afterEach(recover);
afterAll(async () => {
  await server.close();
  await server.database.close();
  await proxy.close();
  rmSync(webFolder, { recursive: true });
});

/** Lets the database be reached, and waits until the server has found it. */
async function recover(): Promise<void> {
  await proxy.pass();
  for (let tries = 0; tries < 50 && (await get("/readyz")).status !== 200; tries += 1) {
    await sleep(100);
  }
}

/** What an address answers, and after how long. */
async function get(url: string, { cookie } = ada) {
  const asked = performance.now();
  const { statusCode, body } = await server.app.inject({ url, headers: { cookie } });
  return { status: statusCode, body, ms: performance.now() - asked };
}

test("where the database cannot be reached, every call says so and when to try again", async () => {
  await proxy.refuse();
  const answers = CLOSED_NAMES.map(async (name) => {
    const user = userTypeFor(name) === "supervisor" ? sam : ada;
    const { status, body, headers } = await user.call(name, PAYLOADS[name]);
    z.parse(ErrorReply, body);
    return { name, status, body, after: headers["retry-after"] };
  });
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ status: 503, body: AWAY, after: "5" });
  }
  for (const name of ["initChat", "registerUser", "sendResetEmail", "resetPassword"] as const) {
    expect((await ada.call(name, PAYLOADS[name])).body).toMatchObject(AWAY);
  }
  expect(await get("/healthz")).toMatchObject({ status: 200 });
  expect(await get("/readyz")).toMatchObject({ status: 503 });
  expect(await get("/")).toMatchObject({ status: 200, body: PLAIN_PAGE });
});

test("nobody is signed out whose session could not be ended", async () => {
  const bob = await server.addUser();
  await proxy.refuse();
  const { body, headers } = await bob.call("signOut");
  expect(body).toMatchObject(AWAY);
  expect(headers["set-cookie"]).toBeUndefined();
  await recover();
  expect((await bob.call("session")).status).toBe(200);
  expect((await bob.call("signOut")).status).toBe(200);
  expect((await bob.call("session")).status).toBe(401);
});

test("a database that stops to answer in a turn is told in its stream, and the turn can be sent again", async () => {
  const message = { session_id, message: "right 1", message_id: randomUUID() };
  const { promise: isMute, resolve: mute } = Promise.withResolvers<void>();
  server.tutor.interrupt = async () => {
    proxy.swallow();
    mute();
  };
  const sending = ada.call("chat", message, { accept: "text/event-stream" });
  await isMute;
  server.tutor.interrupt = async () => {};
  const [ready, page, alive] = await Promise.all(
    ["/readyz", "/", "/healthz"].map((url) => get(url)),
  );
  expect(ready).toMatchObject({ status: 503 });
  expect(ready?.ms).toBeLessThan(2000);
  expect(page).toMatchObject({ status: 200, body: PLAIN_PAGE });
  expect(alive).toMatchObject({ status: 200 });
  const { text } = await sending;
  expect(text).toContain("event: delta");
  const [, failure = "null"] = /event: error\ndata: (.*)\n/u.exec(text) ?? [];
  expect(JSON.parse(failure)).toMatchObject(AWAY);
  // Whoever asks now need not wait.
  const asked = performance.now();
  expect((await ada.call("session")).body).toMatchObject(AWAY);
  expect(performance.now() - asked).toBeLessThan(1000);
  await recover();
  const again = await ada.call("chat", message);
  expect(again).toMatchObject({ status: 200, body: { submodule_number: 2 } });
  const said = again.body.history.map((one: { message: string }) => one.message);
  expect(said.filter((one: string) => one === "right 1")).toHaveLength(1);
});

test("a statement that takes long is left in peace while the database answers", async () => {
  await expect(server.database.orm.execute(sql`select pg_sleep(3)`)).resolves.toBeDefined();
});

test("connections that are ended by somebody are made anew, in a transaction too", async () => {
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const { orm } = server.database;
  const broken = orm.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await orm.execute(end);
    await sleep(50);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await ada.call("session")).status).toBe(200);
  expect(reported.length).toBeGreaterThan(0);
});
