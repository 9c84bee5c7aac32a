import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildLimitedServer } from "../../../test/build-limited-server.ts";
import { countSessions } from "../../../test/build-payer.ts";
import { askForReset } from "../../../test/build-registration.ts";
import {
  addGuardedSupervisor,
  codeOf,
  nextCodeOf,
  openChallenge,
  typeCode,
  wrongCodeOf,
} from "../../../test/build-supervisor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";

describe.each(PRODUCTION_DATABASE)("a log-in with a second factor on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const isLoggedIn = async (cookie: string) =>
    (await sendCall(server.app, "session", {}, { cookie })).status === 200;

  test("takes the password and then a code of the app", async () => {
    const { id, email, secret } = await addGuardedSupervisor(server);
    const challenge = await openChallenge(server, email);
    expect(await isLoggedIn(challenge)).toBe(false);
    const { status, body, headers } = await typeCode(server, challenge, codeOf(secret));
    expect({ status, id: body.user_id }).toEqual({ status: 200, id });
    expect(await isLoggedIn(cookiesOf(headers))).toBe(true);
    expect((await typeCode(server, challenge, codeOf(secret))).status).toBe(401);
  });

  test("takes a code as apps show it, in two groups", async () => {
    const { email, secret } = await addGuardedSupervisor(server);
    const challenge = await openChallenge(server, email);
    const code = codeOf(secret);
    const shown = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await typeCode(server, challenge, shown)).status).toBe(200);
  });

  test("takes a code in the digits of whoever types it, in full width and with hyphens", async () => {
    const { email, secret } = await addGuardedSupervisor(server);
    const challenge = await openChallenge(server, email);
    const inArabic = codeOf(secret).replaceAll(
      /\d/gu,
      (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "",
    );
    const typed = `${inArabic.slice(0, 3)}–${inArabic.slice(3)}`;
    expect((await typeCode(server, challenge, typed)).status).toBe(200);
  });

  test("takes a recovery code in small letters, in full width, with blanks for the hyphen", async () => {
    const { email, recoveryCodes } = await addGuardedSupervisor(server);
    const [first = "", second = ""] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replace("-", " ")} `;
    expect((await typeCode(server, await openChallenge(server, email), typed)).status).toBe(200);
    const wide = second.replaceAll(/[!-~]/gu, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    );
    expect((await typeCode(server, await openChallenge(server, email), wide)).status).toBe(200);
  });

  test("takes a recovery code, once", async () => {
    const { email, recoveryCodes } = await addGuardedSupervisor(server);
    const [first = "", second = ""] = recoveryCodes;
    expect((await typeCode(server, await openChallenge(server, email), first)).status).toBe(200);
    const challenge = await openChallenge(server, email);
    expect((await typeCode(server, challenge, first)).body.code).toBe("wrong_code");
    expect((await typeCode(server, challenge, second)).status).toBe(200);
  });

  test("takes a recovery code once, however many browsers type it at once", async () => {
    const { email, recoveryCodes } = await addGuardedSupervisor(server);
    const challenges: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      challenges.push(await openChallenge(server, email));
    }
    const code = recoveryCodes[0] ?? "";
    const answers = await Promise.all(
      challenges.map((challenge) => typeCode(server, challenge, code)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
  });

  test("refuses a code without the password's step, and the code of another person", async () => {
    const [one, two] = [await addGuardedSupervisor(server), await addGuardedSupervisor(server)];
    const nobody = await sendCall(
      server.app,
      "verifySecondFactor",
      { code: codeOf(one.secret) },
      {},
    );
    expect(nobody.status).toBe(401);
    const challenge = await openChallenge(server, two.email);
    expect((await typeCode(server, challenge, codeOf(one.secret))).status).toBe(401);
    expect((await typeCode(server, challenge, codeOf(two.secret))).body.user_id).toBe(two.id);
  });

  test("is the challenge's owner's, whoever else is logged in to that browser", async () => {
    const learner = await server.addUser();
    const { id, email, secret } = await addGuardedSupervisor(server);
    const both = `${learner.cookie}; ${await openChallenge(server, email)}`;
    expect((await typeCode(server, both, codeOf(secret))).body.user_id).toBe(id);
  });

  test("five wrong codes end the step, and it is said to begin again", async () => {
    const { email, secret } = await addGuardedSupervisor(server);
    const challenge = await openChallenge(server, email);
    for (let count = 0; count < 5; count += 1) {
      const { status, body } = await typeCode(server, challenge, wrongCodeOf(secret));
      expect({ status, code: body.code }).toEqual({ status: 401, code: "wrong_code" });
    }
    const late = await typeCode(server, challenge, codeOf(secret));
    expect(late).toMatchObject({ status: 401, body: { code: "log_in_again" } });
    const anew = await openChallenge(server, email);
    expect((await typeCode(server, anew, codeOf(secret))).status).toBe(200);
  });

  test("ten wrong codes in a row lock it for a while, also for the right one, which is said", async () => {
    const { email, secret } = await addGuardedSupervisor(server);
    for (let count = 0; count < 10; count += 1) {
      const challenge = await openChallenge(server, email);
      expect((await typeCode(server, challenge, wrongCodeOf(secret))).status).toBe(401);
    }
    const challenge = await openChallenge(server, email);
    const { status, body, headers } = await typeCode(server, challenge, codeOf(secret));
    expect({ status, code: body.code }).toEqual({ status: 429, code: "too_many_requests" });
    expect(body.error).toMatch(/wait/);
    expect(Number(headers["retry-after"])).toBeGreaterThan(60);
  });

  test("a password reset does not get round it, and ends a step that was open", async () => {
    const { id, email, secret, cookie } = await addGuardedSupervisor(server);
    const open = await openChallenge(server, email);
    const token = await askForReset(server, email);
    await sendCall(server.app, "resetPassword", { token, new_password: "a newer password" }, {});
    expect(await isLoggedIn(cookie)).toBe(false);
    expect((await typeCode(server, open, codeOf(secret))).status).toBe(401);
    const payload = { user_name: email, user_password: "a newer password" };
    const again = await sendCall(server.app, "initChat", payload, {});
    expect(again.body).toEqual({ second_factor_needed: true });
    const signedIn = await typeCode(server, cookiesOf(again.headers), codeOf(secret));
    expect(signedIn.body.user_id).toBe(id);
  });
});

describe.each(PRODUCTION_DATABASE)("a code that was read over the shoulder, on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildLimitedServer(kind);
  });
  afterAll(() => server.close());

  test("lets nobody in a second time", async () => {
    const { id, email, secret } = await addGuardedSupervisor(server);
    const [mine, theirs] = [await openChallenge(server, email), await openChallenge(server, email)];
    const code = codeOf(secret);
    expect((await typeCode(server, mine, code)).body.user_id).toBe(id);
    const before = await countSessions(server, id);
    const again = await typeCode(server, theirs, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(again).toMatchObject({ status: 401, body: { code: "wrong_code" } });
    expect(again.headers["set-cookie"]).toBeUndefined();
    expect(await countSessions(server, id)).toBe(before);
    const anew = await openChallenge(server, email);
    expect((await typeCode(server, anew, nextCodeOf(secret))).body.user_id).toBe(id);
  });

  test("lets one of eight in who type it at once", async () => {
    const { id, email, secret } = await addGuardedSupervisor(server);
    const challenges: string[] = [];
    for (let count = 0; count < 8; count += 1) challenges.push(await openChallenge(server, email));
    const before = await countSessions(server, id);
    const code = codeOf(secret);
    const answers = await Promise.all(challenges.map((each) => typeCode(server, each, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
    expect(await countSessions(server, id)).toBe(before + 1);
  });
});
