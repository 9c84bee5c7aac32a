import type { CallName } from "@elenchus/contract/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "../src/db/schema/account-schema.ts";
import { LIMIT_RULES, TRY_RULES } from "../src/limits/limit-rules.ts";
import { buildLimitedServer } from "./build-limited-server.ts";
import { PAYLOADS } from "./build-payloads.ts";
import { buildRegistration } from "./build-registration.ts";
import {
  addGuardedSupervisor,
  addSupervisor,
  codeOf,
  openChallenge,
  prepareSecondFactor,
  typeCode,
  wrongCodeOf,
} from "./build-supervisor.ts";
import { TEST_STOP_LINKS, TEST_URL, type TestServer } from "./build-test-server.ts";
import { buildClass, saveText } from "./own-text.ts";
import { sendCall, type Answer } from "./send-call.ts";
import { startDialogue } from "./test-user.ts";

/** What whoever is too fast is told. */
const REFUSED = {
  status: 429,
  code: "too_many_requests",
  error: expect.stringMatching(
    /^.+\. Please wait (?:a second|\d+ (?:seconds|minutes)) and try again\.$/,
  ),
  retryAfter: expect.stringMatching(/^[1-9]\d*$/),
};

function refusalOf({ status, body, headers }: Answer) {
  return { status, code: body.code, error: body.error, retryAfter: headers["retry-after"] };
}

describe("what is done too often", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildLimitedServer("postgres");
  });
  beforeEach(async () => {
    await server.database.orm.delete(rateLimits);
  });
  afterAll(() => server.close());

  /** Does something as often as it may be done, none of which is refused for that. */
  async function exhaust(times: number, act: (index: number) => Promise<Answer>): Promise<void> {
    for (let index = 0; index < times; index += 1) {
      expect((await act(index)).status).not.toBe(429);
    }
  }

  const send = (name: CallName, payload: object = PAYLOADS[name]) =>
    sendCall(server.app, name, payload, {});

  /** What one of many does, each with an address of their own. */
  const sendAsOne = (name: CallName) => {
    const { email } = buildRegistration();
    const own: Partial<Record<CallName, object>> = {
      registerUser: buildRegistration(),
      initChat: { user_name: email, user_password: "a password" },
      sendResetEmail: { email },
      paymentSuccess: { user_email: email, stripe_sessionId: `cs_${email}` },
    };
    return send(name, own[name] ?? PAYLOADS[name]);
  };

  test("registering one address", async () => {
    const payload = buildRegistration();
    await exhaust(LIMIT_RULES.registration.account.points, () => send("registerUser", payload));
    expect(
      refusalOf(await send("registerUser", { ...payload, email: payload.email.toUpperCase() })),
    ).toEqual(REFUSED);
    expect((await send("registerUser", buildRegistration())).status).toBe(200);
  });

  test("registering one mailbox under many tags, and asking it for resets", async () => {
    const payload = buildRegistration();
    const tagged = (index: number) => payload.email.replace("@", `+${index}@`);
    const { points } = LIMIT_RULES.registration.account;
    await exhaust(points, (index) => send("registerUser", { ...payload, email: tagged(index) }));
    const one = await send("registerUser", { ...payload, email: tagged(points) });
    expect(refusalOf(one)).toEqual(REFUSED);
    await exhaust(LIMIT_RULES.reset.account.points, (index) =>
      send("sendResetEmail", { email: tagged(index) }),
    );
    expect(refusalOf(await send("sendResetEmail", { email: payload.email }))).toEqual(REFUSED);
  });

  test("mistakes in a registration do not count", async () => {
    const payload = buildRegistration();
    const wrong = { ...payload, confirm_password: "another password" };
    await exhaust(10, () => send("registerUser", wrong));
    expect((await send("registerUser", payload)).status).toBe(200);
  });

  test("asking for a reset of one address, known or not", async () => {
    const { email } = await server.addUser();
    for (const each of [email, `${randomUUID()}@example.org`]) {
      const ask = () => send("sendResetEmail", { email: each });
      await exhaust(LIMIT_RULES.reset.account.points, ask);
      expect(refusalOf(await ask())).toEqual(REFUSED);
    }
  });

  test("asking for resets of many addresses from one place", async () => {
    const ask = () => send("sendResetEmail", { email: `${randomUUID()}@example.org` });
    await exhaust(LIMIT_RULES.reset.address.points, ask);
    expect(refusalOf(await ask())).toEqual(REFUSED);
  });

  test("trying verification and reset links", async () => {
    const open = (index: number) => send("verifyEmail", { confirmation_token: `guess ${index}` });
    await exhaust(LIMIT_RULES.verification.address.points, open);
    expect(refusalOf(await open(0))).toEqual(REFUSED);
    expect(refusalOf(await send("resetPassword"))).toEqual(REFUSED);
  });

  test("coming back from a checkout", async () => {
    const comeBack = () => send("paymentSuccess");
    await exhaust(LIMIT_RULES.payment.account.points, comeBack);
    expect(refusalOf(await comeBack())).toEqual(REFUSED);
  });

  test("changing interests, and asking for issues", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    const change = () => user.call("removeInterest", { interest: "bees" });
    await exhaust(LIMIT_RULES.interest.account.points, change);
    expect(refusalOf(await change())).toEqual(REFUSED);
    expect(refusalOf(await user.call("addInterest", { interest: "bees" }))).toEqual(REFUSED);
    expect(refusalOf(await user.call("getPassageSubtopics", {}))).toEqual(REFUSED);
    expect((await other.call("addInterest", { interest: "bees" })).status).toBe(200);
  });

  test("taking turns, of dialogues and of checks, also as events", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await server.database.orm.delete(rateLimits);
    const turn = { session_id: randomUUID(), message: "hello" };
    await exhaust(LIMIT_RULES.turn.account.points, () => user.call("chat", turn));
    expect(refusalOf(await user.call("chat", { session_id, message: "hello" }))).toEqual(REFUSED);
    const headers = { accept: "text/event-stream" };
    expect(refusalOf(await user.call("chat", { session_id, message: "hello" }, headers))).toEqual(
      REFUSED,
    );
    for (const name of ["initModuleChat", "startTransferCheck", "answerTransferCheck"] as const) {
      expect(refusalOf(await user.call(name, PAYLOADS[name]))).toEqual(REFUSED);
    }
    expect((await user.call("resumeDialogue", { session_id })).body.history).toHaveLength(1);
  });

  test("exporting one's data, and withdrawing", async () => {
    const user = await server.addUser();
    await exhaust(LIMIT_RULES.own_data.account.points, () => user.call("exportMyData"));
    expect(refusalOf(await user.call("exportMyData"))).toEqual(REFUSED);
    expect(refusalOf(await user.call("withdraw", { confirm: true }))).toEqual(REFUSED);
  });

  test("having own texts looked through, and their keys drafted", async () => {
    const { teacher, group_id } = await buildClass(server);
    const own_text_id = await saveText(teacher, group_id);
    for (const [name, kind] of [
      ["checkOwnText", "own_text"],
      ["draftOwnTextKey", "own_text_draft"],
    ] as const) {
      const ask = () => teacher.call(name, { own_text_id });
      await exhaust(LIMIT_RULES[kind].account.points, ask);
      expect(refusalOf(await ask()), name).toEqual(REFUSED);
    }
    expect((await teacher.call("ownText", { own_text_id })).status).toBe(200);
  });

  test("stopping mails by their links", async () => {
    const stop = (kind: "due-checks" | "work", userId: string) => {
      const url = TEST_STOP_LINKS.write({ kind, userId }).replace(TEST_URL, "");
      return server.app.inject({ method: "POST", url });
    };
    const userId = randomUUID();
    for (let index = 0; index < LIMIT_RULES.stop_mails.account.points; index += 1) {
      expect((await stop("due-checks", userId)).statusCode).toBe(200);
    }
    expect((await stop("work", userId)).statusCode).toBe(429);
    expect((await stop("work", randomUUID())).statusCode).toBe(200);
  });

  test("wrong codes for others from one place, which keep nobody out", async () => {
    const right = await addGuardedSupervisor(server);
    for (let count = 0; count < 5; count += 1) {
      const { email, secret } = await addGuardedSupervisor(server);
      const challenge = await openChallenge(server, email);
      await exhaust(5, () => typeCode(server, challenge, wrongCodeOf(secret)));
    }
    const challenge = await openChallenge(server, right.email);
    expect((await typeCode(server, challenge, codeOf(right.secret))).status).toBe(200);
  });

  test("a class of 35 behind one address registers, verifies, joins and logs in within minutes", async () => {
    const calls: CallName[] = [
      "registerUser",
      "verifyEmail",
      "initChat",
      "sendResetEmail",
      "resetPassword",
      "paymentSuccess",
    ];
    for (const name of calls) {
      const asked = Array.from({ length: 35 }, () => sendAsOne(name));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect({ name, refused: statuses.filter((status) => status === 429) }).toEqual({
        name,
        refused: [],
      });
    }
    const learners = await Promise.all(Array.from({ length: 35 }, () => server.addUser()));
    for (const name of ["joinGroup", "exportMyData"] as const) {
      const asked = learners.map((learner) => learner.call(name, PAYLOADS[name]));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect({ name, refused: statuses.filter((status) => status === 429) }).toEqual({
        name,
        refused: [],
      });
    }
  });

  test("wrong codes while setting up", async () => {
    const supervisor = await addSupervisor(server);
    const { secret } = await prepareSecondFactor(server, supervisor);
    const { cookie } = supervisor;
    const confirm = (code: string) =>
      sendCall(server.app, "confirmSecondFactor", { code }, { cookie });
    const { points } = TRY_RULES.second_factor;
    await exhaust(points, () => confirm(wrongCodeOf(secret)));
    expect(refusalOf(await confirm(codeOf(secret)))).toEqual(REFUSED);
  });
});
