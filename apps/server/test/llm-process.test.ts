import { PGlite } from "@electric-sql/pglite";
import type { CallName } from "@elenchus/contract/calls";
import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { type ModelServer, startModelServer } from "@elenchus/evaluation/model-server";
import {
  type Fault,
  type ModelReply,
  type ModelRequest,
  type ModelWire,
} from "@elenchus/evaluation/model-wires/wire";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { kindOf } from "./build-llm-server.ts";
import { copyDemo } from "./copy-demo.ts";
import { createClient, type ServerProcess, startServer } from "./server-process.ts";

const KEY = "sk-THE-KEY-that-nobody-is-to-see";
const LEARNER_WORDS = "I do not know SECRETTHOUGHTS";
const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
/** A process takes seconds to start, and more where many tests share a machine. */
const LONG_MS = 240_000;
const SUPERVISOR = { ...LEARNER, user_name: "supervisor@demo.test" };

let folder: string;
const running: { kill: (signal: NodeJS.Signals) => Promise<void> }[] = [];
const models: ModelServer[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-llm-process-"));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill("SIGKILL")));
  await Promise.all(models.splice(0).map((model) => model.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Reply = (request: ModelRequest) => ModelReply;

/** The program, taught by a model that says what it is told to. */
async function start(wire: ModelWire, environment: Record<string, string> = {}) {
  let reply: Reply = replyCooperatively;
  const model = await startModelServer({ wire, reply: (request) => reply(request), apiKey: KEY });
  models.push(model);
  const settings = {
    DATA_DIR: join(folder, wire),
    LOG_LEVEL: "trace",
    LIMITS: "off",
    TUTOR: wire,
    TUTOR_MODEL: wire === "anthropic" ? "claude-haiku-4-5" : "gpt-4.1-mini",
    TUTOR_BASE_URL: model.url,
    TUTOR_API_KEY: KEY,
    ...environment,
  };
  const server = await startServer(settings);
  running.push(server);
  const replyBy = (next: Reply): void => {
    reply = next;
  };
  return { server, model, replyBy, settings };
}

async function beginDialogue(server: ServerProcess, call: ReturnType<typeof createClient>) {
  await call(server, "initChat", LEARNER);
  await call(server, "addInterest", { interest: "libraries" });
  const { body: offer } = await call(server, "getPassageSubtopics");
  const [chosen_passage_subtopic] = offer.passage_subtopics;
  const { body } = await call(server, "initModuleChat", { module_id: 1, chosen_passage_subtopic });
  return body;
}

/** A provider that says back whatever it was sent, wherever there is room in an error. */
function echo({ headers, body }: ModelRequest, status: number): Fault {
  const sent = `${JSON.stringify(headers)} ${body}`;
  const error = { type: sent, code: KEY, message: sent, param: sent };
  return {
    kind: "error",
    error: "server_error",
    status,
    body: JSON.stringify({ type: "error", error, request_id: sent, key: KEY }),
    headers: { "x-echo": KEY, "www-authenticate": `Bearer ${KEY}`, "x-request-id": KEY },
  };
}

const FAULTS: readonly ((request: ModelRequest) => ModelReply)[] = [
  ...[200, 400, 401, 403, 404, 422, 429, 500, 529].map((status) => (request: ModelRequest) => ({
    fault: echo(request, status),
  })),
  () => ({ fault: { kind: "reset", at: "before_headers" } }),
  () => ({ fault: { kind: "reset", at: "mid_frame" } }),
  () => ({ fault: { kind: "error_event", error: "server_error", at: "mid_text" } }),
  () => ({ text: `{"${KEY}": "${KEY}"`, end: "length" }),
  () => ({ json: { [KEY]: KEY } }),
];

/** All that the database holds, as text. */
async function dumpDatabase(dataDir: string): Promise<string> {
  const database = await PGlite.create({ dataDir: join(dataDir, "pglite") });
  const tables = await database.query<{ name: string }>(
    "select table_schema || '.\"' || table_name || '\"' as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  );
  const rows: unknown[] = [];
  for (const { name } of tables.rows)
    rows.push((await database.query(`select * from ${name}`)).rows);
  await database.close();
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
}

async function checkTutor(dataDir: string): Promise<string> {
  const script = join(import.meta.dirname, "../../../scripts/admin.mjs");
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, [script, "check-tutor"], { env });
  return run.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stderr: string }).stderr,
  );
}

// Of each wire the client's own tests (secrecy.test.ts) look at this.
test(
  "the key is told nowhere, whatever happens",
  async () => {
    const wire = "ollama";
    await copyDemo(join(folder, wire));
    const { server, replyBy, settings } = await start(wire, { TUTOR_FALLBACK: "none" });
    const call = createClient();
    const told: unknown[] = [];
    const ask = async (name: CallName, payload: object = {}) => {
      const answer = await call(server, name, payload);
      told.push(answer);
      return answer;
    };
    const { session_id } = await beginDialogue(server, call);
    for (const [index, fault] of FAULTS.entries()) {
      replyBy((request) =>
        kindOf(request) === "assess" && index % 2 === 0
          ? replyCooperatively(request)
          : fault(request),
      );
      await ask("chat", { session_id, message: LEARNER_WORDS, message_id: randomUUID() });
      await ask("getPassageSubtopics");
    }
    replyBy((request) => ({ fault: echo(request, 500) }));
    told.push(await checkTutor(settings.DATA_DIR), await checkTutor(settings.DATA_DIR));
    await ask("exportMyData");
    await ask("session");
    await call(server, "initChat", SUPERVISOR);
    await ask("session");
    for (const path of ["/api/admin/students", "/openapi.json", "/docs/json", "/healthz", "/api"]) {
      told.push(await fetch(`${server.address}${path}`).then((response) => response.text()));
    }
    await server.kill("SIGTERM");
    const log = server.output();
    expect(log).toContain("request failed");
    expect(log).toContain(wire);
    expect(JSON.stringify(told)).toContain("tutor_failed");
    const stored = await dumpDatabase(settings.DATA_DIR);
    expect(stored).toContain("SECRETTHOUGHTS");
    expect(stored).toContain('"outcome":"unauthorised"');
    for (const text of [log, JSON.stringify(told), stored]) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain("THE-KEY");
    }
    expect(log).not.toContain("SECRETTHOUGHTS");
    expect(log).not.toContain("not an Error");
  },
  LONG_MS,
);

/** Has the next stream be answered like this; resolves when it is asked for. */
function answerNext({ replyBy }: Awaited<ReturnType<typeof start>>, reply: ModelReply) {
  const asked = Promise.withResolvers<void>();
  replyBy((request) => {
    if (!request.stream) return replyCooperatively(request);
    asked.resolve();
    return { ...replyCooperatively(request), ...reply };
  });
  return asked.promise;
}

test(
  "a reply outlives a server that is told to close, and is made anew after one that dies",
  async () => {
    const first = await start("anthropic", { DATA_DIR: join(folder, "ending") });
    // The demo is set up without its model, which may be down, or dear.
    expect(first.model.count()).toBe(0);
    const call = createClient();
    const { session_id } = await beginDialogue(first.server, call);
    const sending = { session_id, message: LEARNER_WORDS, message_id: randomUUID() };
    const dripping = answerNext(first, { betweenMs: 60 });
    const saying = call(first.server, "chat", sending);
    await dripping;
    await first.server.kill("SIGTERM");
    const { status, body } = await saying;
    expect(status).toBe(200);
    expect(first.server.child.exitCode).toBe(0);
    expect(first.server.output()).not.toContain("could not be counted");

    const second = await start("anthropic", { DATA_DIR: join(folder, "ending") });
    expect((await call(second.server, "chat", sending)).body).toEqual(body);
    expect(second.model.count()).toBe(0);
    const next = { session_id, message: `${LEARNER_WORDS} again`, message_id: randomUUID() };
    const silent = answerNext(second, { fault: { kind: "silence", at: "mid_text" } });
    const losing = call(second.server, "chat", next).then(
      () => null,
      (error: unknown) => error,
    );
    await silent;
    await second.server.kill("SIGKILL");
    expect(await losing).toBeInstanceOf(TypeError);

    const third = await start("anthropic", { DATA_DIR: join(folder, "ending") });
    const { body: resumed } = await call(third.server, "resumeDialogue", { session_id });
    const { message, message_id } = next;
    expect(resumed.pending_message).toEqual({ message_id, message });
    expect(resumed.history).toHaveLength(4);
    const again = await call(third.server, "chat", next);
    expect([again.status, again.body.history.length]).toEqual([200, 5]);
  },
  LONG_MS,
);
