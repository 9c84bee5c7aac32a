import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../src/db/schema/auth-schema.ts";
import { PRODUCTION_DATABASE } from "./build-database.ts";
import { CLOSED_NAMES, PAYLOADS } from "./build-payloads.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { sendCall } from "./send-call.ts";

/** What everybody may do with their own account who knows its password, whatever else is missing. */
const OPEN_NAMES = new Set<string>([
  "account",
  "agreeToTerms",
  "changeEmail",
  "changeName",
  "changePassword",
  "deleteAccount",
  "exportMyData",
  "openCheckout",
  "signOutEverywhere",
  "withdraw",
  // These say by themselves that they are not for learners.
  "beginSecondFactor",
  "confirmSecondFactor",
  "endSecondFactor",
]);

/** What is missing, and what is answered to all that it keeps closed. */
const MISSING: readonly [
  what: string,
  changes: Partial<typeof users.$inferInsert>,
  refusal: { status: number; code: string },
][] = [
  ["a payment", { hasAccess: false }, { status: 402, code: "access_needed" }],
  ["terms and age", { awaitsConsent: true }, { status: 403, code: "consent_needed" }],
  ["both", { hasAccess: false, awaitsConsent: true }, { status: 403, code: "consent_needed" }],
  [
    "a password of one's own",
    { mustChangePassword: true, awaitsConsent: true },
    { status: 403, code: "password_change_needed" },
  ],
  ["years", { awaitsConsent: true, bornIn: "2100-01" }, { status: 403, code: "consent_needed" }],
];

describe.each(PRODUCTION_DATABASE)("a session that lacks something on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  test.each(MISSING)("%s: opens the account, and nothing else", async (_what, changes, refusal) => {
    const user = await server.addUser();
    await server.database.orm.update(users).set(changes).where(eq(users.id, user.id));
    const refused = [];
    for (const name of CLOSED_NAMES) {
      if (OPEN_NAMES.has(name)) continue;
      const { status, body } = await user.call(name, PAYLOADS[name]);
      refused.push({ name, status, code: body.code });
    }
    expect(refused).toEqual(refused.map(({ name }) => ({ name, ...refusal })));
    // Also where the server remembers the session: a turn looks at it only on its way.
    expect((await user.call("chat", PAYLOADS.chat)).body.code).toBe(refusal.code);
    const page = await server.app.inject({ url: "/", headers: { cookie: user.cookie } });
    expect(page.body).not.toContain(user.id);
    expect((await user.call("account")).status).toBe(200);
    expect((await user.call("exportMyData")).status).toBe(200);
  });

  test("its owner can delete the account", async () => {
    const user = await server.addUser();
    const changes = { hasAccess: false, awaitsConsent: true, bornIn: "2100-01" };
    await server.database.orm.update(users).set(changes).where(eq(users.id, user.id));
    const deleted = await user.call("deleteAccount", { password: "a long password" });
    expect(deleted.status).toBe(200);
    expect((await sendCall(server.app, "account", {}, { cookie: user.cookie })).status).toBe(401);
  });
});
