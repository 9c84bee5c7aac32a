import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOST_NAME, startFront, type Front } from "./start-front.ts";
import { openTlsBrowser, type TlsBrowser } from "./tls-browser.ts";

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const server = createServer((request, response) => answer(request, response));
let front: Front;
let browser: TlsBrowser;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  front = await startFront((server.address() as AddressInfo).port);
  browser = await openTlsBrowser(front);
});
afterAll(async () => {
  browser?.close();
  await front?.nginx.stop();
  server.close();
});

test("each piece of a reply is there before the next one is written", async () => {
  const heard = ["first", "second", "third"].map((text) => ({
    text,
    ...Promise.withResolvers<void>(),
  }));
  const writePieces = async (response: ServerResponse): Promise<void> => {
    // Says nothing of buffering itself, as Elenchus does.
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const { text, promise } of heard) {
      response.write(text);
      await Promise.race([promise, sleep(10_000)]);
    }
    response.end();
  };
  answer = (_request, response) => void writePieces(response);
  const pieces: string[] = [];
  const onPiece = (piece: string): void => {
    pieces.push(piece);
    heard.find(({ text }) => text === piece)?.resolve();
  };
  await browser.ask("/api/chat", { body: "{}", onPiece });
  expect(pieces).toEqual(["first", "second", "third"]);
});

test("the server hears the browser's true address, the name and that it is TLS, whatever a browser claims", async () => {
  answer = (request, response) => response.end(JSON.stringify(request.headers));
  const { text } = await browser.ask("/", { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(JSON.parse(text)).toMatchObject({
    host: HOST_NAME,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
  });
});

test("a body of three megabytes is refused before it reaches the server", async () => {
  answer = (_request, response) => response.end("reached");
  const { status } = await browser.ask("/api/chat", { body: "x".repeat(3_000_000) });
  expect(status).toBe(413);
});

test("without TLS everybody is sent to the same page with it", async () => {
  const address = `http://127.0.0.1:${front.httpPort}/about?a=b`;
  const { status, headers } = await fetch(address, { redirect: "manual" });
  expect(status).toBe(301);
  expect(headers.get("location")).toBe("https://127.0.0.1/about?a=b");
});
