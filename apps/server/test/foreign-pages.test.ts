import { calls, type CallName } from "@elenchus/contract/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAYLOADS, POST_NAMES, userTypeFor } from "./build-payloads.ts";
import { buildTestServer, TEST_URL, type TestServer } from "./build-test-server.ts";
import { type TestUser } from "./test-user.ts";
import { readDatabase } from "./read-database.ts";

/** What a page of another site sends along, whether it wants or not, and what it may add. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "nonsense" },
  { origin: `${TEST_URL}.evil.example` },
  { origin: `${TEST_URL}:8443` },
  { origin: TEST_URL.replace("https", "http") },
  { origin: "https://evil.example", host: "evil.example" },
  { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  { "sec-fetch-site": "cross-site" },
];

/** Types that a form or a page can send without being asked first, with JSON inside. */
const FORM_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

describe("where PUBLIC_URL is set, a page of another site", () => {
  let server: TestServer;
  let users: Record<"learner" | "supervisor", TestUser>;
  beforeAll(async () => {
    server = await buildTestServer("pglite", { ownOrigin: TEST_URL });
    users = {
      learner: await server.addUser(),
      supervisor: await server.addUser({ userType: "supervisor" }),
    };
  });
  afterAll(() => server.close());

  const post = (name: CallName, payload: object, headers: Record<string, string>) =>
    server.app.inject({
      method: "POST",
      url: calls[name].path,
      payload: JSON.stringify(payload),
      headers: {
        "content-type": "application/json",
        cookie: users[userTypeFor(name)].cookie,
        ...headers,
      },
    });

  test.each(POST_NAMES)("cannot make %s do anything", async (name) => {
    const before = await readDatabase(server.database);
    for (const headers of FOREIGN) {
      const answer = await post(name, PAYLOADS[name], headers);
      expect({ headers, code: answer.json().code }).toEqual({ headers, code: "foreign_origin" });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    for (const type of FORM_TYPES) {
      const headers = { "content-type": type };
      const answer = await post(name, PAYLOADS[name], headers);
      expect({ type, status: answer.statusCode }).toEqual({ type, status: 415 });
    }
    expect(await readDatabase(server.database)).toEqual(before);
  });

  test("is not let in by a preflight", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const url = calls.initChat.path;
    const answer = await server.app.inject({ method: "OPTIONS", url, headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([{ origin: TEST_URL }, { origin: TEST_URL, "sec-fetch-site": "same-origin" }, {}])(
    "a page of ours, or a program, can (%j)",
    async (headers) => {
      const answer = await post("addInterest", PAYLOADS.addInterest, headers);
      expect(answer.statusCode).toBe(200);
    },
  );
});
