import type { Skill } from "@elenchus/contract/growth";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { KEY_MARK } from "../../../test/build-scripted-tutor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";

const TYPED = "right, *I* say <b>so</b>";

describe.each(PRODUCTION_DATABASE)("looking back on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const finish = async (user: TestUser, said = [TYPED, "right 2", "right 3"]): Promise<string> => {
    const { session_id } = await startDialogue(user);
    for (const message of said) await user.call("chat", { session_id, message });
    return session_id;
  };

  /** Copies of a finished dialogue, all started in the same microsecond. */
  const multiply = async (sessionId: string, times: number): Promise<void> => {
    const { orm } = server.database;
    const [row] = await orm.select().from(dialogues).where(eq(dialogues.id, sessionId));
    if (row === undefined) throw new Error("no dialogue");
    for (let copy = 0; copy < times; copy += 1)
      await orm.insert(dialogues).values({ ...row, id: sql`gen_random_uuid()` as never });
  };

  /** As if every message had come so many seconds after the one before. */
  const spread = (sessionId: string, seconds: number) =>
    server.database.orm
      .update(messages)
      .set({
        createdAt: sql`timestamptz '2026-11-20 12:00:00Z' + ${messages.position} * ${seconds} * interval '1 second'`,
      })
      .where(and(eq(messages.dialogueId, sessionId)));

  test("a learner who has finished nothing sees an empty page", async () => {
    const user = await server.addUser();
    await startDialogue(user);
    expect((await user.call("progress", {})).body).toEqual({
      dialogues: [],
      has_more: false,
      totals: { finished: 0, completed: 0, seconds_spent: 0 },
      transfer_checks: [],
    });
  });

  test("lists what ended by itself, newest first, with the time spent, pauses apart", async () => {
    const user = await server.addUser();
    const first = await finish(user);
    await spread(first, 10);
    const second = await finish(
      user,
      Array.from({ length: 16 }, () => "dunno"),
    );
    await spread(second, 1000);
    const { session_id: left } = await startDialogue(user);
    await user.call("abandonDialogue", { session_id: left });
    const { body } = await user.call("progress", {});
    expect(body.dialogues).toMatchObject([
      { session_id: second, success_or_failure: "failure", module_id: 1 },
      { session_id: first, success_or_failure: "success", seconds_spent: 60 },
    ]);
    const [{ seconds_spent: long }] = body.dialogues;
    expect(long % 300).toBe(0);
    expect(body.totals).toEqual({ finished: 2, completed: 1, seconds_spent: 60 + long });
  });

  test("tells of each skill how it was come by, newest dialogue first, ten of each module at most", async () => {
    const user = await server.addUser();
    expect((await user.call("growth", {})).body).toEqual({ skills: [] });
    const alone = await finish(user);
    const told = await finish(
      user,
      Array.from({ length: 16 }, () => "dunno"),
    );
    const { body } = await user.call("growth", {});
    expect(body.skills.map(({ title, module_id }: Skill) => [title, module_id])).toEqual([
      ["Conclusion", null],
      ["Reasons", null],
      ["Ambiguous words and phrases", 1],
    ]);
    expect(body.skills[0].dialogues).toEqual([
      { session_id: told, alone: 0, helped: 0, pointed: 0, told: 1 },
      { session_id: alone, alone: 1, helped: 0, pointed: 0, told: 0 },
    ]);
    for (let more = 0; more < 9; more += 1) await finish(user);
    const more = (await user.call("growth", {})).body;
    expect(more.skills[0].dialogues).toHaveLength(10);
    expect((await (await server.addUser()).call("growth", {})).body).toEqual({ skills: [] });
  });

  test("lists hundreds page by page, each once", async () => {
    const user = await server.addUser();
    await multiply(await finish(user), 44);
    const seen: string[] = [];
    const sizes: number[] = [];
    let more = true;
    while (more) {
      const { body } = await user.call("progress", { after_session_id: seen.at(-1) ?? null });
      seen.push(...body.dialogues.map((one: { session_id: string }) => one.session_id));
      sizes.push(body.dialogues.length);
      more = body.has_more;
      expect(body.totals.finished).toBe(45);
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
  });

  test("gives a finished dialogue back whole, with its map and without its key", async () => {
    const user = await server.addUser();
    const session_id = await finish(user);
    const { status, body, text } = await user.call("finishedDialogue", { session_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ session_id, performance_summary: null, module_id: 1 });
    expect(body.text_passage).toContain("A passage about");
    expect(body.messages[1]).toEqual({ sender: "user", message: TYPED });
    expect(body.messages).toHaveLength(7);
    expect(body.argument_map.nodes).toMatchObject(
      [0, 1, 2].map((step) => ({ step, standing: "found", text: `${KEY_MARK} statement ${step}` })),
    );
    expect(text).not.toMatch(/paraphrase|hint|prompt|finding|misconception/);
    const { body: summary } = await user.call("performanceSummary", { session_id });
    const again = await user.call("finishedDialogue", { session_id });
    expect(again.body.performance_summary).toBe(summary.performance_summary);
  });

  test("shows nothing of what was neither found nor told", async () => {
    const user = await server.addUser();
    const asks = Array.from({ length: 16 }, () => "wrong");
    const session_id = await finish(user, ["right", ...asks.slice(0, 3)]);
    await server.database.orm
      .update(dialogues)
      .set({ status: "failure", endedAt: sql`now()` })
      .where(eq(dialogues.id, session_id));
    const { text, body } = await user.call("finishedDialogue", { session_id });
    expect(body.argument_map.nodes.map(({ standing }: { standing: string }) => standing)).toEqual([
      "found",
      "open",
      "not_reached",
    ]);
    const file = await user.call("exportDialogues", { session_id });
    for (const reply of [text, file.text]) {
      expect(reply).toContain(`${KEY_MARK} statement 0`);
      expect(reply).not.toMatch(/statement [12]|quote [12]/);
    }
  });

  test("of a dialogue that goes on or was left there is nothing to see", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const isRefused = { status: 409, body: { code: "dialogue_not_ended" } };
    for (const name of ["finishedDialogue", "exportDialogues"] as const)
      expect(await user.call(name, { session_id })).toMatchObject(isRefused);
    await user.call("abandonDialogue", { session_id });
    expect(await user.call("finishedDialogue", { session_id })).toMatchObject(isRefused);
  });

  test("another's dialogue is refused, by whatever name, and so is one that is nobody's", async () => {
    const [ada, bob] = [await server.addUser(), await server.addUser()];
    const bobs = await finish(bob);
    const isRefused = { status: 403, body: { code: "not_yours" } };
    for (const id of [bobs, "00000000-0000-4000-8000-000000000000", "no id"]) {
      expect(await ada.call("finishedDialogue", { session_id: id })).toMatchObject(isRefused);
      expect(await ada.call("exportDialogues", { session_id: id })).toMatchObject(isRefused);
      expect(await ada.call("progress", { after_session_id: id })).toMatchObject(isRefused);
    }
    expect((await ada.call("exportDialogues", {})).text).not.toContain(TYPED);
  });

  test("is exported as Markdown, one dialogue or all, what was typed as it was typed", async () => {
    const user = await server.addUser();
    const session_id = await finish(user);
    await user.call("performanceSummary", { session_id });
    const one = await user.call("exportDialogues", { session_id });
    expect(one.body.file_name).toMatch(/^elenchus-dialogue-\d{4}-\d\d-\d\d\.md$/);
    const { markdown } = one.body;
    expect(markdown).toMatch(/^# Should bees change, 1\? \(a\)\n/);
    expect(markdown).toContain(String.raw`> right, \*I\* say \<b\>so\</b\>`);
    expect(markdown).toMatch(/## Performance summary\n\nSummary \d+ of 7 messages\./);
    expect(markdown).toContain("- Completed\n- Time spent: 00:00");
    expect(markdown).toContain(`- **Conclusion** (You found this): ${KEY_MARK} statement 0`);
    await multiply(session_id, 60);
    const all = await user.call("exportDialogues", {});
    expect(all.body.file_name).toBe("elenchus-dialogues.md");
    expect(all.body.markdown.match(/^## Should bees/gm)).toHaveLength(61);
    expect(all.body.markdown).toContain("61 dialogues, the newest first.");
  });
});
