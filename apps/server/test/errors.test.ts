import { calls, type CallName } from "@elenchus/contract/calls";
import { ErrorReply } from "@elenchus/contract/error";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { DATABASE_KINDS } from "./build-database.ts";
import { KEY_MARK } from "./build-scripted-tutor.ts";
import {
  buildTestServer,
  sendCall,
  startDialogue,
  type TestServer,
  type TestUser,
} from "./build-test-server.ts";

/** Calls of this server, and a payload that fits each. */
const PAYLOADS = {
  addInterest: { interest: "bees" },
  removeInterest: { interest: "bees" },
  getPassageSubtopics: {},
  initModuleChat: { module_id: 1, chosen_passage_subtopic: "An issue?" },
  chat: { session_id: "x", message: "hello" },
  performanceSummary: { session_id: "x" },
  resumeDialogue: { session_id: "x" },
  abandonDialogue: { session_id: "x" },
  startTransferCheck: { module_id: 1 },
  answerTransferCheck: { check_id: "x", step: 1, answer: "hello" },
} as const satisfies Partial<Record<CallName, object>>;

type PostCall = keyof typeof PAYLOADS;
const POSTS = Object.keys(PAYLOADS) as PostCall[];
const OF_DIALOGUES = ["chat", "performanceSummary", "resumeDialogue", "abandonDialogue"] as const;
const SIGNED_IN: CallName[] = [...POSTS, "session", "dialogues"];

const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;

/** Bodies that no call takes, and what they are answered. */
const BAD_BODIES: [what: string, body: string, status: number, code: string][] = [
  ["no JSON", "{", 400, "invalid_json"],
  ["nothing", "", 400, "invalid_json"],
  ["null", "null", 400, "invalid_payload"],
  ["a list", "[]", 400, "invalid_payload"],
  ["a number", "42", 400, "invalid_payload"],
  ["a string", '"hello"', 400, "invalid_payload"],
  ["absurdly nested lists", deep, 400, "invalid_payload"],
  ["absurdly nested lists with a NUL", deep.replace("[]", '["\\u0000"]'), 400, "invalid_json"],
  ["far too much", `{"message":"${"x".repeat(600_000)}"}`, 413, "body_too_large"],
];

/** Fields of the wrong type or size, call by call. */
const BAD_FIELDS: [PostCall | "initChat", object][] = [
  ["initChat", {}],
  ["initChat", { user_name: "a@b.c" }],
  ["initChat", { user_name: "", user_password: "x" }],
  ["initChat", { user_name: 5, user_password: ["x"] }],
  ["initChat", { user_name: "a@b.c", user_password: "x".repeat(129) }],
  ["initChat", { user_name: `${"x".repeat(300)}@b.c`, user_password: "x" }],
  ["addInterest", {}],
  ["addInterest", { interest: null }],
  ["addInterest", { interest: ["bees"] }],
  ["addInterest", { interest: "x".repeat(81) }],
  ["addInterest", { interest: "bees", user_id: { $ne: null } }],
  ["removeInterest", { interest: 7 }],
  ["getPassageSubtopics", { user_id: 7 }],
  ["initModuleChat", {}],
  ["initModuleChat", { module_id: 0, chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: 8, chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: 1.5, chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: "1", chosen_passage_subtopic: "x" }],
  ["initModuleChat", { module_id: 1, chosen_passage_subtopic: " " }],
  ["initModuleChat", { module_id: 1, chosen_passage_subtopic: "x".repeat(301) }],
  ["chat", {}],
  ["chat", { session_id: "x" }],
  ["chat", { session_id: "x", message: "" }],
  ["chat", { session_id: "x", message: "  \n " }],
  ["chat", { session_id: "x", message: { text: "x" } }],
  ["chat", { session_id: "x", message: "x".repeat(4001) }],
  ["chat", { session_id: 5, message: "x" }],
  ["chat", { session_id: "x", message: "x", message_id: "not-a-uuid" }],
  ["chat", { session_id: "x", message: "x", history: "none" }],
  ["performanceSummary", {}],
  ["performanceSummary", { session_id: "x".repeat(101) }],
  ["resumeDialogue", { session_id: "" }],
  ["abandonDialogue", { session_id: null }],
  ["startTransferCheck", {}],
  ["startTransferCheck", { module_id: 8 }],
  ["startTransferCheck", { module_id: "1" }],
  ["answerTransferCheck", {}],
  ["answerTransferCheck", { check_id: "x", step: 0, answer: "x" }],
  ["answerTransferCheck", { check_id: "x", step: 1.5, answer: "x" }],
  ["answerTransferCheck", { check_id: "x", step: "1", answer: "x" }],
  ["answerTransferCheck", { check_id: "x", step: 1, answer: " " }],
  ["answerTransferCheck", { check_id: "x", step: 1, answer: "x".repeat(4001) }],
  ["answerTransferCheck", { check_id: "", step: 1, answer: "x" }],
];

describe.each(DATABASE_KINDS)("refusals on %s", (kind) => {
  let server: TestServer;
  let ada: TestUser;
  let bob: TestUser;
  let bobs: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    [ada, bob] = [await server.addUser(), await server.addUser()];
    bobs = (await startDialogue(bob)).session_id;
  });
  afterAll(() => server.close());

  const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: "POST",
      url: path,
      payload,
      headers: { cookie: ada.cookie, "content-type": "application/json", ...headers },
    });

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

  describe.each(["initChat", ...POSTS] as const)("%s", (name) => {
    const { path } = calls[name];
    test.each(BAD_BODIES)("refuses %s", async (_what, body, status, code) => {
      expect(refusalOf(await post(path, body))).toEqual({ status, code });
    });

    test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
      "refuses %s",
      async (type) => {
        const answer = await post(path, "{}", { "content-type": type });
        expect(refusalOf(answer)).toEqual({ status: 415, code: "unsupported_media_type" });
      },
    );

    test.each([
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ])("refuses another site's page (%j)", async (headers) => {
      expect(refusalOf(await post(path, "{}", headers))).toEqual({
        status: 403,
        code: "foreign_origin",
      });
    });
  });

  test.each(BAD_FIELDS)("%s refuses %j", async (name, payload) => {
    expect(refusalOf(await post(calls[name].path, JSON.stringify(payload)))).toEqual({
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

  test.each(SIGNED_IN)("%s answers 401 to nobody", async (name) => {
    const payload = name in PAYLOADS ? PAYLOADS[name as PostCall] : {};
    for (const headers of [{}, { cookie: "elenchus.session_token=made.up" }]) {
      const { status, body } = await sendCall(server.app, name, payload, headers);
      expect({ status, code: body.code }).toEqual({ status: 401, code: "not_signed_in" });
    }
  });

  test.each(POSTS)("%s answers 401 to nobody before it looks at the payload", async (name) => {
    const { status } = await sendCall(server.app, name, { nonsense: true }, {});
    expect(status).toBe(401);
  });

  test.each(POSTS)("%s answers 403 to another's user_id", async (name) => {
    const payload = { ...PAYLOADS[name], user_id: bob.id };
    const answer = await post(calls[name].path, JSON.stringify(payload));
    expect(refusalOf(answer)).toEqual({ status: 403, code: "not_yours" });
  });

  test.each(OF_DIALOGUES)(
    "%s answers 403 to another's dialogue, and the same to none",
    async (name) => {
      for (const session_id of [bobs, randomUUID(), "not-an-id", bobs.toUpperCase()]) {
        const payload = { ...PAYLOADS[name], session_id };
        expect(refusalOf(await post(calls[name].path, JSON.stringify(payload)))).toEqual({
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
    expect((await post("/api/add_interest", body)).statusCode).toBe(200);
    expect(({} as Record<string, unknown>)["user_id"]).toBeUndefined();
  });
});

test("a database that is gone is a 500 that tells nothing, and not ready", async () => {
  const server = await buildTestServer("pglite");
  const user = await server.addUser();
  await server.database.close();
  const { status, body } = await user.call("addInterest", { interest: "bees" });
  expect(status).toBe(500);
  expect(body).toMatchObject({
    code: "internal_error",
    error: "Something went wrong on our side. Please try again.",
  });
  const ready = await server.app.inject("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(z.parse(ErrorReply, ready.json()).code).toBe("not_ready");
  expect((await server.app.inject("/healthz")).statusCode).toBe(200);
  await server.app.close();
});
