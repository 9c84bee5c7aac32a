import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, succeedInDialogue, type TestUser } from "../../../test/test-user.ts";

describe.each(PRODUCTION_DATABASE)("performance summaries on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => {
    server.tutor.interrupt = async () => {};
  });
  afterAll(() => server.close());

  const finish = async (user: TestUser, interest = "bees"): Promise<string> => {
    const { session_id } = await succeedInDialogue(user, interest);
    return session_id;
  };

  test("come with the counts, and open the other modules after two successes", async () => {
    const user = await server.addUser();
    const first = await finish(user, "one");
    const { status, body } = await user.call("performanceSummary", {
      session_id: first,
      user_id: user.id,
      module_id: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      performance_summary: expect.stringMatching(/^Summary \d+ of 7 messages\.$/),
      success_or_failure: "success",
      completed_modules: [],
      accessible_modules: [1],
      passage_counts: { 1: 1, 2: 0 },
    });
    const second = await user.call("performanceSummary", { session_id: await finish(user, "two") });
    expect(second.body).toMatchObject({
      completed_modules: [1],
      accessible_modules: [1, 2, 3, 4, 5, 6, 7],
      passage_counts: { 1: 2 },
    });
  });

  test("are written once and are the same ever after", async () => {
    const user = await server.addUser();
    const session_id = await finish(user);
    const first = await user.call("performanceSummary", { session_id });
    const calls = server.tutor.calls.summarise;
    expect((await user.call("performanceSummary", { session_id })).body).toEqual(first.body);
    expect(server.tutor.calls.summarise).toBe(calls);
  });

  test("are written once also when they are asked for at once", async () => {
    const user = await server.addUser();
    const session_id = await finish(user);
    server.tutor.interrupt = () => sleep(40);
    const calls = server.tutor.calls.summarise;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.call("performanceSummary", { session_id })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(server.tutor.calls.summarise).toBe(calls + 1);
  });

  test("can be asked for again when the tutor failed", async () => {
    const user = await server.addUser();
    const session_id = await finish(user);
    server.tutor.interrupt = async () => {
      throw new Error("no words");
    };
    const failed = await user.call("performanceSummary", { session_id });
    expect(failed).toMatchObject({ status: 502, body: { code: "summary_failed" } });
    expect((await user.call("session")).body.active_dialogue.session_id).toBe(session_id);
    server.tutor.interrupt = async () => {};
    expect((await user.call("performanceSummary", { session_id })).status).toBe(200);
    expect((await user.call("session")).body.active_dialogue).toBeNull();
  });

  test("are not for a dialogue that goes on", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    expect(await user.call("performanceSummary", { session_id })).toMatchObject({
      status: 409,
      body: { code: "dialogue_not_ended" },
    });
  });
});
