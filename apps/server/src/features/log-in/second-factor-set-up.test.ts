import type { CallName } from "@elenchus/contract/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { readMailTo } from "../../../test/build-registration.ts";
import {
  addGuardedSupervisor,
  addSupervisor,
  codeOf,
  openChallenge,
  prepareSecondFactor,
  typeCode,
  typePassword,
  wrongCodeOf,
} from "../../../test/build-supervisor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { findInDatabase } from "../../../test/read-database.ts";

describe.each(PRODUCTION_DATABASE)("setting up a second factor on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const send = (name: CallName, payload: object, cookie: string) =>
    sendCall(server.app, name, payload, { cookie });
  const isLoggedIn = async (cookie: string) => (await send("session", {}, cookie)).status === 200;
  const subjects = async (email: string) =>
    (await readMailTo(server, email)).map(({ subject }) => subject);

  test("is for supervisors", async () => {
    const { cookie } = await server.addUser();
    for (const [name, payload] of [
      ["beginSecondFactor", { password: TEST_PASSWORD }],
      ["confirmSecondFactor", { code: "123456" }],
      ["endSecondFactor", { password: TEST_PASSWORD }],
    ] as const) {
      const { status, body } = await send(name, payload, cookie);
      expect({ status, code: body.code }).toEqual({ status: 403, code: "not_for_learners" });
    }
  });

  test("needs the password", async () => {
    const { cookie } = await addSupervisor(server);
    const { status, body } = await send("beginSecondFactor", { password: "not it" }, cookie);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "wrong_password" });
  });

  test("gives what an app takes, and recovery codes; nothing of it is stored in plain", async () => {
    const supervisor = await addSupervisor(server);
    const { uri, secret, recoveryCodes } = await prepareSecondFactor(server, supervisor);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect({ protocol, host }).toEqual({ protocol: "otpauth:", host: "totp" });
    expect(decodeURIComponent(pathname)).toBe(`/Elenchus:${supervisor.email}`);
    expect(searchParams.get("issuer")).toBe("Elenchus");
    expect(searchParams.get("secret")).toBe(secret);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const text of [secret, ...recoveryCodes]) {
      expect(await findInDatabase(server.database, text)).toEqual([]);
    }
  });

  test("counts only once a code was right: a lost phone locks nobody out", async () => {
    const supervisor = await addSupervisor(server);
    const { secret } = await prepareSecondFactor(server, supervisor);
    const { cookie, email } = supervisor;
    const wrong = await send("confirmSecondFactor", { code: wrongCodeOf(secret) }, cookie);
    expect(wrong).toMatchObject({ status: 400, body: { code: "wrong_code" } });
    expect((await typePassword(server, email)).body.user_id).toBe(supervisor.id);
    const right = await send("confirmSecondFactor", { code: codeOf(secret) }, cookie);
    expect(right).toMatchObject({ status: 200, body: { user_id: supervisor.id } });
    expect((await typePassword(server, email)).body).toEqual({ second_factor_needed: true });
    expect(await subjects(email)).toEqual(["Your second factor was turned on"]);
  });

  test("is not confirmed by a recovery code", async () => {
    const supervisor = await addSupervisor(server);
    const { recoveryCodes } = await prepareSecondFactor(server, supervisor);
    const code = recoveryCodes[0] ?? "";
    expect((await send("confirmSecondFactor", { code }, supervisor.cookie)).status).toBe(400);
    expect((await typePassword(server, supervisor.email)).status).toBe(200);
  });

  test("is not confirmed by the call of the log-in, which tells the owner nothing", async () => {
    const supervisor = await addSupervisor(server);
    const { secret } = await prepareSecondFactor(server, supervisor);
    expect((await typeCode(server, supervisor.cookie, codeOf(secret))).status).toBe(401);
    expect((await typePassword(server, supervisor.email)).body.user_id).toBe(supervisor.id);
  });

  test("ends the sessions that the password alone had opened", async () => {
    const supervisor = await addSupervisor(server);
    const other = cookiesOf((await typePassword(server, supervisor.email)).headers);
    const { secret } = await prepareSecondFactor(server, supervisor);
    const { cookie } = supervisor;
    const { headers } = await send("confirmSecondFactor", { code: codeOf(secret) }, cookie);
    expect(await isLoggedIn(cookiesOf(headers))).toBe(true);
    expect(await isLoggedIn(cookie)).toBe(false);
    expect(await isLoggedIn(other)).toBe(false);
  });

  test("is refused where one is on", async () => {
    const { cookie, secret, email } = await addGuardedSupervisor(server);
    const again = await send("beginSecondFactor", { password: TEST_PASSWORD }, cookie);
    expect(again).toMatchObject({ status: 409, body: { code: "second_factor_on" } });
    const challenge = await openChallenge(server, email);
    expect((await typeCode(server, challenge, codeOf(secret))).status).toBe(200);
  });

  test("turning it off needs the password, is told, and leaves no code good", async () => {
    const { email, cookie, recoveryCodes } = await addGuardedSupervisor(server);
    const challenge = await openChallenge(server, email);
    const wrong = await send("endSecondFactor", { password: "not it" }, cookie);
    expect(wrong).toMatchObject({ status: 400, body: { code: "wrong_password" } });
    expect((await typePassword(server, email)).body).toEqual({ second_factor_needed: true });
    const off = await send("endSecondFactor", { password: TEST_PASSWORD }, cookie);
    expect(off).toMatchObject({ status: 200, body: { success: true } });
    expect(await isLoggedIn(cookiesOf(off.headers))).toBe(true);
    expect((await typePassword(server, email)).body.user_type).toBe("supervisor");
    expect((await typeCode(server, challenge, recoveryCodes[0] ?? "")).status).toBe(401);
    expect(await subjects(email)).toEqual([
      "Your second factor was turned on",
      "Your second factor was turned off",
    ]);
  });

  test("turning it off tells nobody anything where none was on", async () => {
    const { email, cookie } = await addSupervisor(server);
    expect((await send("endSecondFactor", { password: TEST_PASSWORD }, cookie)).status).toBe(200);
    expect(await subjects(email)).toEqual([]);
  });
});
