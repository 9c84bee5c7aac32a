import { calls } from "@elenchus/contract/calls";
import { ErrorReply } from "@elenchus/contract/error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { addStrangeFields, spoilFields } from "./build-fuzz.ts";
import { PAYLOADS, POST_NAMES, userTypeFor } from "./build-payloads.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";

/** What a person types, and how its lack is told. */
const TYPED: readonly [name: (typeof POST_NAMES)[number], field: string, words: string][] = [
  ["registerUser", "first_name", "Please enter your first name."],
  ["registerUser", "last_name", "Please enter your last name."],
  ["addInterest", "interest", "Please type an interest."],
  ["chat", "message", "Please type a message."],
  ["answerTransferCheck", "answer", "Please type a message."],
  ["joinGroup", "join_code", "Please type the code of your group."],
  ["createGroup", "group_name", "Please name the group."],
  ["giveVerdict", "reason", "Please give a reason."],
  ["giveCheckVerdict", "reason", "Please give a reason."],
];

/** Words of a validator's. */
const FOR_PROGRAMMERS = /invalid|expected|received|undefined|null|NaN|object|string|pattern|_/i;

describe("every call", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer("pglite");
  });
  afterAll(() => server.close());

  /** Sends payloads from somebody who is logged in; answers them with what came of each. */
  async function sendAll(name: (typeof POST_NAMES)[number], payloads: readonly object[]) {
    const { cookie } = await server.addUser({ userType: userTypeFor(name) });
    const headers = { cookie, "content-type": "application/json" };
    const answers: { payload: object; status: number; body: unknown }[] = [];
    for (const payload of payloads) {
      const request = { method: "POST", url: calls[name].path, headers } as const;
      const answer = await server.app.inject({ ...request, payload: JSON.stringify(payload) });
      answers.push({ payload, status: answer.statusCode, body: answer.json() });
    }
    return answers;
  }

  test.each(POST_NAMES)("%s refuses each field when it is wrong or not there", async (name) => {
    const answers = await sendAll(name, spoilFields(PAYLOADS[name]));
    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    for (const { body } of answers) {
      const { error, fields } = z.parse(ErrorReply, body);
      for (const text of [error, ...Object.values(fields ?? {})]) {
        expect(text).toMatch(/^[A-Z][^\n]+\.$/);
        expect(text).not.toMatch(FOR_PROGRAMMERS);
      }
    }
  });

  test.each(POST_NAMES)("%s does not fail at a field that it does not ask for", async (name) => {
    const answers = await sendAll(name, addStrangeFields(PAYLOADS[name]));
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test("what a log-in lacks is told at once, by field", async () => {
    const fields = {
      user_name: "Please enter your email address.",
      user_password: "Please enter your password.",
    };
    const both = { fields, error: Object.values(fields).join(" "), code: "invalid_payload" };
    for (const wrong of [undefined, null, 5, true, [], {}, ""]) {
      const [answer] = await sendAll("initChat", [{ user_name: wrong, user_password: wrong }]);
      expect(answer).toMatchObject({ status: 400, body: both });
    }
  });

  test.each(TYPED)("%s takes no %s that nobody can see", async (name, field, error) => {
    const unseen = ["\u200B", "\u2063", "\u3164", "\u2800", "\u00AD", " \u2066\u0301\n"];
    const payloads = unseen.map((text) => ({ ...PAYLOADS[name], [field]: text }));
    const answers = await sendAll(name, payloads);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      unseen.map(() => ({ status: 400, body: expect.objectContaining({ error }) })),
    );
  });
});
