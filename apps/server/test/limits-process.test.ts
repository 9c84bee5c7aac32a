import { calls } from "@elenchus/contract/calls";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { copyDemo } from "./copy-demo.ts";
import { startServer, type ServerProcess } from "./server-process.ts";

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
async function logIn(email: string, password: string, forwardedFor: string) {
  const response = await fetch(`${server?.address}${calls.initChat.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor },
    body: JSON.stringify({ user_name: email, user_password: password }),
  });
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error, retryAfter: response.headers.get("retry-after") };
}

test("a sixth wrong password is a 429 whatever X-Forwarded-For says", async () => {
  server = await startServer({ DATA_DIR: folder });
  for (let index = 0; index < 5; index += 1) {
    expect((await logIn(LEARNER, "wrong password", `203.0.113.${index}`)).status).toBe(401);
  }
  const refused = await logIn(LEARNER, PASSWORD, "203.0.113.99");
  expect(refused.status).toBe(429);
  expect(refused.error).toMatch(/^Too many failed attempts to log in\. Please wait /);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.99")).status).toBe(200);
});

test("after a restart it still is, and behind a proxy that is trusted X-Forwarded-For tells clients apart", async () => {
  server = await startServer({ DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1, ::1" });
  expect((await logIn(LEARNER, PASSWORD, "203.0.113.100")).status).toBe(429);
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const { status } = await logIn(`nobody${index}@demo.test`, "wrong password", "203.0.113.7");
    statuses.push(status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses[20]).toBe(429);
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.7")).status).toBe(429);
  expect((await logIn(SUPERVISOR, PASSWORD, "203.0.113.8")).status).toBe(200);
});
