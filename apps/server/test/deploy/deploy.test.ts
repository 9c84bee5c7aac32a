import { randomBytes, randomUUID } from "node:crypto";
import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { assembleRelease } from "../../../../scripts/deploy/assemble-release.mjs";
import { bootstrap } from "../../../../scripts/setup/bootstrap.mjs";
import { buildPostgresUrl } from "../build-database.ts";
import { buildRegistration, tokenIn } from "../build-registration.ts";
import { buildSmtpServer, type TestSmtpServer } from "../build-smtp-server.ts";
import { restoreDump } from "../released/restore-dump.ts";
import { readUnit } from "./read-unit.ts";
import { startCardProvider, type CardProvider } from "./start-card-provider.ts";
import { HOST_NAME, startFront, type Front } from "./start-front.ts";
import { startUnit, UnitFailed, type RunningUnit } from "./start-unit.ts";
import { openTlsBrowser, type TlsBrowser } from "./tls-browser.ts";

// A release is put together, and six processes of it start.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const run = promisify(execFile);
const PUBLIC_URL = `https://${HOST_NAME}`;
/** A release two migrations ago, with data. */
const EARLIER = "0009";

let folder: string;
let release: string;
let databaseUrl: string;
let smtp: TestSmtpServer;
let cards: CardProvider;
let server: RunningUnit;
let front: Front;
let browser: TlsBrowser;
const running: RunningUnit[] = [];

async function start(settings: Record<string, string>, from = release): Promise<RunningUnit> {
  const common = {
    PUBLIC_URL,
    // As `openssl rand -base64 48` makes one.
    SESSION_SECRET: randomBytes(48).toString("base64"),
    SMTP_URL: smtp.url,
    MAIL_FROM: "Elenchus <learn@example.org>",
    OPERATOR: "Example School",
    CONTACT_EMAIL: "learn@example.org",
    ...cards.settings,
  };
  const place = join(folder, randomUUID());
  mkdirSync(place);
  const unit = await startUnit({
    release: from,
    folder: place,
    settings: { ...common, ...settings },
  });
  running.push(unit);
  return unit;
}

/** The command that a technician types, as root. */
async function admin(unit: RunningUnit, ...args: string[]): Promise<string> {
  const env = { PATH: process.env["PATH"], DATA_DIR: unit.stateFolder };
  return (await run(join(release, "bin/elenchus-admin"), args, { env })).stdout;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-deploy-"));
  chmodSync(folder, 0o755);
  release = assembleRelease(join(folder, "release"), await bootstrap());
  databaseUrl = await buildPostgresUrl();
  smtp = await buildSmtpServer();
  cards = await startCardProvider(PUBLIC_URL, async (body, signature) => {
    const heard = await browser.ask("/api/stripe_webhook", {
      body,
      headers: { "stripe-signature": signature },
    });
    if (heard.status !== 200) throw new Error(`the webhook answered ${heard.status}`);
  });
  server = await start({ DATABASE_URL: databaseUrl });
  front = await startFront(server.port);
  browser = await openTlsBrowser(front);
});
afterAll(async () => {
  browser?.close();
  await front?.nginx.stop();
  await Promise.all(running.map((unit) => unit.stop()));
  await smtp?.close();
  await cards?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Registers, confirms by mail, pays by card, and is logged in. */
async function enrol(): Promise<void> {
  const { email, password, ...rest } = buildRegistration();
  const registered = await browser.call("registerUser", { email, password, ...rest });
  expect(registered).toMatchObject({ status: 200, body: { success: true } });
  await expect.poll(() => smtp.arrived.length, { timeout: 20_000 }).toBe(1);
  const mails = smtp.arrived.map((mail) => ({ ...mail, to: email }));
  const confirmation_token = tokenIn(mails, "confirmation_token");
  expect((await browser.call("verifyEmail", { confirmation_token })).status).toBe(200);
  const logIn = { user_name: email, user_password: password };
  const { body } = await browser.call("initChat", logIn);
  expect(body.redirect_to_stripe).toBe(true);
  await cards.pay(body.sessionId);
  const paid = { user_email: email, stripe_sessionId: body.sessionId };
  expect((await browser.call("paymentSuccess", paid)).status).toBe(200);
  expect((await browser.call("session")).status).toBe(200);
}

async function startDialogue(): Promise<string> {
  await browser.call("addInterest", { interest: "beekeeping" });
  const { body: offer } = await browser.call("getPassageSubtopics");
  const chosen_passage_subtopic = offer.passage_subtopics[0];
  const { body } = await browser.call("initModuleChat", { module_id: 1, chosen_passage_subtopic });
  return body.session_id;
}

function say(session_id: string, message: string) {
  const turn = { session_id, message, message_id: randomUUID() };
  return browser.ask("/api/chat", {
    body: JSON.stringify(turn),
    headers: { accept: "text/event-stream" },
  });
}

/** Rows and checksum of every table in a backup. */
function readSums(file: string): Record<string, unknown> {
  const said = gunzipSync(readFileSync(file))
    .toString()
    .split("\n")
    .filter((line) => line.startsWith("# {"));
  const parts = said.map((line) => JSON.parse(line.slice(2)) as Record<string, unknown>);
  const named = parts.flatMap(({ table }, index) => (table ? [[table, parts[index + 1]]] : []));
  return Object.fromEntries(named) as Record<string, unknown>;
}

let session_id: string;

test("behind nginx somebody registers, pays and learns, and the reply comes in pieces", async () => {
  await enrol();
  session_id = await startDialogue();
  const { status, text } = await say(session_id, "The conclusion is that bees matter");
  expect(status).toBe(200);
  expect(text.match(/^event: delta$/gmu)?.length).toBeGreaterThan(1);
  expect(text).toContain("event: done");
});

test("the admin program is called by its own name, and its doctor reads settings as systemd does", async () => {
  expect(await admin(server, "help")).toContain(`${join(release, "bin/elenchus-admin")} COMMAND`);
  const file = join(dirname(server.stateFolder), "elenchus.env");
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: server.stateFolder,
    PORT: String(server.port),
    SESSION_SECRET: "of somebody else, whom the file goes before",
  };
  const program = join(release, "bin/elenchus-admin");
  // The name of the school leads nowhere here, which it says, too.
  const { stdout } = await run(program, ["doctor", "--env-file", file], { env }).catch(
    (failure: unknown) => failure as { stdout: string },
  );
  expect(stdout).toMatch(/^ok +server /mu);
  expect(stdout).not.toMatch(/^broken +settings /mu);
  expect(stdout).toMatch(/^ok +secrets /mu);
});

/** Only root can become nobody. */
const AS_ROOT = { skip: process.getuid?.() !== 0 };
test(
  "the server runs as nobody, and can write neither its program nor what is beside its state",
  AS_ROOT,
  async () => {
    const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
    expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/mu);
    expect(status).toMatch(/^CapBnd:\t0+$/mu);
    expect(status).toMatch(/^NoNewPrivs:\t1$/mu);
    const asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups"];
    const touch = (path: string) =>
      run("setpriv", [...asNobody, "find", path, "-writable", "!", "-type", "l"]);
    expect((await touch(release)).stdout).toBe("");
    expect(existsSync(join(server.stateFolder, "admin.json"))).toBe(true);
  },
);

test("a backup that is made while somebody learns, restored elsewhere, has the same checksums", async () => {
  const file = join(folder, "school.backup");
  const [saved, ...replies] = await Promise.all([
    admin(server, "backup", file),
    ...["I don't know", "Is it the first sentence?", "Why?"].map((message) =>
      say(session_id, message),
    ),
  ]);
  expect(saved).toContain("Everything is in");
  for (const { status } of replies) expect([200, 409]).toContain(status);
  const other = await start({ DATABASE_URL: await buildPostgresUrl() });
  await admin(other, "restore", file);
  const again = join(folder, "again.backup");
  await admin(other, "backup", again);
  const sums = readSums(file);
  expect(Object.keys(sums)).toContain("messages");
  const restored = readSums(again);
  // Log-ins end with a restore, and of every payment the provider is asked anew.
  expect(restored).toMatchObject({ auth_sessions: { rows: 0 }, payments: { rows: 1 } });
  const { auth_sessions, payments } = sums;
  expect({ ...restored, auth_sessions, payments }).toEqual(sums);
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** What people wrote, as an earlier and a later schema both have it. */
const TEXTS = "select dialogue_id, position, text from messages order by dialogue_id, position";

/** The program as it was before its newest migration. */
function buildOlderRelease(): string {
  const older = join(folder, "older");
  cpSync(join(release, "apps"), join(older, "apps"), { recursive: true });
  cpSync(join(release, "bin"), join(older, "bin"), { recursive: true });
  for (const name of ["node_modules", "package.json"])
    symlinkSync(join(release, name), join(older, name));
  const file = join(older, "apps/server/migrations/meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  return older;
}

test("an earlier release's data go through the upgrade, and the older program then refuses them in words", async () => {
  const url = await restoreDump(EARLIER);
  const before = await query(url, TEXTS);
  const upgraded = await start({ DATABASE_URL: url });
  expect(before.length).toBeGreaterThan(20);
  expect(await query(url, TEXTS)).toEqual(before);
  const { seconds, exitCode } = await upgraded.stop();
  expect(exitCode).toBe(0);
  expect(seconds).toBeLessThan(Number(readUnit().get("TimeoutStopSec")));
  const refused = await start({ DATABASE_URL: url }, buildOlderRelease()).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(UnitFailed);
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(String(refused)).toMatch(
    /The database belongs to a newer version of Elenchus: .* Please start the newer version\./u,
  );
  expect(await query(url, TEXTS)).toEqual(before);
});
