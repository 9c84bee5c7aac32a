import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { refuseWhenBusy } from "./refuse-when-busy.ts";

test("a busy server refuses calls for a moment, and serves its files", async () => {
  const app = Fastify();
  const failures: unknown[] = [];
  app.setErrorHandler((error, _, reply) => {
    failures.push(error);
    return reply.code(error instanceof AppError ? error.status : 500).send();
  });
  // Nothing is as quick as this.
  await refuseWhenBusy(app, 0.001);
  for (const path of ["/api/session", "/assets/app.js", "/", "/readyz", "/healthz"])
    app.get(path, async () => "here");
  await app.ready();
  await expect
    .poll(async () => (await app.inject("/api/session")).statusCode, { timeout: 5000 })
    .toBe(503);
  const statuses: number[] = [];
  for (const path of ["/assets/app.js?v=1", "/", "/healthz", "/readyz"])
    statuses.push((await app.inject(path)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 503]);
  expect(failures.at(-1)).toMatchObject({ status: 503, code: "busy", retryAfter: 1 });
  await app.close();
});

test("waits that are borne do not add up to being busy", async () => {
  const app = Fastify();
  // Far more than is waited for here: a machine that is itself stalled for a second must not fail this.
  await refuseWhenBusy(app, 8000);
  app.get("/api/session", async () => "here");
  await app.ready();
  for (let times = 0; times < 3; times += 1) {
    const until = performance.now() + 1100;
    while (performance.now() < until);
    await setImmediate();
    expect((await app.inject("/api/session")).statusCode).toBe(200);
  }
  await app.close();
});
