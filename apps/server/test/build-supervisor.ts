import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { type TestServer } from "./build-test-server.ts";
import { cookiesOf, sendCall, type Answer } from "./send-call.ts";
import { TEST_PASSWORD } from "./test-user.ts";

/** A supervisor in one browser. */
export interface TestSupervisor {
  readonly id: string;
  readonly email: string;
  /** The session's cookie, as it is by now. */
  cookie: string;
}

/** A supervisor with a second factor. */
export interface GuardedSupervisor extends TestSupervisor {
  /** As the authenticator app is given it. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that an authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret }).generate();
}

/** The code that it shows next, which is good already: clocks differ. */
export function nextCodeOf(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
}

/** A code that the app shows neither now nor soon, nor showed a while ago. */
export function wrongCodeOf(secret: string): string {
  const now = Date.now();
  const steps = [-3, -2, -1, 0, 1, 2, 3];
  const near = new Set(
    steps.map((step) => new TOTP({ secret }).generate({ timestamp: now + step * 30_000 })),
  );
  const candidates = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6));
  return candidates.find((code) => !near.has(code)) ?? "";
}

/** Logs in with the password; whatever comes of it. */
export function typePassword(server: TestServer, email: string): Promise<Answer> {
  const payload = { user_name: email, user_password: TEST_PASSWORD };
  return sendCall(server.app, "initChat", payload, {});
}

/** Types a code into the browser that has these cookies. */
export function typeCode(server: TestServer, cookie: string, code: string): Promise<Answer> {
  return sendCall(server.app, "verifySecondFactor", { code }, { cookie });
}

/** A supervisor who has typed the password, where that is enough to be logged in. */
export async function addSupervisor(server: TestServer): Promise<TestSupervisor> {
  const email = `${randomUUID()}@example.org`;
  const id = await server.identity.ensureAccount({
    email,
    password: TEST_PASSWORD,
    firstName: "Simone",
    lastName: "Weil",
    userType: "supervisor",
    hasAccess: true,
    awaitsConsent: false,
    seesAllStudents: true,
  });
  const { headers } = await typePassword(server, email);
  return { id, email, cookie: cookiesOf(headers) };
}

/** Prepares a second factor: its secret and recovery codes. */
export async function prepareSecondFactor(server: TestServer, supervisor: TestSupervisor) {
  const { cookie } = supervisor;
  const begun = await sendCall(
    server.app,
    "beginSecondFactor",
    { password: TEST_PASSWORD },
    { cookie },
  );
  if (begun.status !== 200) throw new Error(`no second factor: ${begun.text}`);
  const { totp_uri, secret, recovery_codes } = begun.body;
  return {
    uri: totp_uri as string,
    secret: secret as string,
    recoveryCodes: recovery_codes as string[],
  };
}

/** A supervisor who is logged in and has set up a second factor. */
export async function addGuardedSupervisor(server: TestServer): Promise<GuardedSupervisor> {
  const supervisor = await addSupervisor(server);
  const prepared = await prepareSecondFactor(server, supervisor);
  const { cookie } = supervisor;
  const code = codeOf(prepared.secret);
  const confirmed = await sendCall(server.app, "confirmSecondFactor", { code }, { cookie });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.text}`);
  return { ...supervisor, ...prepared, cookie: cookiesOf(confirmed.headers) };
}

/** Types the password of somebody with a second factor; answers the challenge's cookie. */
export async function openChallenge(server: TestServer, email: string): Promise<string> {
  const answer = await typePassword(server, email);
  if (!answer.body.second_factor_needed) throw new Error(`no challenge: ${answer.text}`);
  return cookiesOf(answer.headers);
}
