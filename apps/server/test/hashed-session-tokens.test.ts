import { eq, sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authSessions } from "../src/db/schema/auth-schema.ts";
import { hashToken } from "../src/identity/links/one-time-token.ts";
import { PRODUCTION_DATABASE } from "./build-database.ts";
import { addGuardedSupervisor } from "./build-supervisor.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { findInDatabase } from "./read-database.ts";
import { cookiesOf, sendCall } from "./send-call.ts";

const MIGRATION = resolve(import.meta.dirname, "../migrations/0008_session_token_hashes.sql");

/** The token in a session's cookie. */
function tokenOf(cookie: string): string {
  const value = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? "");
  return value.split(".")[0] ?? "";
}

describe.each(PRODUCTION_DATABASE)("tokens of sessions on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  async function listStored(userId: string): Promise<string[]> {
    const rows = await server.database.orm
      .select({ token: authSessions.token })
      .from(authSessions)
      .where(eq(authSessions.userId, userId));
    return rows.map(({ token }) => token);
  }

  test("are stored as hashes, after a log-in, a renewal and a second factor", async () => {
    const user = await server.addUser();
    const soon = sql`now() + interval '12 days'`;
    await server.database.orm.update(authSessions).set({ expiresAt: soon });
    const renewed = await user.call("session");
    expect(tokenOf(cookiesOf(renewed.headers))).toBe(tokenOf(user.cookie));
    const supervisor = await addGuardedSupervisor(server);
    for (const { id, cookie } of [user, supervisor]) {
      const token = tokenOf(cookie);
      expect(token.length).toBeGreaterThan(20);
      expect(await listStored(id)).toEqual([hashToken(token)]);
      expect(await findInDatabase(server.database, token)).toEqual([]);
    }
    await user.call("signOut");
    expect(await listStored(user.id)).toEqual([]);
  });

  test("that were stored as they are stay good across the migration", async () => {
    const user = await server.addUser();
    const token = tokenOf(user.cookie);
    const { orm } = server.database;
    await orm.update(authSessions).set({ token }).where(eq(authSessions.userId, user.id));
    expect((await user.call("session")).status).toBe(401);
    await orm.execute(sql.raw(readFileSync(MIGRATION, "utf8")));
    expect(await listStored(user.id)).toEqual([hashToken(token)]);
    const again = await sendCall(server.app, "session", {}, { cookie: user.cookie });
    expect(again.status).toBe(200);
  });
});
