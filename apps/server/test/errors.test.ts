import { calls, type CallName } from "@elenchus/contract/calls";
import { ErrorReply } from "@elenchus/contract/error";
import { MAX_TYPED_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { PRODUCTION_DATABASE } from "./build-database.ts";
import { BAD_BODIES } from "./build-fuzz.ts";
import { CLOSED_NAMES, PAYLOADS, POST_NAMES, userTypeFor } from "./build-payloads.ts";
import { KEY_MARK } from "./build-scripted-tutor.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { sendCall } from "./send-call.ts";
import { startDialogue, type TestUser } from "./test-user.ts";

const OF_DIALOGUES = ["chat", "performanceSummary", "resumeDialogue", "abandonDialogue"] as const;

/** Fields of the wrong size or sort, call by call, beside those that are wrong in every call. */
const BAD_FIELDS: [CallName, object][] = [
  ["initChat", { user_name: " ", user_password: "x" }],
  ["initChat", { user_name: "a@b.c", user_password: "x".repeat(MAX_TYPED_PASSWORD_CHARS + 1) }],
  ["initChat", { user_name: `${"x".repeat(300)}@b.c`, user_password: "x" }],
  ["paymentSuccess", { user_email: " ", stripe_sessionId: "cs_test_x" }],
  ["paymentSuccess", { user_email: "a@b.c", stripe_sessionId: "x".repeat(501) }],
  ["registerUser", { ...PAYLOADS.registerUser, first_name: " " }],
  ["registerUser", { ...PAYLOADS.registerUser, last_name: "x".repeat(81) }],
  ["registerUser", { ...PAYLOADS.registerUser, email: "nobody" }],
  ["registerUser", { ...PAYLOADS.registerUser, password: "short", confirm_password: "short" }],
  ["registerUser", { ...PAYLOADS.registerUser, birth_month: 13 }],
  ["registerUser", { ...PAYLOADS.registerUser, birth_year: 1899 }],
  ["registerUser", { ...PAYLOADS.registerUser, terms_version: "x".repeat(41) }],
  ["sendResetEmail", { email: " " }],
  ["sendResetEmail", { email: "x".repeat(255) }],
  ["resetPassword", { token: "x".repeat(501), new_password: "a long password" }],
  ["resetPassword", { token: "x", new_password: "short" }],
  ["resetPassword", { token: "x", new_password: "x1".repeat(65) }],
  ["verifySecondFactor", { code: " " }],
  ["verifySecondFactor", { code: " - " }],
  ["verifySecondFactor", { code: "1".repeat(41) }],
  ["verifySecondFactor", { code: `1${"-".repeat(80)}` }],
  ["confirmSecondFactor", { code: "1".repeat(41) }],
  ["beginSecondFactor", { password: "x".repeat(MAX_TYPED_PASSWORD_CHARS + 1) }],
  ["endSecondFactor", { password: "x".repeat(MAX_TYPED_PASSWORD_CHARS + 1) }],
  ["deleteAccount", { password: "x".repeat(MAX_TYPED_PASSWORD_CHARS + 1) }],
  ["withdraw", { confirm: "true" }],
  ["addInterest", { interest: "x".repeat(81) }],
  ["addInterest", { interest: "bees", user_id: { $ne: null } }],
  ["getPassageSubtopics", { user_id: 7 }],
  ["initModuleChat", { module_id: 0, chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: 8, chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: 1.5, chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: "1", chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: 1, chosen_passage_subtopic: " " }],
  ["initModuleChat", { module_id: 1, chosen_passage_subtopic: "x".repeat(301) }],
  ["chat", { session_id: "x", message: "  \n " }],
  ["chat", { session_id: "x", message: { text: "x" } }],
  ["chat", { session_id: "x", message: "x".repeat(4001) }],
  ["chat", { session_id: "x", message: "x", message_id: "not-a-uuid" }],
  ["chat", { session_id: "x", message: "x", history: "none" }],
  ["performanceSummary", { session_id: "x".repeat(101) }],
  ["startTransferCheck", { module_id: 8 }],
  ["startTransferCheck", { module_id: "1" }],
  ["answerTransferCheck", { check_id: "x", step: 0, answer: "x" }],
  ["answerTransferCheck", { check_id: "x", step: 1.5, answer: "x" }],
  ["answerTransferCheck", { check_id: "x", step: "1", answer: "x" }],
  ["answerTransferCheck", { check_id: "x", step: 1, answer: " " }],
  ["answerTransferCheck", { check_id: "x", step: 1, answer: "x".repeat(4001) }],
];

describe.each(PRODUCTION_DATABASE)("refusals on %s", (kind) => {
  let server: TestServer;
  let ada: TestUser;
  let sam: TestUser;
  let bob: TestUser;
  let bobs: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    [ada, bob] = [await server.addUser(), await server.addUser()];
    sam = await server.addUser({ userType: "supervisor" });
    bobs = (await startDialogue(bob)).session_id;
  });
  afterAll(() => server.close());

  /** By somebody for whom the call is. */
  const post = (name: CallName, payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: "POST",
      url: calls[name].path,
      payload,
      headers: { cookie: cookieFor(name), "content-type": "application/json", ...headers },
    });

  const cookieFor = (name: CallName): string =>
    userTypeFor(name) === "supervisor" ? sam.cookie : ada.cookie;

  /** Status and code of a refusal that has the right shape and gives nothing away. */
  const refusalOf = (answer: {
    statusCode: number;
    body: string;
    headers: Record<string, unknown>;
  }) => {
    const body = z.parse(ErrorReply, JSON.parse(answer.body));
    if (body.error.length < 5) throw new Error("a refusal says why");
    if (answer.headers["x-request-id"] !== body.request_id) throw new Error("wrong request_id");
    if (answer.headers["cache-control"] !== "no-store") throw new Error("to be stored");
    if (answer.body.includes(KEY_MARK)) throw new Error("the answer key is out");
    return { status: answer.statusCode, code: body.code };
  };

  describe.each(POST_NAMES)("%s", (name) => {
    // Whoever signs out has nothing to say: no body at all will do.
    const bodies = BAD_BODIES.filter(([what]) => name !== "signOut" || what !== "null");
    test.each(bodies)("refuses %s", async (_what, body, status, code) => {
      expect(refusalOf(await post(name, body))).toEqual({ status, code });
    });

    test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
      "refuses %s",
      async (type) => {
        const answer = await post(name, "{}", { "content-type": type });
        expect(refusalOf(answer)).toEqual({ status: 415, code: "unsupported_media_type" });
      },
    );

    test.each([
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ])("refuses another site's page (%j)", async (headers) => {
      expect(refusalOf(await post(name, "{}", headers))).toEqual({
        status: 403,
        code: "foreign_origin",
      });
    });
  });

  test.each(BAD_FIELDS)("%s refuses %j", async (name, payload) => {
    expect(refusalOf(await post(name, JSON.stringify(payload)))).toEqual({
      status: 400,
      code: "invalid_payload",
    });
  });

  test.each([
    { origin: "http://localhost:3000", host: "localhost:3000" },
    { origin: "https://preview.example", host: "10.0.0.1", "x-forwarded-host": "preview.example" },
  ])("takes a page of its own origin (%j)", async (headers) => {
    expect((await ada.call("getPassageSubtopics", {}, headers)).body.code).toBe("interest_needed");
  });

  test.each([
    ["nothing", ""],
    ["an empty token", "confirmation_token="],
    ["a token that is too long", `confirmation_token=${"x".repeat(501)}`],
    ["two tokens", "confirmation_token=a&confirmation_token=b"],
    ["a token by index", "confirmation_token[0]=a"],
    ["half an escape", "confirmation_token=%E0%A4%A"],
    ["a NUL", "confirmation_token=%00"],
  ])("verifyEmail refuses %s", async (_what, query) => {
    const answer = await server.app.inject(`${calls.verifyEmail.path}?${query}`);
    expect(refusalOf(answer).status).toBe(400);
  });

  test.each(CLOSED_NAMES)("%s answers 401 to nobody", async (name) => {
    for (const headers of [{}, { cookie: "elenchus.session_token=made.up" }]) {
      const { status, body } = await sendCall(server.app, name, PAYLOADS[name], headers);
      expect({ status, code: body.code }).toEqual({ status: 401, code: "not_signed_in" });
    }
  });

  test.each(CLOSED_NAMES)(
    "%s answers 401 to nobody before it looks at the payload",
    async (name) => {
      const { status } = await sendCall(server.app, name, { nonsense: true }, {});
      expect(status).toBe(401);
    },
  );

  test.each(OF_DIALOGUES)(
    "%s answers 403 to another's dialogue, and the same to none",
    async (name) => {
      for (const session_id of [bobs, randomUUID(), "not-an-id", bobs.toUpperCase()]) {
        const payload = { ...PAYLOADS[name], session_id };
        expect(refusalOf(await post(name, JSON.stringify(payload)))).toEqual({
          status: 403,
          code: "not_yours",
        });
      }
      const { body } = await bob.call("resumeDialogue", { session_id: bobs });
      expect(body.history).toHaveLength(1);
    },
  );

  test("a caller's own user_id, or null, is taken", async () => {
    for (const user_id of [ada.id, null]) {
      const { status } = await ada.call("addInterest", { interest: "bees", user_id });
      expect(status).toBe(200);
    }
  });

  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["GET", "/api/chat"],
    ["POST", "/api/session"],
    ["DELETE", "/api/chat"],
    ["GET", "/API/session"],
  ] as const)("%s %s is a 404 in the same shape", async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: { cookie: ada.cookie } });
    const body = z.parse(ErrorReply, answer.json());
    expect({ status: answer.statusCode, code: body.code }).toEqual({
      status: 404,
      code: "not_found",
    });
  });

  test("an address that is not well formed is a 400 in the same shape", async () => {
    const answer = await server.app.inject("/api/%zz");
    expect(answer.statusCode).toBe(400);
    expect(z.parse(ErrorReply, answer.json()).code).toBe("bad_url");
  });

  test("prototype tricks in a body change nothing", async () => {
    const body =
      '{"__proto__":{"user_id":"x"},"constructor":{"prototype":{"x":1}},"interest":"bees"}';
    expect((await post("addInterest", body)).statusCode).toBe(200);
    expect(({} as Record<string, unknown>)["user_id"]).toBeUndefined();
  });
});

test("a database that is gone is a 503 that says when to try again, and not ready", async () => {
  const server = await buildTestServer("pglite");
  const user = await server.addUser();
  await server.database.close();
  const { status, body } = await user.call("addInterest", { interest: "bees" });
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: "database_unavailable",
    error: "The server cannot reach its database right now. Please try again in a moment.",
    retry_after: 5,
  });
  const ready = await server.app.inject("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(z.parse(ErrorReply, ready.json()).code).toBe("not_ready");
  expect((await server.app.inject("/healthz")).statusCode).toBe(200);
  await server.app.close();
});
