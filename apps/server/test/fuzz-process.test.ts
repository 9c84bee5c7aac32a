import { calls, type CallName } from "@elenchus/contract/calls";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addStrangeFields,
  BAD_BODIES,
  ODD_ADDRESSES,
  ODD_BYTES,
  spoilFields,
} from "./build-fuzz.ts";
import { PAYLOADS, POST_NAMES } from "./build-payloads.ts";
import { copyDemo } from "./copy-demo.ts";
import { sendBytes } from "./send-bytes.ts";
import { askUntilFree, createClient, startServer, type ServerProcess } from "./server-process.ts";

const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
const AT_ONCE = 8;
/** Routes that are in no contract of ours: a provider's, and forms. */
const OTHER_ROUTES = [
  "/api/stripe_webhook",
  "/demo/checkout/cs_test_none/pay",
  "/demo/checkout/cs_test_none/cancel",
];

let folder: string;
let server: ServerProcess;
let cookie: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-fuzz-"));
  await copyDemo(folder);
  // Limits would hide what is behind them.
  server = await startServer({ DATA_DIR: folder, LIMITS: "off" });
  const answer = await post(calls.initChat.path, JSON.stringify(LEARNER));
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});
afterAll(async () => {
  await server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const type = { "content-type": "application/json" };
  const init = { method: "POST", body, headers: { ...type, ...headers } };
  return askUntilFree(() => fetch(`${server.address}${path}`, { ...init, redirect: "manual" }));
}

interface Shot {
  readonly path: string;
  readonly body: string;
}

function aimAt(name: CallName): Shot[] {
  const { path } = calls[name];
  const payloads = spoilFields(PAYLOADS[name]).map((payload) => JSON.stringify(payload));
  const bodies = [...BAD_BODIES.map(([, body]) => body), ...payloads];
  // Whoever signs out has nothing to say: no body at all will do.
  const bad = name === "signOut" ? bodies.filter((body) => body !== "null") : bodies;
  return bad.map((body) => ({ path, body }));
}

function aimAtOthers(): Shot[] {
  const strange = addStrangeFields({}).map((payload) => JSON.stringify(payload));
  const bodies = [...BAD_BODIES.map(([, body]) => body), "{}", ...strange];
  return OTHER_ROUTES.flatMap((path) => bodies.map((body) => ({ path, body })));
}

/** Fires all, a few at once; answers the shots that were not refused with a 4xx. */
async function fire(shots: readonly Shot[], headers: Record<string, string>) {
  const rest = [...shots];
  const missed: { path: string; body: string; status: number }[] = [];
  const fireSome = async (): Promise<void> => {
    for (let shot = rest.pop(); shot !== undefined; shot = rest.pop()) {
      const { path, body } = shot;
      const { status, ...answer } = await post(path, body, headers).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }));
      expect(answer.text).not.toBe("");
      if (status < 400 || status >= 500) missed.push({ path, body: body.slice(0, 200), status });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fireSome));
  return missed;
}

/** Begins a request, and hangs up. */
async function sendHalf(): Promise<void> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  // It may be cut off.
  socket.on("error", () => {});
  socket.resume().end("POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{");
  await new Promise((closed) => socket.once("close", closed));
}

test("every route of the API is fired at", async () => {
  const response = await fetch(`${server.address}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  const described = Object.keys(paths).filter((path) => "post" in (paths[path] ?? {}));
  const aimed = [...POST_NAMES.map((name) => calls[name].path), ...OTHER_ROUTES] as string[];
  expect(described.filter((path) => !aimed.includes(path))).toEqual([]);
});

/** Calls that log out. */
const ENDINGS: ReadonlySet<string> = new Set([calls.signOut.path, calls.signOutEverywhere.path]);

test("whatever is sent is refused, and the same process goes on", async () => {
  const { pid } = server.child;
  const shots = [...POST_NAMES.flatMap(aimAt), ...aimAtOthers()];
  expect(shots.length).toBeGreaterThan(500);
  expect(
    await fire(
      shots.filter(({ path }) => !ENDINGS.has(path)),
      { cookie },
    ),
  ).toEqual([]);
  expect(await fire(shots, {})).toEqual([]);
  for (const bytes of [
    ...ODD_BYTES.map(([, odd]) => odd),
    ...ODD_ADDRESSES.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
  ]) {
    await sendBytes(server.address, bytes);
  }
  await sendHalf();
  expect(server.child.pid).toBe(pid);
  expect({ exit: server.child.exitCode, signal: server.child.signalCode }).toEqual({
    exit: null,
    signal: null,
  });
  expect((await askUntilFree(() => fetch(`${server.address}/readyz`))).status).toBe(200);
  expect((await createClient()(server, "initChat", LEARNER)).status).toBe(200);
  // On a machine that others use it may have been too busy for some of it.
  const faults = server.output().match(/.*"level":(?:50|60)(?!.*"code":"busy").*/gu);
  expect(faults).toBeNull();
}, 240_000);
