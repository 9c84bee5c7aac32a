import { MAX_INTERESTS } from "@elenchus/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue } from "../../../test/test-user.ts";

describe.each(DATABASE_KINDS)("interests on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  test("are kept newest last, trimmed, with single spaces", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "  K-pop " });
    const added = await user.call("addInterest", { interest: "my   grandmother's\n village" });
    expect(added).toMatchObject({
      status: 200,
      body: { interests: ["K-pop", "my grandmother's village"] },
    });
    expect((await user.call("session")).body.interests).toEqual(added.body.interests);
  });

  test("are kept once, whatever their case or composition", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "Café culture" });
    const again = await user.call("addInterest", { interest: "CAFE\u0301 CULTURE" });
    expect(again).toMatchObject({ status: 200, body: { interests: ["Café culture"] } });
  });

  test.each(["日本の鉄道", "🐝", "C++", "مطبخ", "80s synths; DROP TABLE users"])(
    "may be %s",
    async (interest) => {
      const user = await server.addUser();
      const added = await user.call("addInterest", { interest });
      expect(added.body).toEqual({ interests: [interest] });
    },
  );

  test("are kept without what hides in them or turns them round", async () => {
    const user = await server.addUser();
    const added = await user.call("addInterest", { interest: "\u202Esteam\u200B trains\u2066" });
    expect(added.body).toEqual({ interests: ["steam trains"] });
  });

  test.each([" ", "\u200b\u200d", "\u0000\u0007", "", "\u2800", "\u3164", "\u0301"])(
    "are not mere space (%j)",
    async (interest) => {
      const user = await server.addUser();
      const { status, body } = await user.call("addInterest", { interest });
      expect(status).toBe(400);
      expect(body.error).toBe("Please type an interest.");
    },
  );

  test("have at most 80 characters", async () => {
    const user = await server.addUser();
    expect((await user.call("addInterest", { interest: "x".repeat(80) })).status).toBe(200);
    const long = await user.call("addInterest", { interest: "x".repeat(81) });
    expect(long.status).toBe(400);
    expect(long.body.error).toBe("An interest can have at most 80 characters.");
  });

  test("are removed in any case, and removing what is not there is no failure", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "Chess" });
    await user.call("addInterest", { interest: "Go" });
    expect((await user.call("removeInterest", { interest: "chess" })).body.interests).toEqual([
      "Go",
    ]);
    const again = await user.call("removeInterest", { interest: "chess" });
    expect(again).toMatchObject({ status: 200, body: { interests: ["Go"] } });
  });

  test("are limited in number, also when they come at once", async () => {
    const user = await server.addUser();
    const answers = await Promise.all(
      Array.from({ length: MAX_INTERESTS + 5 }, (_none, index) =>
        user.call("addInterest", { interest: `interest ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_INTERESTS);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 400, body: { code: "too_many_interests" } });
    expect((await user.call("session")).body.interests).toHaveLength(MAX_INTERESTS);
  });

  test("that come at once in the same words are kept once", async () => {
    const user = await server.addUser();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.call("addInterest", { interest: "Judo" })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await user.call("session")).body.interests).toEqual(["Judo"]);
  });

  test("trend with the count of those who share them, and without what others should not read", async () => {
    const users = await Promise.all([1, 2, 3].map(() => server.addUser()));
    for (const user of users) await user.call("addInterest", { interest: "Falconry" });
    await users[0]?.call("addInterest", { interest: "fucking falcons" });
    const { body } = (await users[0]?.call("session")) ?? {};
    expect(body.top_user_interests[0]).toEqual({ user_interest: "Falconry", count: 3 });
    expect(body.top_user_interests.length).toBeLessThanOrEqual(10);
    expect(JSON.stringify(body.top_user_interests)).not.toMatch(/fucking/);
    expect(body.interests).toContain("fucking falcons");
  });
});

describe("what others see", () => {
  const PRIVATE = "my HIV test at St Mary";
  let server: TestServer;
  beforeAll(async () => {
    const sharing = {
      interests: { known: ["opera"], sharedBy: 3 },
      issues: { known: [], sharedBy: 3 },
    };
    server = await buildTestServer("pglite", { sharing });
  });
  afterAll(() => server.close());
  const seen = async () => (await (await server.addUser()).call("session")).body;

  test("is the library's interest at once, and any other once three people typed it", async () => {
    const users = [await server.addUser(), await server.addUser(), await server.addUser()];
    await users[0]?.call("addInterest", { interest: "Opera" });
    for (const user of users.slice(1)) await user.call("addInterest", { interest: "falconry" });
    expect((await seen()).top_user_interests).toEqual([{ user_interest: "Opera", count: 1 }]);
    await users[0]?.call("addInterest", { interest: "FALCONRY" });
    expect((await seen()).top_user_interests).toMatchObject([{ count: 3 }, { count: 1 }]);
  });

  test("is no issue that one learner's words led to, and none can be begun by guessing it", async () => {
    const started = await startDialogue(await server.addUser(), PRIVATE);
    const body = await seen();
    expect(JSON.stringify(body)).not.toContain("HIV");
    const stranger = await server.addUser();
    const guessed = { module_id: 1, chosen_passage_subtopic: started.chosen_passage_subtopic };
    expect((await stranger.call("initModuleChat", guessed)).body.code).toBe("issue_not_offered");
  });
});

test("an interest that leads to a person is refused kindly, and nothing of it is kept", async () => {
  const server = await buildTestServer("pglite");
  const user = await server.addUser();
  const { status, body } = await user.call("addInterest", { interest: "call 0171 2345678" });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "interest_personal" });
  expect(body.error).toMatch(/^That looks like a phone number\. .*Please type a topic instead/);
  expect((await user.call("session")).body.interests).toEqual([]);
  expect((await user.call("addInterest", { interest: "Euro 2024" })).status).toBe(200);
  await server.close();
});
