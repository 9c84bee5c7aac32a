import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventStream } from "./event-stream.ts";

const SIGN = ": still here\n\n";
const app = Fastify();
let address: string;

beforeAll(async () => {
  app.get("/slow", async (_request, reply) => {
    const events = createEventStream(reply, 20);
    await sleep(90);
    events.send("delta", { text: "Well." });
    await sleep(90);
    events.end("done", {});
    return reply;
  });
  app.get("/quick", async (_request, reply) => {
    const events = createEventStream(reply, 1000);
    events.send("delta", { text: "Well." });
    events.end("done", {});
    return reply;
  });
  app.get("/refused", async (_request, reply) => {
    createEventStream(reply, 20).leaveAlone();
    await sleep(90);
    return reply.code(409).send({ code: "refused" });
  });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const EVENTS = 'event: delta\ndata: {"text":"Well."}\n\nevent: done\ndata: {}\n\n';

test("a stream with nothing to say gives signs of life, before its first event and after", async () => {
  const response = await fetch(`${address}/slow`);
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const text = await response.text();
  expect(text.startsWith(SIGN)).toBe(true);
  expect(text.split("event: done")[0]?.endsWith(SIGN)).toBe(true);
  expect(text.replaceAll(SIGN, "")).toBe(EVENTS);
});

test("one that has something to say gives none", async () => {
  expect(await (await fetch(`${address}/quick`)).text()).toBe(EVENTS);
});

test("one that is left alone before it is open leaves the status to others", async () => {
  const response = await fetch(`${address}/refused`);
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ code: "refused" });
});
