import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  countSessions,
  insertPayer,
  payUnheard,
  returnFrom,
  visitCheckout,
} from "../../test/build-payer.ts";
import { askForReset, logIn, readMailTo } from "../../test/build-registration.ts";
import {
  codeOf,
  openChallenge,
  prepareSecondFactor,
  typeCode,
} from "../../test/build-supervisor.ts";
import { buildServerOn, buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { sendCall } from "../../test/send-call.ts";
import { TEST_PASSWORD } from "../../test/test-user.ts";
import { hideDemoAccounts } from "../store/demo/hide-demo-accounts.ts";
import { refuseDemoUsers } from "./refuse-demo-users.ts";

/** `isIn` tells the demo's people from others, who come in by the same ways. */
const PEOPLE = [
  { domain: "demo.test", isIn: false },
  { domain: "demo.test.example.org", isIn: true },
];

describe("production on a demo's database", () => {
  let demo: TestServer;
  let production: TestServer;
  beforeAll(async () => {
    demo = await buildTestServer("pglite");
    production = await buildServerOn(demo.database, {
      identity: refuseDemoUsers(demo.identity),
      stores: { ...demo.stores, ...hideDemoAccounts(demo.stores) },
    });
  });
  afterAll(async () => {
    await production.close();
    await demo.close();
  });

  const newEmail = (domain: string) => `${randomUUID()}@${domain}`;

  test.each(PEOPLE)("a password of $domain: $isIn", async ({ domain, isIn }) => {
    const { email } = await demo.addUser({ email: newEmail(domain) });
    for (const typed of [email, email.toUpperCase()]) {
      const { status, headers, body } = await logIn(production, typed, TEST_PASSWORD);
      expect(status).toBe(isIn ? 200 : 401);
      if (isIn) continue;
      expect(headers["set-cookie"]).toBeUndefined();
      expect(body.code).toBe("invalid_credentials");
    }
  });

  test.each(PEOPLE)("a session of $domain from the demo: $isIn", async ({ domain, isIn }) => {
    const { cookie } = await demo.addUser({ email: newEmail(domain) });
    for (const name of ["session", "progress"] as const) {
      const { status } = await sendCall(production.app, name, {}, { cookie });
      expect(status).toBe(isIn ? 200 : 401);
    }
  });

  test.each(PEOPLE)("a code of $domain, asked for by the demo: $isIn", async ({ domain, isIn }) => {
    const user = await demo.addUser({ email: newEmail(domain), userType: "supervisor" });
    const { secret } = await prepareSecondFactor(demo, user);
    await user.call("confirmSecondFactor", { code: codeOf(secret) });
    const challenge = await openChallenge(demo, user.email);
    const before = await countSessions(demo, user.id);
    const { status, headers } = await typeCode(production, challenge, codeOf(secret));
    expect(status).toBe(isIn ? 200 : 401);
    if (isIn) return;
    expect(headers["set-cookie"]).toBeUndefined();
    await expect(countSessions(demo, user.id)).resolves.toBe(before);
  });

  test.each(PEOPLE)("a reset link of $domain: $isIn", async ({ domain, isIn }) => {
    const { email } = await demo.addUser({ email: newEmail(domain) });
    const token = await askForReset(demo, email);
    const payload = { token, new_password: "a password that is new" };
    const { status } = await sendCall(production.app, "resetPassword", payload, {});
    expect(status).toBe(isIn ? 200 : 400);
    if (isIn) return;
    expect((await logIn(demo, email, TEST_PASSWORD)).status).toBe(200);
    const before = await readMailTo(demo, email);
    expect((await sendCall(production.app, "sendResetEmail", { email }, {})).status).toBe(200);
    expect(await readMailTo(demo, email)).toHaveLength(before.length);
  });

  test.each(PEOPLE)("a paid checkout of $domain: $isIn", async ({ domain, isIn }) => {
    const payer = await insertPayer(demo.database.orm, newEmail(domain).toLowerCase());
    const visit = await visitCheckout(demo, payer);
    await payUnheard(demo, visit.sessionId);
    const before = await countSessions(demo, payer.id);
    const { status, headers } = await returnFrom(production, visit);
    expect(status).toBe(isIn ? 200 : 403);
    expect(isIn || (await countSessions(demo, payer.id)) === before).toBe(true);
    expect(headers["set-cookie"] === undefined).toBe(!isIn);
  });
});
