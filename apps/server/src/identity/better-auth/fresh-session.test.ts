import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildServerOn, type TestServer } from "../../../test/build-test-server.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { authSessions } from "../../db/schema/auth-schema.ts";
import type { Database } from "../../db/database.ts";
import { createFreshSessions } from "./fresh-session.ts";
import { createBetterAuthIdentity } from "./identity.ts";
import { createAuth, type BetterAuthOptions } from "./instance.ts";

const DAY = "interval '1 day'";

describe.each(PRODUCTION_DATABASE)("sessions that are only read, on %s", (kind) => {
  let database: Database;
  let server: TestServer;
  let options: BetterAuthOptions;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    options = {
      orm: database.orm,
      secrets: ["another secret of thirty-two characters"],
      publicUrl: "https://learn.example.org",
      newId: randomUUID,
      onError: (message, cause) => {
        throw new Error(message, { cause });
      },
    };
    server = await buildServerOn(database, { identity: createBetterAuthIdentity(options) });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const readFresh = (cookie: string) =>
    createFreshSessions(database.orm, createAuth(options), options.secrets).read(cookie);

  /** Somebody's session, which ends so many days from now. */
  async function logIn(days: number | null = null) {
    const user = await server.addUser({ password: TEST_PASSWORD, firstName: "Grace" });
    if (days !== null) {
      const expiresAt = sql`now() + ${days}::int * ${sql.raw(DAY)}`;
      await database.orm
        .update(authSessions)
        .set({ expiresAt })
        .where(eq(authSessions.userId, user.id));
    }
    return user;
  }

  test("are found by the cookie that Better Auth set", async () => {
    const { cookie, id, email } = await logIn();
    expect(await readFresh(`theme=dark; ${cookie}`)).toEqual({
      id,
      email,
      firstName: "Grace",
      lastName: "Lovelace",
      userType: "learner",
      hasAccess: true,
      hasSecondFactor: false,
      cameBySecondFactor: false,
      mustChangePassword: false,
      seesReportsOnly: false,
      awaitsConsent: false,
    });
  });

  test("are not found by a cookie that somebody else signed, or nobody", async () => {
    const { cookie } = await logIn();
    const [name = "", value = ""] = cookie.split("=");
    const [token = "", signature = ""] = decodeURIComponent(value).split(".");
    const forged = [
      `${name}=${encodeURIComponent(`${token}x.${signature}`)}`,
      `${name}=${encodeURIComponent(`${token}.${signature.slice(4)}aaaa`)}`,
      `${name}=${token}`,
      `${name}=${token}.`,
      `${name}=.${signature}`,
      `${name}=%E0%A4%A`,
      `other${cookie}`,
      "",
    ];
    for (const one of forged) {
      expect(await readFresh(one), one).toBeNull();
      const { status } = await server.app
        .inject({ url: "/api/session", headers: { cookie: one } })
        .then(({ statusCode }) => ({ status: statusCode }));
      expect(status, one).toBe(401);
    }
  });

  test("are Better Auth's once they are over, and once they are due to be renewed", async () => {
    const over = await logIn(-1);
    expect(await readFresh(over.cookie)).toBeNull();
    expect((await over.call("session")).status).toBe(401);
    const due = await logIn(12);
    expect(await readFresh(due.cookie)).toBeNull();
    const renewed = await due.call("session");
    expect(renewed.status).toBe(200);
    expect(String(renewed.headers["set-cookie"])).toContain("session_token");
    expect(await readFresh(due.cookie)).not.toBeNull();
    expect((await due.call("session")).headers["set-cookie"]).toBeUndefined();
  });

  test("are gone at once when they are revoked", async () => {
    const user = await logIn();
    await user.call("signOut");
    expect(await readFresh(user.cookie)).toBeNull();
    expect((await user.call("session")).status).toBe(401);
  });
});
