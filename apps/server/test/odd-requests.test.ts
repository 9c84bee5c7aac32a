import { ErrorReply } from "@elenchus/contract/error";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ODD_ADDRESSES, ODD_BYTES, ODD_CONDITIONS } from "./build-fuzz.ts";
import { addPages } from "./build-web-folder.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { sendBytes } from "./send-bytes.ts";

const FILES = ["/", "/?x=1", "/any/page", "/index.html", "/assets/app-abc.js"];

let folder: string;
let server: TestServer;
let address: string;
let log = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-odd-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Elenchus</title>");
  addPages(folder);
  writeFileSync(join(folder, "assets/app-abc.js"), "console.log(1)");
  writeFileSync(join(folder, "assets/app-abc.js.br"), brotliCompressSync("console.log(1)"));
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  server = await buildTestServer("pglite", { webFolder: folder, logLevel: "warn", logStream });
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = "") =>
  sendBytes(address, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);

/** Status of a refusal that has the right shape, redirects nobody and is no fault in the log. */
function refusalOf({ status, head, body }: Awaited<ReturnType<typeof sendBytes>>): number {
  const { error, request_id: id } = z.parse(ErrorReply, JSON.parse(body));
  expect(error).toMatch(/^[A-Z].*\.$/);
  expect(error).not.toMatch(/our side/);
  expect(head).toContain(`x-request-id: ${id}`);
  expect(head).not.toMatch(/^location:/im);
  expect(log).toBe("");
  return status;
}

describe("an address with nothing behind it is refused", () => {
  const named = ODD_ADDRESSES.map((path) => [path.slice(0, 50), path.length, path] as const);
  test.each(named)("%j (%i)", async (_name, _length, path) => {
    const status = refusalOf(await get(path));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe.each(FILES)("a condition that %s does not meet", (path) => {
  test.each(ODD_CONDITIONS)("%j is %i", async (header, status) => {
    for (const accepted of ["", "Accept-Encoding: br\r\n"]) {
      const answer = await get(path, `${header}\r\n${accepted}`);
      expect(refusalOf(answer)).toBe(status);
      expect(/^content-range: bytes \*\/\d+/im.test(answer.head)).toBe(status === 416);
    }
  });
});

describe("what is hardly a request is refused", () => {
  test.each(ODD_BYTES)("%s", async (_what, bytes, status) => {
    expect(refusalOf(await sendBytes(address, bytes))).toBe(status);
  });
});
