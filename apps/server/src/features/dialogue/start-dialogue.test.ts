import { and, eq } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";
import { startDialogue, succeedInDialogue } from "../../../test/test-user.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { workLeases } from "../../db/schema/work-schema.ts";

const STEPS = ["Conclusion", "Reasons", "Ambiguous words and phrases"];

describe.each(PRODUCTION_DATABASE)("starting, resuming and leaving a dialogue on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => {
    server.tutor.interrupt = async () => {};
  });
  afterAll(() => server.close());

  const offerTo = async (user: Awaited<ReturnType<TestServer["addUser"]>>, interest = "bees") => {
    await user.call("addInterest", { interest });
    const offer = await user.call("getPassageSubtopics", {});
    return offer.body.passage_subtopics as string[];
  };

  test("init_module_chat answers passage, first message and step", async () => {
    const user = await server.addUser();
    const [issue] = await offerTo(user);
    const payload = {
      user_id: user.id,
      session_id: "x",
      module_id: 1,
      chosen_passage_subtopic: issue,
    };
    const { status, body } = await user.call("initModuleChat", payload);
    expect(status).toBe(200);
    expect(body).toEqual({
      user_id: user.id,
      session_id: expect.any(String),
      module_id: 1,
      chosen_passage_subtopic: issue,
      first_message: `Hello. Let us talk about "${issue}".`,
      history: [{ sender: "system", message: `Hello. Let us talk about "${issue}".` }],
      submodule_number: 1,
      keeps_context: true,
      text_passage: `A passage about the issue "${issue}".`,
      module_submodule_context_dict: {
        module_title: "Identifying an Argument's Conclusion and Supporting Reasons",
        steps: STEPS,
        step_title: "Conclusion",
      },
      argument_map: { nodes: expect.any(Array) },
      completed_modules: [],
      passage_counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 },
    });
    const standings = body.argument_map.nodes.map(({ standing }: { standing: string }) => standing);
    expect(new Set(standings)).toEqual(new Set(["open", "not_reached"]));
  });

  test("is done once where twenty come at once, over two servers", async () => {
    const other = await buildServerOn(server.database);
    const user = await server.addUser();
    const [chosen_passage_subtopic] = await offerTo(user);
    const payload = { module_id: 1, chosen_passage_subtopic };
    const written = () => server.tutor.calls.writeArgument + other.tutor.calls.writeArgument;
    const before = written();
    const slowly = () => sleep(500);
    server.tutor.interrupt = slowly;
    other.tutor.interrupt = slowly;
    const { cookie } = user;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        sendCall(index % 2 === 0 ? server.app : other.app, "initModuleChat", payload, { cookie }),
      ),
    );
    // Whoever waits too long is told so; all others get the same one.
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes).toContain(200);
    const told = codes.filter((code) => code !== 200);
    expect(told.filter((code) => !/^(?:opening|work)_in_progress$/u.test(String(code)))).toEqual(
      [],
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(new Set(opened.map(({ body }) => body.session_id)).size).toBe(1);
    expect(written() - before).toBe(1);
    const { orm } = server.database;
    const rows = await orm.select().from(dialogues).where(eq(dialogues.userId, user.id));
    expect(rows.map(({ status }) => status)).toEqual(["active"]);
    await other.close();
  });

  test("is made for who was cut off, and found by the next try, on another server too", async () => {
    const other = await buildServerOn(server.database);
    const user = await server.addUser();
    const [issue = ""] = await offerTo(user);
    const payload = { module_id: 1, chosen_passage_subtopic: issue };
    const { cookie } = user;
    const began = Promise.withResolvers<void>();
    server.tutor.interrupt = async () => {
      began.resolve();
      await sleep(700);
    };
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const proxy = new AbortController();
    const cut = fetch(`${address}/api/init_module_chat`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(payload),
      signal: proxy.signal,
    });
    await began.promise;
    proxy.abort();
    await expect(cut).rejects.toThrow(/abort/iu);
    const written = server.tutor.calls.writeArgument;
    // The server knows by now that nobody waits.
    const { kind: leased, userId } = workLeases;
    const { orm } = server.database;
    const readLeases = () => orm.select({ leased }).from(workLeases).where(eq(userId, user.id));
    await expect.poll(readLeases).toEqual([{ leased: "opening left" }]);
    const again = await sendCall(other.app, "initModuleChat", payload, { cookie });
    expect(again).toMatchObject({ status: 200, body: { chosen_passage_subtopic: issue } });
    expect(server.tutor.calls.writeArgument).toBe(written);
    expect(other.tutor.calls.writeArgument).toBe(0);
    const rows = await orm.select().from(dialogues).where(eq(dialogues.userId, user.id));
    expect(rows.map(({ id, status }) => [id, status])).toEqual([[again.body.session_id, "active"]]);
    await other.close();
  });

  test("takes issues that were offered earlier, or that others discuss, and no others", async () => {
    const [ada, bob] = [await server.addUser(), await server.addUser()];
    const [first] = await offerTo(ada, "early birds");
    await offerTo(ada, "night owls");
    const choose = (chosen_passage_subtopic: unknown) =>
      ada.call("initModuleChat", { module_id: 1, chosen_passage_subtopic });
    expect((await choose(first)).status).toBe(200);
    const others = await startDialogue(bob, "town clocks");
    expect((await choose(others.chosen_passage_subtopic)).status).toBe(200);
    const [unchosen] = await offerTo(bob, "secret gardens");
    const refused = await choose(unchosen);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: "Please choose one of the issues on the list.",
      code: "issue_not_offered",
    });
  });

  test("refuses a locked module, and opens it after two successes in the first", async () => {
    const user = await server.addUser();
    const [issue] = await offerTo(user);
    const start = () =>
      user.call("initModuleChat", { module_id: 2, chosen_passage_subtopic: issue });
    expect(await start()).toMatchObject({ status: 403, body: { code: "module_locked" } });
    for (const interest of ["first", "second"]) {
      await succeedInDialogue(user, interest);
    }
    expect(await start()).toMatchObject({ status: 200, body: { module_id: 2 } });
    const session = (await user.call("session")).body;
    expect(session.completed_modules).toEqual([1]);
    expect(session.accessible_modules).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("keeps the issue that the argument is about, where that is not the chosen one", async () => {
    const user = await server.addUser();
    const [chosen] = await offerTo(user);
    const other = "Should a library stop fining its readers?";
    server.tutor.otherIssue = other;
    const payload = { module_id: 1, chosen_passage_subtopic: chosen };
    const { body } = await user.call("initModuleChat", payload);
    server.tutor.otherIssue = null;
    expect(body).toMatchObject({ chosen_passage_subtopic: other });
    const { session_id } = body;
    const resumed = await user.call("resumeDialogue", { session_id });
    expect(resumed.body).toMatchObject({ chosen_passage_subtopic: other });
    const { active_dialogue } = (await user.call("session")).body;
    expect(active_dialogue).toMatchObject({ chosen_passage_subtopic: other });
  });

  test("says so when no argument could be written, and nothing has begun", async () => {
    const user = await server.addUser();
    const [issue] = await offerTo(user);
    server.tutor.interrupt = async () => {
      throw new Error("no words");
    };
    const failed = await user.call("initModuleChat", {
      module_id: 1,
      chosen_passage_subtopic: issue,
    });
    expect(failed).toMatchObject({ status: 502, body: { error: "Failed to start module." } });
    expect((await user.call("session")).body.active_dialogue).toBeNull();
  });

  test("tells the writer which frames came last", async () => {
    const user = await server.addUser();
    for (const interest of ["one", "two", "three"]) await startDialogue(user, interest);
    expect(await server.stores.dialogues.listRecentFrames(user.id, 1)).toEqual([
      "frame-2",
      "frame-1",
      "frame-0",
    ]);
  });

  test("leaves one dialogue active, however many start at once", async () => {
    const user = await server.addUser();
    const [issue] = await offerTo(user);
    const starts = await Promise.all(
      Array.from({ length: 6 }, () =>
        user.call("initModuleChat", { module_id: 1, chosen_passage_subtopic: issue }),
      ),
    );
    const codes = starts.map(({ status, body }) => body.code ?? status);
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(new Set(starts.map(({ body }) => body.session_id)).size).toBe(1);
    const active = await server.database.orm
      .select({ id: dialogues.id })
      .from(dialogues)
      .where(and(eq(dialogues.userId, user.id), eq(dialogues.status, "active")));
    expect(active).toHaveLength(1);
  });

  test("a new dialogue ends the one before as left", async () => {
    const user = await server.addUser();
    const first = await startDialogue(user, "one");
    const second = await startDialogue(user, "two");
    const late = await user.call("chat", { session_id: first.session_id, message: "right" });
    expect(late).toMatchObject({ status: 409, body: { code: "dialogue_ended" } });
    expect((await user.call("session")).body.active_dialogue.session_id).toBe(second.session_id);
  });

  test("resume gives the dialogue back as it stands", async () => {
    const user = await server.addUser();
    const { session_id, first_message, chosen_passage_subtopic } = await startDialogue(user);
    const chat = await user.call("chat", { session_id, message: "right 1" });
    const { status, body } = await user.call("resumeDialogue", { session_id });
    expect(status).toBe(200);
    expect(body).toEqual({
      session_id,
      module_id: 1,
      chosen_passage_subtopic,
      first_message,
      history: chat.body.history,
      submodule_number: 2,
      keeps_context: true,
      text_passage: chat.body.text_passage,
      module_submodule_context_dict: chat.body.module_submodule_context_dict,
      elapsed_seconds: expect.any(Number),
      pending_message: null,
      argument_map: chat.body.argument_map,
    });
  });

  test("resume counts the time up to now, and not up to the last message alone", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const createdAt = new Date(Date.now() - 100_000);
    await server.database.orm
      .update(messages)
      .set({ createdAt })
      .where(eq(messages.dialogueId, session_id));
    const { body } = await user.call("resumeDialogue", { session_id });
    expect(body.elapsed_seconds).toBeGreaterThanOrEqual(100);
    expect(body.elapsed_seconds).toBeLessThan(250);
  });

  test("abandoning ends it for good, and doing so again is no failure", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const abandon = () => user.call("abandonDialogue", { session_id });
    expect(await abandon()).toMatchObject({ status: 200, body: { accessible_modules: [1] } });
    expect((await abandon()).status).toBe(200);
    expect((await user.call("session")).body.active_dialogue).toBeNull();
    expect((await user.call("resumeDialogue", { session_id })).status).toBe(409);
    expect((await user.call("performanceSummary", { session_id })).status).toBe(409);
    expect((await user.call("dialogues")).body).toEqual({ dialogues: [], transfer_checks: [] });
  });

  test("abandoning a finished dialogue leaves its success", async () => {
    const user = await server.addUser();
    const { session_id } = await succeedInDialogue(user);
    const left = await user.call("abandonDialogue", { session_id });
    expect(left.body.passage_counts[1]).toBe(1);
    expect((await user.call("dialogues")).body.dialogues).toMatchObject([
      { session_id, module_id: 1, success_or_failure: "success", ended_at: expect.any(String) },
    ]);
  });
});
