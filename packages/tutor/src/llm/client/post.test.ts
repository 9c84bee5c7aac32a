import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { post } from "./post.ts";

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server for one test; answers its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat`;
}

const SENT = { method: "POST", headers: { "x-api-key": "k", "Content-Type": "text/plain" } };

test("a text is sent whole, and the answer comes with its status and headers", async () => {
  const url = await serve((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    request.on("end", () => {
      const { "x-api-key": key, "content-length": length } = request.headers;
      response.writeHead(429, { "retry-after": "7", "set-cookie": ["a=1", "b=2"] });
      response.end(JSON.stringify({ text, key, length, method: request.method }));
    });
  });
  const answer = await post(url, { ...SENT, body: "naïve 🚲" });
  expect([answer.status, answer.ok, answer.headers.get("retry-after")]).toEqual([429, false, "7"]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const told = { text: "naïve 🚲", key: "k", length: "11", method: "POST" };
  expect(await answer.json()).toEqual(told);
});

test("pieces that come together are one", async () => {
  const url = await serve((_, response) => {
    response.flushHeaders();
    setTimeout(() => {
      for (const piece of ["one ", "two ", "three"]) response.write(piece);
    }, 20);
  });
  const answer = await post(url, { ...SENT, body: "" });
  const first = await answer.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe("one two three");
});

test("pieces come as they are sent, and none is lost to a slow reader", async () => {
  const url = await serve((_, response) => {
    response.write("first");
    setTimeout(() => {
      for (let at = 0; at < 200; at += 1) response.write("x".repeat(1000));
      response.end("last");
    }, 50);
  });
  const answer = await post(url, { ...SENT, body: "" });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe("first");
  let rest = "";
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    rest += Buffer.from(next.value).toString();
    await new Promise(setImmediate);
  }
  expect([rest.length, rest.slice(-4)]).toEqual([200_004, "last"]);
});

test("an answer without a body is one", async () => {
  const url = await serve((_, response) => response.writeHead(204).end());
  const answer = await post(url, { ...SENT, body: "" });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

test("no redirect is followed", async () => {
  const url = await serve((_, response) => response.writeHead(307, { location: "/else" }).end());
  expect((await post(url, { ...SENT, body: "secret" })).status).toBe(307);
});

test("nobody there is a network error that has a name", async () => {
  const asked = post("http://127.0.0.1:9/v1", { ...SENT, body: "" });
  await expect(asked).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a body that is cut is a network error, after what came before", async () => {
  const url = await serve((_, response) => {
    response.write("half");
    setTimeout(() => response.destroy(), 20);
  });
  const answer = await post(url, { ...SENT, body: "" });
  await expect(answer.text()).rejects.toMatchObject({ code: "UND_ERR_SOCKET" });
});

test.each(["before the headers", "in the body"])("who gives up %s is obeyed", async (when) => {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const url = await serve((_, response) => {
    response.on("close", resolve);
    if (when === "in the body") response.write("half");
  });
  const controller = new AbortController();
  const asked = post(url, { ...SENT, body: "", signal: controller.signal });
  const reading = when === "in the body" ? (await asked).text() : asked;
  const reason = new Error("enough");
  setTimeout(() => controller.abort(reason), 20);
  await expect(reading).rejects.toBe(reason);
  await gone;
});

test("who stops reading ends the request", async () => {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const url = await serve((_, response) => {
    response.on("close", resolve);
    const timer = setInterval(() => response.write("more"), 1);
    response.on("close", () => clearInterval(timer));
  });
  await (await post(url, { ...SENT, body: "" })).body?.cancel();
  await expect(gone).resolves.toBeUndefined();
});

test("a server that changes the protocol has given no answer", async () => {
  const url = await serve((_, response) => {
    response.socket?.end(
      "HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n",
    );
  });
  await expect(post(url, { ...SENT, body: "" })).rejects.toMatchObject({
    code: "UND_ERR_SOCKET",
  });
});

test("a request that is ended is settled, whatever has come of it", async () => {
  const ending = new AbortController();
  const url = await serve((_, response) => {
    response.socket?.write("HTTP/1.1 103 Early Hints\r\n\r\n");
    setTimeout(() => ending.abort(new Error("gone")), 20);
  });
  const asked = post(url, { ...SENT, body: "", signal: ending.signal });
  await expect(asked).rejects.toThrow("gone");
});

test.each([600, 999])(
  "status %i, which fetch does not know, is an error and no end of the program",
  async (status) => {
    const url = await serve((_, response) => response.writeHead(status, "No.").end("no"));
    await expect(post(url, { ...SENT, body: "" })).rejects.toThrow(RangeError);
  },
);
