import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { startDialogue, type TestUser } from "./test-user.ts";
import { addPages, UNDRAWABLE } from "./build-web-folder.ts";

const HEAD = "<!doctype html><title>Elenchus</title>";

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-web-"));
  writeFileSync(join(folder, "index.html"), HEAD);
  addPages(folder);
  server = await buildTestServer("pglite", { webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = ({ cookie }: Pick<TestUser, "cookie">, url = "/", headers = {}) =>
  server.app.inject({ url, headers: { cookie, ...headers } });

/** The page as it is for everybody: it asks by itself. */
const PLAIN = { status: 200, body: HEAD, kept: "no-cache, no-transform" };

async function look(user: Pick<TestUser, "cookie">, url = "/") {
  const { statusCode, body, headers } = await open(user, url);
  return { status: statusCode, body, kept: headers["cache-control"] };
}

describe("the page of a learner with a dialogue to go on with", () => {
  test("begins with what the API would say, nothing more, and is not kept", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await user.call("chat", { session_id, message: "The library, I think." });
    const { body, headers } = await open(user);
    const session = await user.call("session", {});
    const dialogue = await user.call("resumeDialogue", { session_id });
    const start = JSON.parse(body.slice(HEAD.length));
    expect(start).toEqual({
      kind: "resumed",
      session: session.body,
      dialogue: { ...dialogue.body, elapsed_seconds: expect.any(Number) },
    });
    expect(start.dialogue.history).toHaveLength(3);
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
  ])("comes compressed to who takes %s", async (accepted, encoding, unpack) => {
    const user = await server.addUser();
    await startDialogue(user);
    const { rawPayload, headers } = await open(user, "/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["vary"]).toBe("accept-encoding");
    expect(unpack(rawPayload).toString()).toContain(`"user_id":"${user.id}"`);
  });

  test("is each learner's own", async () => {
    const [ada, bob] = [await server.addUser(), await server.addUser()];
    const mine = await startDialogue(ada);
    expect(await look(bob)).toEqual(PLAIN);
    const others = await startDialogue(bob, "trams");
    expect((await open(ada)).body).toContain(mine.session_id);
    expect((await open(ada)).body).not.toContain(others.session_id);
  });

  test("is that of the bare address alone", async () => {
    const user = await server.addUser();
    await startDialogue(user);
    expect(await look(user, "/?payment=success")).toEqual(PLAIN);
    expect(await look(user, "/any/page")).toEqual(PLAIN);
  });

  test("is no more once it was left, or the session has ended", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await user.call("abandonDialogue", { session_id });
    expect(await look(user)).toEqual(PLAIN);
    await startDialogue(user, "trams");
    expect((await open(user)).body).not.toBe(HEAD);
    await user.call("signOut", {});
    expect(await look(user)).toEqual(PLAIN);
  });
});

describe("the page goes without a beginning", () => {
  test("where the session's cookie is nobody's", async () => {
    expect(await look({ cookie: "elenchus.session_token=a.b" })).toEqual(PLAIN);
  });

  test("for a supervisor, whose session carries students' records", async () => {
    const supervisor = await server.addUser({ userType: "supervisor" });
    await startDialogue(supervisor);
    expect(await look(supervisor)).toEqual(PLAIN);
  });

  test("where it cannot be drawn", async () => {
    const user = await server.addUser();
    await startDialogue(user, UNDRAWABLE);
    expect(await look(user)).toEqual(PLAIN);
  });

  test("where it cannot be found out, and says so in the log alone", async () => {
    const user = await server.addUser();
    await startDialogue(user);
    const broken = vi.spyOn(server.stores.dialogues, "find").mockRejectedValueOnce(new Error("no"));
    expect(await look(user)).toEqual(PLAIN);
    expect(broken).toHaveBeenCalledOnce();
    expect((await open(user)).body).toContain(user.id);
  });
});
