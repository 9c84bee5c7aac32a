import type { CallName } from "@elenchus/contract/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPendingPayment } from "../src/payment/pending-payment.ts";
import { createKnownDevices } from "../src/identity/known-devices.ts";
import { createBetterAuthIdentity } from "../src/identity/better-auth/identity.ts";
import { buildDatabase } from "./build-database.ts";
import { addPayer } from "./build-payer.ts";
import {
  addGuardedSupervisor,
  addSupervisor,
  codeOf,
  openChallenge,
  prepareSecondFactor,
  typePassword,
} from "./build-supervisor.ts";
import { buildServerOn, type TestServer } from "./build-test-server.ts";
import { cookiesOf, sendCall, type Answer } from "./send-call.ts";
import { TEST_PASSWORD } from "./test-user.ts";

const SECRET = "a secret of thirty-two characters or more";

/** An app as it is behind an address: over HTTPS, cookies are for HTTPS alone. */
async function buildServerAt(publicUrl: string): Promise<TestServer> {
  const database = await buildDatabase("pglite");
  const identity = createBetterAuthIdentity({
    orm: database.orm,
    secrets: [SECRET],
    publicUrl,
    newId: randomUUID,
    onError: (message, cause) => {
      throw new Error(message, { cause });
    },
  });
  const isHttps = publicUrl.startsWith("https:");
  const pendingPayment = createPendingPayment([SECRET], isHttps);
  const knownDevices = createKnownDevices([SECRET], isHttps, () => new Date());
  const server = await buildServerOn(database, { identity, pendingPayment, knownDevices });
  return {
    ...server,
    identity,
    async close() {
      await server.close();
      await database.close();
    },
  };
}

/** The lines that set something or clear it, by the cookie's name. */
function linesOf({ headers }: Answer): Map<string, string> {
  const set = headers["set-cookie"];
  const lines = (Array.isArray(set) ? set : [set]).filter((line) => line !== undefined).map(String);
  return new Map(lines.map((line) => [line.split("=")[0] ?? "", line]));
}

describe.each([
  ["http://localhost:3000", ""],
  ["https://learn.example.org", "__Secure-"],
])("cookies at %s", (publicUrl, prefix) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildServerAt(publicUrl);
  });
  afterAll(() => server.close());

  const send = (name: CallName, payload: object, cookie: string) =>
    sendCall(server.app, name, payload, { cookie });

  const isSafe = (line: string) =>
    line.startsWith(`${prefix}elenchus.`) &&
    [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i].every((attribute) => attribute.test(line)) &&
    /; Secure/i.test(line) === (prefix !== "") &&
    !/; Domain=/i.test(line);

  /** What an answer sets or clears, and those of them that scripts, other sites or listeners get. */
  const look = (answer: Answer) => {
    const lines = [...linesOf(answer)];
    return {
      status: answer.status,
      names: lines.map(([name]) => name.replace(`${prefix}elenchus.`, "")),
      unsafe: lines.filter(([, line]) => !isSafe(line)),
    };
  };
  const withSafe = (...names: string[]) => ({
    status: 200,
    names: expect.arrayContaining(names),
    unsafe: [],
  });

  test("of a session, set and cleared", async () => {
    const { email } = await server.addUser();
    const signedIn = await typePassword(server, email);
    expect(look(signedIn)).toEqual(withSafe("session_token", "known_devices"));
    const cookie = cookiesOf(signedIn.headers);
    expect((await send("session", {}, cookie)).status).toBe(200);
    const signedOut = await send("signOut", {}, cookie);
    expect(look(signedOut)).toEqual(withSafe("session_token"));
    expect([...linesOf(signedOut).keys()]).not.toContain(`${prefix}elenchus.known_devices`);
    expect(linesOf(signedOut).get(`${prefix}elenchus.session_token`)).toMatch(/Max-Age=0/i);
  });

  test("of a payment under way, for the one call that needs it, and of the session that it opens", async () => {
    const { email } = await addPayer(server);
    const sent = await typePassword(server, email);
    // The session opens nothing but the account.
    expect(look(sent)).toEqual(withSafe("session_token", "known_devices", "pending_payment"));
    const pending = linesOf(sent).get(`${prefix}elenchus.pending_payment`);
    expect(pending).toMatch(/; Path=\/api\/payment_success/);
    const { sessionId } = sent.body;
    await server.desk.provider.pay(sessionId);
    const payload = { user_email: email, stripe_sessionId: sessionId };
    const back = await send("paymentSuccess", payload, cookiesOf(sent.headers));
    expect(look(back)).toEqual(withSafe("session_token", "pending_payment", "known_devices"));
    expect(linesOf(back).get(`${prefix}elenchus.pending_payment`)).toMatch(/Max-Age=0/i);
  });

  test("of a log-in that waits for a code, which is no session", async () => {
    const { email, secret } = await addGuardedSupervisor(server);
    const asked = await typePassword(server, email);
    expect(look(asked)).toEqual(withSafe("two_factor"));
    expect((await send("session", {}, cookiesOf(asked.headers))).status).toBe(401);
    const challenge = await openChallenge(server, email);
    const signedIn = await send("verifySecondFactor", { code: codeOf(secret) }, challenge);
    expect(look(signedIn)).toEqual(withSafe("session_token", "two_factor", "known_devices"));
  });

  test("of a second factor that is set up and turned off", async () => {
    const supervisor = await addSupervisor(server);
    const { secret } = await prepareSecondFactor(server, supervisor);
    const code = codeOf(secret);
    const on = await send("confirmSecondFactor", { code }, supervisor.cookie);
    expect(look(on)).toEqual(withSafe("session_token"));
    const password = { password: TEST_PASSWORD };
    const off = await send("endSecondFactor", password, cookiesOf(on.headers));
    expect(look(off)).toEqual(withSafe("session_token"));
  });

  test("cleared with the account", async () => {
    const user = await server.addUser();
    const deleted = await user.call("deleteAccount", { password: TEST_PASSWORD });
    expect(look(deleted)).toEqual(withSafe("session_token", "pending_payment"));
    for (const name of ["session_token", "pending_payment"]) {
      expect(linesOf(deleted).get(`${prefix}elenchus.${name}`)).toMatch(/=;.*Max-Age=0/i);
    }
  });
});
