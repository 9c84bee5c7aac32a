import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPostgresUrl } from "./build-database.ts";
import { buildRegistration, tokenIn } from "./build-registration.ts";
import { buildSmtpServer } from "./build-smtp-server.ts";
import { createClient, startServer, type ServerProcess } from "./server-process.ts";
import { startPgBouncer } from "./start-pgbouncer.ts";

const LEARNERS = ["learner@demo.test", "ada@demo.test"];
/** Processes take seconds to start, and more where many tests share a machine. */
const LONG_MS = 240_000;

const stack = new AsyncDisposableStack();
const servers: ServerProcess[] = [];
let smtp: Awaited<ReturnType<typeof buildSmtpServer>>;

beforeAll(async () => {
  const databaseUrl = await buildPostgresUrl();
  const pooler = await startPgBouncer(databaseUrl, { connections: 3 });
  stack.defer(() => pooler.stop());
  const folder = mkdtempSync(join(tmpdir(), "elenchus-pgbouncer-"));
  stack.defer(() => rmSync(folder, { recursive: true }));
  smtp = await buildSmtpServer();
  stack.defer(() => smtp.close());
  const start = async (name: string): Promise<void> => {
    const server = await startServer({
      DATABASE_URL: pooler.url,
      DATA_DIR: join(folder, name),
      SESSION_SECRET: "a secret that both servers have in this test",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Elenchus <learn@example.org>",
    });
    stack.defer(() => server.kill("SIGKILL"));
    servers.push(server);
  };
  // At once, on an empty database.
  await Promise.all(["one", "two"].map(start));
}, LONG_MS);
afterAll(() => stack.disposeAsync());

/** The servers in turn, for what any of them can do. */
function takeServer(turn: number): ServerProcess {
  const server = servers[turn % servers.length];
  if (server === undefined) throw new Error("no server runs");
  return server;
}

/** A whole dialogue, each turn on another server. */
async function playDialogue(email: string): Promise<number> {
  const call = createClient();
  const payload = { user_name: email, user_password: "socrates-asks" };
  expect((await call(takeServer(0), "initChat", payload)).status).toBe(200);
  await call(takeServer(1), "addInterest", { interest: "beekeeping" });
  const { body: offer } = await call(takeServer(0), "getPassageSubtopics");
  const { body: begun } = await call(takeServer(1), "initModuleChat", {
    module_id: 1,
    chosen_passage_subtopic: offer.passage_subtopics[0],
  });
  const { session_id } = begun;
  let turns = 0;
  for (let isOver = false; !isOver; turns += 1) {
    const message = { session_id, message: `I don't know (${turns})` };
    const { status, body } = await call(takeServer(turns), "chat", message);
    expect(status).toBe(200);
    isOver = body.exit_message !== undefined;
  }
  const summary = await call(takeServer(turns), "performanceSummary", { session_id });
  expect(summary.body.performance_summary.length).toBeGreaterThan(100);
  return turns;
}

test("learners lead whole dialogues on servers behind a pooler that gives them other connections all the time", async () => {
  const turns = await Promise.all(LEARNERS.map(playDialogue));
  for (const count of turns) expect(count).toBeGreaterThan(5);
});

test("a registration's mail is sent by a job, once, and its link works", async () => {
  const call = createClient();
  const { email, ...rest } = buildRegistration();
  const registered = await call(takeServer(0), "registerUser", { ...rest, email });
  expect(registered.status).toBe(200);
  await expect.poll(() => smtp.arrived.length, { timeout: 20_000, interval: 20 }).toBe(1);
  const mails = smtp.arrived.map((mail) => ({ ...mail, to: email }));
  const confirmation_token = tokenIn(mails, "confirmation_token");
  const answer = await fetch(
    `${takeServer(1).address}/api/verify_email?confirmation_token=${confirmation_token}`,
  );
  expect(answer.status).toBe(200);
  expect(smtp.arrived).toHaveLength(1);
});

test("nothing went wrong that nobody was told of", () => {
  for (const server of servers) expect(server.output()).not.toMatch(/"level":(?:50|60)/u);
});
