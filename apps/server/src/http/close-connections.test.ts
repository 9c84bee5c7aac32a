import Fastify from "fastify";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeConnections } from "./close-connections.ts";

/** A server whose one answer comes after some time, or never. */
async function build(graceMs: number, answerMs: number | null) {
  const app = Fastify({ return503OnClosing: false });
  closeConnections(app, { graceMs });
  const asked = Promise.withResolvers<void>();
  app.get("/", async () => {
    asked.resolve();
    await new Promise((resolve) => answerMs !== null && setTimeout(resolve, answerMs));
    return "answered";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, asked: asked.promise, address: `http://127.0.0.1:${port}/` };
}

test("a connection on which no request ever came does not hold up the end", async () => {
  const { app, port } = await build(10_000, 0);
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const closed = once(socket, "close");
  const since = performance.now();
  await app.close();
  await closed;
  expect(performance.now() - since).toBeLessThan(3000);
});

test("an answer that is under way comes to its end, and its connection holds nothing up", async () => {
  const { app, address, asked } = await build(10_000, 150);
  const answer = fetch(address).then((response) => response.text());
  await asked;
  const since = performance.now();
  await app.close();
  expect(performance.now() - since).toBeLessThan(3000);
  expect(await answer).toBe("answered");
});

test("a request that comes on an open connection while the server closes is answered", async () => {
  const { app, port } = await build(10_000, 0);
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  const closed = app.close();
  socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  await once(socket, "close");
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*answered$/iu);
});

test("an answer that takes too long is cut off", async () => {
  const { app, address, asked } = await build(100, null);
  const answer = fetch(address);
  await asked;
  await Promise.all([app.close(), expect(answer).rejects.toThrow("fetch failed")]);
});
