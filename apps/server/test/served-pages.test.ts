import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls, type CallName } from "@elenchus/contract/calls";
import { addPages } from "./build-web-folder.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Elenchus</title>");
  addPages(folder);
  writeFileSync(join(folder, "assets/app-abc.js"), "console.log(1)");
  writeFileSync(join(folder, "assets/app-abc.js.br"), brotliCompressSync("console.log(1)"));
  server = await buildTestServer("pglite", {
    webFolder: folder,
    ownOrigin: "https://learn.example.org",
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe("the web app", () => {
  test("comes with the log-in in it where nobody can be logged in, and is not kept", async () => {
    const answer = await server.app.inject("/");
    expect(answer.body).toBe("<!doctype html><title>Elenchus</title>Log in");
    expect(answer.headers["cache-control"]).toBe("no-store, no-transform");
    const cookie = "__Secure-elenchus.session_token=a.b";
    const known = await server.app.inject({ url: "/", headers: { cookie } });
    expect(known.body).toBe("<!doctype html><title>Elenchus</title>");
    expect(known.headers["cache-control"]).toBe("no-cache, no-transform");
  });

  test.each(["/?reset_token=abc", "/any/page", "/any?x=1.2"])("is served at %s", async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["cache-control"]).toBe("no-cache, no-transform");
    expect(answer.body).toContain("<title>Elenchus</title>");
  });

  test("sends what was compressed beforehand, to be kept for a year", async () => {
    const headers = { "accept-encoding": "br" };
    const answer = await server.app.inject({ url: "/assets/app-abc.js", headers });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each(["/assets/gone.js", "/favicon.ico", "/../../package.json", "/..%2f..%2fpackage.json"])(
    "has nothing at %s",
    async (url) => {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    },
  );

  test.each([
    "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
    "/.well-known/security.txt",
    "/.well-known/passkey-endpoints",
    "/.well-known/",
    "/.well-known/openid-configuration?x=1",
    "/.well-known/change-password/more",
  ])("is not what programs get that ask for %s", async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not_found");
  });

  test("is where password managers lead to change a password", async () => {
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await server.app.inject({ method, url: "/.well-known/change-password" });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe("/?change_password=1");
    }
    const page = await server.app.inject("/?change_password=1");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<title>Elenchus</title>");
  });

  test("is not what a POST to nowhere gets", async () => {
    const answer = await server.app.inject({ method: "POST", url: "/any/page" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not_found");
  });
});

describe("headers", () => {
  test("forbid inline scripts but the one that is known, foreign sources, frames and untrusted markup", async () => {
    const { headers } = await server.app.inject("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-script';");
    expect(policy).toContain("style-src 'self' 'sha256-style';");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toMatch(/max-age=/);
  });

  test("hold a page of the public address for one's own, and the host for nothing", async () => {
    const send = (origin: string, host: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/sign_out",
        payload: {},
        headers: { origin, host },
      });
    expect((await send("https://learn.example.org", "10.0.0.1:3000")).statusCode).toBe(200);
    expect((await send("https://evil.example", "evil.example")).statusCode).toBe(403);
  });
});

describe("/api/openapi.json", () => {
  test("describes every call that is served", async () => {
    const answer = await server.app.inject("/api/openapi.json");
    expect(answer.statusCode).toBe(200);
    const api = answer.json();
    expect(api.openapi).toBe("3.1.0");
    const served = Object.keys(calls) as CallName[];
    for (const name of served) {
      const { path, method } = calls[name];
      // OpenAPI has its own way of naming what stands in an address.
      const named = path.replaceAll(/:(\w+)/gu, "{$1}");
      const operation = api.paths[named]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation.responses["200"].content["application/json"].schema).toBeTypeOf("object");
    }
    const chat = api.paths["/api/chat"].post.requestBody.content["application/json"].schema;
    expect(chat.properties.message).toMatchObject({ type: "string", maxLength: 4000 });
    expect(Object.keys(api.paths["/api/chat"].post.responses)).toEqual(["200", "4XX", "5XX"]);
  });
});
