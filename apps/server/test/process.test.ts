import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { createPgliteDatabase } from "../src/db/pglite-database.ts";
import { dialogues } from "../src/db/schema/schema.ts";
import { connectPostgres } from "./build-database.ts";
import { buildDemoUrl, copyDemo } from "./copy-demo.ts";
import { createClient, failToStart, startServer, type ServerProcess } from "./server-process.ts";

// Each test starts the program several times, which takes seconds, and more where others share the machine.
vi.setConfig({ testTimeout: 240_000 });

const migrationsFolder = join(import.meta.dirname, "../migrations");
let folder: string;
const running: ServerProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-process-"));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill("SIGKILL")));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder, ...environment });
  running.push(server);
  return server;
}

const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };

/** A folder of its own with what a first start makes. */
async function copyOwn(name: string): Promise<string> {
  const own = join(folder, name);
  await copyDemo(own);
  return own;
}

test("an empty environment starts the demo, which says how to log in", async () => {
  const server = await start();
  for (const name of ["learner", "ada", "supervisor"]) {
    expect(server.output()).toContain(`${name}@demo.test`);
  }
  expect(server.output()).toContain("socrates-asks");
  const call = createClient();
  const login = await call(server, "initChat", LEARNER);
  expect(login.status).toBe(200);
  expect(login.body.top_user_interests.length).toBeGreaterThan(3);
  expect(login.body.latest_passage_subtopics.length).toBeGreaterThan(3);
  const supervisor = { ...LEARNER, user_name: "supervisor@demo.test" };
  expect((await call(server, "initChat", supervisor)).body.user_type).toBe("supervisor");
});

test("a second server on the same folder is refused in plain words, and the first one closes when told to", async () => {
  const first = await start();
  const second = await failToStart({ DATA_DIR: folder });
  expect(second.exitCode).toBe(1);
  expect(second.output.trim()).toBe(
    `Another Elenchus (process ${first.child.pid}) is already using ${folder}. ` +
      "Stop it first, or set DATA_DIR to another folder.",
  );
  expect((await createClient()(first, "initChat", LEARNER)).status).toBe(200);
  await first.kill("SIGTERM");
  expect(first.child.exitCode).toBe(0);
});

test("data of a newer version are refused in one line, and left alone", async () => {
  const own = await copyOwn("newer");
  const database = await createPgliteDatabase({ folder: own, migrationsFolder });
  const migrations = sql.raw("drizzle.__drizzle_migrations (hash, created_at)");
  await database.orm.execute(sql`insert into ${migrations} values ('newer', 9000000000000)`);
  await database.close();
  const { exitCode, output } = await failToStart({ DATA_DIR: own });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^The database belongs to a newer version of Elenchus: [^\n]+\n$/u);
});

test("a port that is taken is told in plain words, and the folder is free again", async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  const { port } = other.address() as AddressInfo;
  const environment = { DATA_DIR: folder, HOST: "127.0.0.1", PORT: String(port) };
  const { exitCode, output } = await failToStart(environment);
  other.close();
  expect(exitCode).toBe(1);
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is already in use\\.`));
});

test("production names all that it lacks, also where it runs from its sources", async () => {
  const main = join(import.meta.dirname, "../src/main.ts");
  const { exitCode, output } = await failToStart({ NODE_ENV: "production" }, main);
  expect(exitCode).toBe(1);
  for (const key of ["DATABASE_URL", "PUBLIC_URL", "SESSION_SECRET"]) expect(output).toContain(key);
});

test("production on PostgreSQL lets no demo account in, and the demo shows nobody's database", async () => {
  // A demo was here before; people registered in it, and it started again.
  const databaseUrl = await buildDemoUrl();
  const demo = { DATABASE_URL: databaseUrl };
  const database = connectPostgres(databaseUrl);
  const addAda = () =>
    database.orm.execute(
      sql`insert into users (id, name, first_name, last_name, email)
          values (gen_random_uuid(), 'Ada', 'Ada', 'L', 'ada@example.org')`,
    );
  await addAda();
  await (await start(demo)).kill("SIGTERM");
  const production = {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: "https://learn.example.org",
    SESSION_SECRET: randomUUID(),
    PAYMENT: "off",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "learn@example.org",
    OPERATOR: "Example School",
    CONTACT_EMAIL: "learn@example.org",
    HOST: "127.0.0.1",
    PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
  };
  const failed = failToStart({ ...production, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect((await failed).exitCode).toBe(1);
  const { spawn } = await import("node:child_process");
  const env = { PATH: process.env["PATH"] ?? "", ...production };
  const child = spawn(process.execPath, [inject("serverMain")], { env });
  let output = "";
  child.stdout.on("data", (data) => (output += data));
  const address = `http://127.0.0.1:${production.PORT}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(100);
  const login = await fetch(`${address}/api/init_chat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(LEARNER),
  });
  expect(login.status).toBe(401);
  child.kill("SIGTERM");
  await new Promise((ended) => child.once("exit", ended));
  const lines = output.trim().split("\n");
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(output).not.toContain("socrates-asks");
  expect(output).toContain("accounts at demo.test");
  await database.close();
  const refused = await failToStart({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toMatch(/^The database of DATABASE_URL holds an account .*\n$/u);
});

/** A killed server cuts the connection, which fetch tells by a TypeError; all else is a fault. */
function nullWhenCutOff(fault: unknown): null {
  if (fault instanceof TypeError) return null;
  throw fault;
}

/** As if a server had been killed that held a turn for an hour: whoever has the folder next waits for nobody. */
async function holdTurn(session_id: string): Promise<void> {
  const database = await createPgliteDatabase({ folder, migrationsFolder });
  const held = { leaseToken: randomUUID(), leaseUntil: sql`now() + interval '1 hour'` };
  await database.orm.update(dialogues).set(held).where(eq(dialogues.id, session_id));
  await database.close();
}

test("killed between and during turns, a dialogue goes on with every message once", async () => {
  const call = createClient();
  let server = await start();
  await call(server, "initChat", LEARNER);
  await call(server, "addInterest", { interest: "beekeeping" });
  const { body: offer } = await call(server, "getPassageSubtopics");
  const { body: dialogue } = await call(server, "initModuleChat", {
    module_id: 1,
    chosen_passage_subtopic: offer.passage_subtopics[0],
  });
  const { session_id } = dialogue;
  const sent: string[] = [];
  for (const [round, delay] of [0, 8, null].entries()) {
    const message = `I am not sure yet, try ${round}`;
    const turn = { session_id, message, message_id: randomUUID() };
    sent.push(message);
    const first = call(server, "chat", turn).catch(nullWhenCutOff);
    // Null kills it between turns: after the reply.
    if (delay === null) await first;
    else await sleep(delay);
    await server.kill("SIGKILL");
    const acknowledged = await first;
    if (round === 0) await holdTurn(session_id);
    server = await start();
    const again = await call(server, "chat", turn);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(acknowledged?.body ?? again.body);
    const { body } = await call(server, "resumeDialogue", { session_id });
    expect(body.pending_message).toBeNull();
    const own = body.history.filter(({ sender }: { sender: string }) => sender === "user");
    expect(own.map((bubble: { message: string }) => bubble.message)).toEqual(sent);
    expect(body.history).toHaveLength(1 + 2 * sent.length);
  }
});

test("the admin command speaks to the running server, and says when there is none", async () => {
  const { promisify } = await import("node:util");
  const { execFile } = await import("node:child_process");
  const script = join(import.meta.dirname, "../../../scripts/admin.mjs");
  // A folder of its own: in the others' a killed server has left its file.
  const own = await copyOwn("admin");
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: own };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args], { env });
  await expect(run("export", "--email", LEARNER.user_name)).rejects.toThrow("No running Elenchus");
  const server = await start({ DATA_DIR: own });
  const { stdout } = await run("export", "--email", LEARNER.user_name);
  expect(JSON.parse(stdout).account.email).toBe(LEARNER.user_name);
  const { port } = JSON.parse(readFileSync(join(own, "admin.json"), "utf8"));
  const knock = await fetch(`http://127.0.0.1:${port}/`, { method: "POST" });
  expect(knock.status).toBe(401);
  await server.kill("SIGTERM");
  expect(existsSync(join(own, "admin.json"))).toBe(false);
});
