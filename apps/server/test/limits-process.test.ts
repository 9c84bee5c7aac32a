import { calls } from "@elenchus/contract/calls";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildRegistration } from "./build-registration.ts";
import { copyDemo } from "./copy-demo.ts";
import { cookiesOf } from "./send-call.ts";
import { createClient, startServer, type ServerProcess } from "./server-process.ts";

const LEARNER = "learner@demo.test";
const SUPERVISOR = "supervisor@demo.test";
const PASSWORD = "socrates-asks";

let folder: string;
let server: ServerProcess | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-limits-"));
  await copyDemo(folder);
});
afterEach(async () => {
  await server?.kill("SIGTERM");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tries to log in over the network. */
async function logIn(email: string, password: string, forwardedFor: string, cookie = "") {
  const response = await fetch(`${server?.address}${calls.initChat.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor, cookie },
    body: JSON.stringify({ user_name: email, user_password: password }),
  });
  const { error } = (await response.json()) as { error?: string };
  return {
    status: response.status,
    error,
    retryAfter: response.headers.get("retry-after"),
    cookie: cookiesOf({ "set-cookie": response.headers.getSetCookie() }),
  };
}

/** Statuses of so many wrong log-ins at once. */
async function guess(count: number, emailOf: (index: number) => string, address: string) {
  const tries = Array.from({ length: count }, (_none, index) =>
    logIn(emailOf(index), "wrong password", address),
  );
  return (await Promise.all(tries)).map(({ status }) => status);
}

test("a hundred wrong passwords are heard five times whatever X-Forwarded-For says", async () => {
  server = await startServer({ DATA_DIR: folder });
  const { cookie } = await logIn(LEARNER, PASSWORD, "203.0.113.1");
  const statuses = await guess(100, () => LEARNER, "203.0.113.2");
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  const refused = await logIn(LEARNER, PASSWORD, "203.0.113.99");
  expect(refused.status).toBe(429);
  expect(refused.error).toMatch(/^Too many failed attempts to log in\. Please wait /);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect((await logIn(LEARNER, PASSWORD, "203.0.113.99", cookie)).status).toBe(200);
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.99")).status).toBe(200);
});

test("after a restart it still is, and behind a proxy that is trusted the owner gets in elsewhere", async () => {
  server = await startServer({ DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1, ::1" });
  const known = await logIn(SUPERVISOR, PASSWORD, "203.0.113.100");
  expect(known.cookie).toContain("elenchus.known_devices=");
  const school = "203.0.113.7";
  expect(new Set(await guess(22, (index) => `nobody${index}@demo.test`, school))).toEqual(
    new Set([401]),
  );
  expect((await logIn(SUPERVISOR, PASSWORD, school)).status).toBe(200);
  expect(new Set(await guess(5, () => SUPERVISOR, "203.0.113.8"))).toEqual(new Set([401]));
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.8")).status).toBe(429);
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.9", known.cookie)).status).toBe(200);
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.10")).status).toBe(200);
});

/** A server on data that no other test has counted in. */
async function startFresh(environment: Record<string, string>) {
  const fresh = mkdtempSync(join(folder, "fresh-"));
  await copyDemo(fresh);
  return startServer({ DATA_DIR: fresh, ...environment });
}

test("of 160 log-ins at once from one address few are taken in, and one from another address is not behind them", async () => {
  server = await startFresh({ TRUSTED_PROXIES: "127.0.0.1, ::1" });
  let [heard, heardBefore] = [0, Number.NaN];
  const spray = Array.from({ length: 160 }, async (_none, index) => {
    const { status, retryAfter } = await logIn(`s${index}@demo.test`, PASSWORD, "203.0.113.20");
    if (status === 401) heard += 1;
    return `${status} ${retryAfter}`;
  });
  const honest = logIn(LEARNER, PASSWORD, "203.0.113.21").then(({ status }) => {
    heardBefore = heard;
    return status;
  });
  const statuses = await Promise.all(spray);
  const heardInAll = statuses.filter((status) => status === "401 null").length;
  // More come in while the first ones are heard.
  expect(heardInAll).toBeLessThan(120);
  expect(heardInAll).toBeGreaterThanOrEqual(64);
  expect(statuses.filter((status) => !["401 null", "429 5"].includes(status))).toEqual([]);
  expect(await honest).toBe(200);
  expect(heardBefore).toBeLessThan(40);
});

test("with LIMITS_FACTOR=0.1 a hundred people register at one address, however often, and no more", async () => {
  server = await startFresh({ LIMITS_FACTOR: "0.1" });
  const pupils = Array.from({ length: 101 }, () => buildRegistration());
  const statuses: number[] = [];
  for (const pupil of [...pupils.slice(0, 5), ...pupils]) {
    statuses.push((await createClient()(server, "registerUser", pupil)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 105 }, () => 200), 429]);
});

test("with REGISTRATION=invited nobody registers, and whoever has an account hears the same", async () => {
  server = await startFresh({ REGISTRATION: "invited" });
  const call = createClient();
  const { body: told } = await call(server, "registration");
  for (const email of [LEARNER, "somebody@demo.test"]) {
    const { status, body } = await call(server, "registerUser", buildRegistration({ email }));
    expect([status, body.code, body.error]).toEqual([
      403,
      "registration_by_invitation",
      told.who_may,
    ]);
  }
  expect(
    (await call(server, "initChat", { user_name: LEARNER, user_password: PASSWORD })).status,
  ).toBe(200);
});
