import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";
import { authSessions, users } from "../../db/schema/auth-schema.ts";
import { messages } from "../../db/schema/schema.ts";

// What happens to a session somewhere else: this server has read it, and remembers it.
describe.each(PRODUCTION_DATABASE)("a chat by a session that this server knows, on %s", (kind) => {
  let server: TestServer;
  let user: TestUser;
  let session_id: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    user = await server.addUser();
    ({ session_id } = await startDialogue(user));
    await say("wrong 1");
  });

  const say = (message: string, more: object = {}) =>
    user.call("chat", { session_id, message, message_id: randomUUID(), ...more });
  const changeSession = (values: object) =>
    server.database.orm.update(authSessions).set(values).where(eq(authSessions.userId, user.id));
  const changeUser = (values: object) =>
    server.database.orm.update(users).set(values).where(eq(users.id, user.id));
  const listTexts = async () => {
    const rows = await server.database.orm
      .select({ text: messages.text })
      .from(messages)
      .where(eq(messages.dialogueId, session_id));
    return rows.map(({ text }) => text);
  };

  test("is refused and not stored once the session is gone", async () => {
    await server.database.orm.delete(authSessions).where(eq(authSessions.userId, user.id));
    for (let time = 0; time < 2; time += 1) {
      expect(await say("too late")).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
    }
    expect(await listTexts()).not.toContain("too late");
  });

  test("is refused and not stored once the session is over", async () => {
    await changeSession({ expiresAt: sql`now() - interval '1 second'` });
    expect((await say("too late")).status).toBe(401);
    expect(await listTexts()).not.toContain("too late");
  });

  test("is refused and not stored once the account is gone", async () => {
    await server.database.orm.delete(users).where(eq(users.id, user.id));
    expect((await say("too late")).status).toBe(401);
  });

  test.each([
    ["an empty message", { message: "" }],
    ["another's user_id", { user_id: randomUUID() }],
    ["a dialogue that is none", { session_id: "none" }],
  ])("hears of nothing but the session once it is gone: %s", async (_, more) => {
    expect((await say("anything", more)).status).not.toBe(401);
    await server.database.orm.delete(authSessions).where(eq(authSessions.userId, user.id));
    expect((await say("anything", more)).status).toBe(401);
  });

  test("goes on, and brings the new cookie, when the session is due to be renewed", async () => {
    await changeSession({ expiresAt: sql`now() + interval '12 days'` });
    const renewed = await say("wrong 2");
    expect(renewed.status).toBe(200);
    expect(String(renewed.headers["set-cookie"])).toContain("session_token");
    expect((await say("wrong 3")).headers["set-cookie"]).toBeUndefined();
    expect(await listTexts()).toEqual(expect.arrayContaining(["wrong 2", "wrong 3"]));
  });

  test("goes on when the account has changed in something that shuts nobody out", async () => {
    await changeUser({ userType: "supervisor" });
    expect((await say("wrong 2")).status).toBe(200);
    await changeUser({ firstName: "Grace" });
    expect((await say("wrong 3")).status).toBe(200);
  });

  test("is refused and not stored while access is taken back", async () => {
    await changeUser({ hasAccess: false });
    expect(await say("too late")).toMatchObject({ status: 402, body: { code: "access_needed" } });
    await changeUser({ hasAccess: true });
    expect((await say("wrong 2")).status).toBe(200);
    expect(await listTexts()).not.toContain("too late");
  });

  test("is another's dialogue to everybody else", async () => {
    const other = await server.addUser();
    await other.call("session");
    const tried = await other.call("chat", { session_id, message: "not mine" });
    expect(tried.status).toBe(403);
    expect(await listTexts()).not.toContain("not mine");
  });
});
