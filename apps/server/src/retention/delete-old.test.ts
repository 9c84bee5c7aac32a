import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../test/add-ended-dialogues.ts";
import { buildAdminContext } from "../../test/build-admin-context.ts";
import { buildClock, type TestClock } from "../../test/build-clock.ts";
import { DATABASE_KINDS } from "../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import type { TestUser } from "../../test/test-user.ts";
import { runAdminCommand } from "../admin/admin-commands.ts";
import { dialogues, distressFlags, messages } from "../db/schema/schema.ts";
import { accessLog } from "../db/schema/supervision-schema.ts";
import { transferChecks } from "../db/schema/transfer-check-schema.ts";
import { dailyTokens, dailyUsage } from "../db/schema/work-schema.ts";

const NEVER = new Date("2020-01-01T00:00:00Z");
const SECRET_WORDS = "It is this.";

describe.each(DATABASE_KINDS)("what is old, on %s", (kind) => {
  const reported: { message: string; facts: unknown }[] = [];
  let clock: TestClock;
  let server: TestServer;
  let ada: TestUser;
  let sam: TestUser;
  beforeEach(async () => {
    clock = buildClock();
    reported.length = 0;
    const report = (message: string, facts: unknown) => void reported.push({ message, facts });
    server = await buildTestServer(kind, { now: clock.now, retentionDays: 90, report });
    ada = await server.addUser();
    sam = await server.addUser({ userType: "supervisor" });
    await addDeleted((await server.addUser()).id);
  });
  afterEach(() => server.close());

  const orm = () => server.database.orm;
  const countMessages = (id: string) => orm().$count(messages, eq(messages.dialogueId, id));
  const purge = (options: Record<string, string>) =>
    runAdminCommand({ ...buildAdminContext(server), now: server.now }, "purge", options);

  /** So that it is not for the first time. */
  async function addDeleted(userId: string): Promise<void> {
    const [id = ""] = await addEndedDialogues(server, userId, [["success", 1]]);
    await orm().update(dialogues).set({ deletedAfterDays: 90 }).where(eq(dialogues.id, id));
    await orm().delete(messages).where(eq(messages.dialogueId, id));
  }

  async function addActive(userId: string, startedAt: Date): Promise<string> {
    const id = randomUUID();
    const argument = buildArgument({ module: 1 });
    const about = { issue: "Should it?", interest: "bees", shareable: false, frame: "f" };
    const state = startDialogue(argument);
    const row = { ...about, id, userId, module: 1, argument, state, startedAt } as const;
    await orm()
      .insert(dialogues)
      .values({ ...row, status: "active" });
    const said = { dialogueId: id, step: 0, createdAt: startedAt };
    await orm()
      .insert(messages)
      .values([
        { ...said, position: 1, sender: "system", text: "What is it?" },
        { ...said, position: 2, sender: "user", text: SECRET_WORDS },
      ]);
    return id;
  }

  async function addCheck(userId: string, isFinished: boolean): Promise<string> {
    const id = randomUUID();
    const argument = buildArgument({ module: 1 });
    const standing = { standing: "found", share: 1, missed: [] } as const;
    const result = isFinished ? { steps: [standing], passed: true } : null;
    const base = {
      id,
      userId,
      module: 1,
      issue: "Should it?",
      interest: "bees",
      argument,
    } as const;
    const endedAt = isFinished ? NEVER : null;
    await orm()
      .insert(transferChecks)
      .values({
        ...base,
        answers: [SECRET_WORDS],
        askedAgain: [0],
        secondAnswers: [SECRET_WORDS],
        startedAt: NEVER,
        result,
        endedAt,
      });
    return id;
  }

  test("goes, and what was reached stays: unlocking, counts, progress, class", async () => {
    const [one = ""] = await addEndedDialogues(server, ada.id, [
      ["success", 1],
      ["success", 1],
      ["failure", 2],
    ]);
    const read = async () => {
      const session = await ada.call("session");
      const progress = await ada.call("progress", {});
      const student = await sam.call("student", { student_id: ada.id });
      const supervisor = await sam.call("session");
      const { accessible_modules, completed_modules, passage_counts } = session.body;
      const records = supervisor.body.student_info_admin_dict as Record<string, object>;
      return {
        learner: { accessible_modules, completed_modules, passage_counts },
        totals: progress.body.totals,
        row: student.body.student,
        record: { ...records[ada.id], student_sessions: null },
      };
    };
    const before = await read();
    clock.advance({ days: 400 });
    await server.runJob("delete_old");
    expect(await countMessages(one)).toBe(0);
    expect(await read()).toEqual(before);
    const rows = await orm().select().from(dialogues).where(eq(dialogues.userId, ada.id));
    expect(JSON.stringify(rows)).not.toContain("Well");
    expect(rows.map(({ argument }) => argument.passage)).toEqual(["", "", ""]);
    expect(rows.map(({ deletedAfterDays }) => deletedAfterDays)).toEqual([90, 90, 90]);
  });

  test("stays as long as RETENTION_DAYS says, and for ever where it is not set", async () => {
    const startedAt = new Date();
    const [one = ""] = await addEndedDialogues(server, ada.id, [["success", 1]]);
    await orm().update(dialogues).set({ endedAt: startedAt });
    clock.advance({ days: 89 });
    await server.runJob("delete_old");
    expect(await countMessages(one)).toBe(3);
    clock.advance({ days: 2 });
    await server.runJob("delete_old");
    expect(await countMessages(one)).toBe(0);
  });

  test("is told in its place: to its learner, in exports, and to supervisors", async () => {
    const [one = ""] = await addEndedDialogues(server, ada.id, [["failure", 1]]);
    clock.advance({ days: 400 });
    await server.runJob("delete_old");
    const told = { transcript_deleted_after_days: 90 };
    const shown = await ada.call("finishedDialogue", { session_id: one });
    expect(shown.body).toMatchObject({ ...told, messages: [], text_passage: "" });
    expect(shown.body.seconds_spent).toBeGreaterThan(0);
    const file = await ada.call("exportDialogues", { session_id: one });
    expect(file.body.markdown).toContain("What was said here was deleted after 90 days.");
    const own = await ada.call("exportMyData");
    expect(own.body.dialogues).toMatchObject([{ ...told, messages: [] }]);
    const of = { student_id: ada.id, dialogue_id: one };
    const seen = await sam.call("transcript", of);
    expect(seen).toMatchObject({ status: 200, body: { ...told, messages: [], status: "failure" } });
    const student = await sam.call("student", { student_id: ada.id });
    expect(student.body.dialogues).toMatchObject([{ ...told, learner_messages: 1 }]);
  });

  test("takes no summary, no verdict and no review any more, and is not gone on with", async () => {
    const [one = ""] = await addEndedDialogues(server, ada.id, [["failure", 1]]);
    await orm().update(dialogues).set({ summary: null });
    clock.advance({ days: 400 });
    await server.runJob("delete_old");
    const session = { session_id: one };
    const verdict = { dialogue_id: one, outcome: "success", reason: "It was right." };
    const answers = [
      await ada.call("performanceSummary", session),
      await ada.call("resumeDialogue", session),
      await ada.call("requestReview", session),
      await sam.call("giveVerdict", verdict),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([409, "transcript_deleted"]);
    const { body } = await ada.call("session");
    expect(body.active_dialogue).toBeNull();
  });

  test("stays while a flag or a review waits, and as long again once it is answered", async () => {
    const [flagged = "", asked = "", plain = ""] = await addEndedDialogues(server, ada.id, [
      ["failure", 1],
      ["failure", 1],
      ["failure", 1],
    ]);
    const seen = { kind: "distress", place: "dialogue", dialogueId: flagged, position: 2 } as const;
    await server.stores.distressFlags.raise(ada.id, seen);
    await ada.call("requestReview", { session_id: asked, note: "Look again." });
    clock.advance({ days: 400 });
    await server.runJob("delete_old");
    expect(await countMessages(flagged)).toBe(3);
    expect(await countMessages(asked)).toBe(3);
    expect(await countMessages(plain)).toBe(0);
    const waiting = await purge({ "older-than": "90", "dry-run": "yes" });
    expect(waiting).toContain("2 others are kept");
    // Answered by the database's clock, which is not ahead: 400 days ago.
    const [flag] = await server.stores.distressFlags.list([ada.id]);
    await server.stores.distressFlags.acknowledge(flag?.id ?? 0, sam.id);
    const now = clock.now();
    await orm().update(distressFlags).set({ acknowledgedAt: now });
    await server.runJob("delete_old");
    expect(await countMessages(flagged)).toBe(3);
    clock.advance({ days: 91 });
    await server.runJob("delete_old");
    expect(await countMessages(flagged)).toBe(0);
    expect(await orm().$count(distressFlags)).toBe(0);
    expect(await countMessages(asked)).toBe(3);
  });

  test("is a dialogue that nobody has gone on with, and none in which somebody has", async () => {
    const idle = await addActive(ada.id, NEVER);
    const bo = await server.addUser();
    const going = await addActive(bo.id, NEVER);
    await orm()
      .update(messages)
      .set({ createdAt: clock.now() })
      .where(eq(messages.dialogueId, going));
    await server.runJob("delete_old");
    const rows = await orm().select().from(dialogues);
    const found = Object.fromEntries(rows.map((row) => [row.id, row]));
    expect(found[idle]).toMatchObject({
      status: "abandoned",
      endedAt: NEVER,
      deletedAfterDays: 90,
    });
    expect(found[going]).toMatchObject({ status: "active", deletedAfterDays: null });
    expect([await countMessages(idle), await countMessages(going)]).toEqual([0, 2]);
  });

  test("loses the answers of a check and keeps its result; one that was never finished goes whole", async () => {
    const finished = await addCheck(ada.id, true);
    const open = await addCheck(ada.id, false);
    await server.runJob("delete_old");
    const rows = await orm().select().from(transferChecks);
    expect(rows).toMatchObject([
      { id: finished, answers: [], assessments: null, deletedAfterDays: 90 },
    ]);
    expect(rows[0]).toMatchObject({ askedAgain: null, secondAnswers: [], secondAssessments: null });
    expect(rows[0]?.result?.passed).toBe(true);
    const shown = await ada.call("openTransferCheck", { check_id: finished });
    expect(shown).toMatchObject({ status: 200, body: { transcript_deleted_after_days: 90 } });
    expect(shown.text).not.toContain(SECRET_WORDS);
    const gone = await ada.call("openTransferCheck", { check_id: open });
    expect(gone.status).toBe(403);
  });

  test("are looks, calls and tokens of learners; sums that name nobody stay", async () => {
    const look = { supervisorId: sam.id, studentId: ada.id, kind: "transcript" } as const;
    const recent = clock.now();
    await orm()
      .insert(accessLog)
      .values([
        { ...look, at: NEVER },
        { ...look, at: recent },
      ]);
    const usage = { inputTokens: 100, outputTokens: 5, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const call = {
      kind: "words",
      model: "m",
      usage,
      costMicros: 7,
      ms: 1,
      firstTextMs: 1,
    } as const;
    const record = { ...call, requests: 1, outcome: "ok" } as const;
    await server.stores.modelCalls.keep(
      [NEVER, recent].map((at) => ({ userId: ada.id, dialogueId: null, record, at })),
    );
    await server.runJob("delete_old");
    expect(await orm().select({ at: accessLog.at }).from(accessLog)).toEqual([{ at: recent }]);
    expect(await orm().$count(dailyTokens)).toBe(1);
    const sums = await orm().select().from(dailyUsage).orderBy(dailyUsage.day);
    expect(sums.map(({ day, inputTokens }) => [day, inputTokens])).toEqual([
      ["2020-01-01", 100],
      [recent.toISOString().slice(0, 10), 100],
    ]);
  });

  test("is told by a dry run, which deletes nothing, and deleted by hand", async () => {
    const ids = await addEndedDialogues(server, ada.id, [
      ["success", 1],
      ["failure", 1],
    ]);
    const idle = await addActive(ada.id, NEVER);
    clock.advance({ days: 400 });
    const dry = await purge({ "older-than": "10", "dry-run": "yes" });
    expect(dry).toContain("nothing was deleted");
    expect(dry).toContain("3 transcripts of dialogues");
    for (const id of ids) expect(await countMessages(id)).toBe(3);
    const done = await purge({ "older-than": "10", yes: "yes" });
    expect(done).toContain("3 transcripts of dialogues");
    for (const id of [...ids, idle]) expect(await countMessages(id)).toBe(0);
    expect(await purge({ "older-than": "10", yes: "yes" })).toContain("0 transcripts of dialogues");
  });

  test("waits where so short a time is new, is told of in the log and on the page, and goes after a word", async () => {
    await orm().update(dialogues).set({ deletedAfterDays: 365 });
    const [one = ""] = await addEndedDialogues(server, ada.id, [["success", 1]]);
    clock.advance({ days: 400 });
    await server.runJob("delete_old");
    expect(await countMessages(one)).toBe(3);
    expect(reported).toMatchObject([{ facts: { dialogues: 1 } }]);
    expect(reported[0]?.message).toContain("purge --older-than 90");
    const operator = await server.addUser({ userType: "supervisor", seesOperations: true });
    // What the page looks at beside it.
    await orm().execute("create schema jobs");
    await orm().execute("create table jobs.job (name text not null, state text not null)");
    expect((await operator.call("health")).body.retention).toMatchObject({ days: 90, held: 1 });
    await purge({ "older-than": "90", yes: "yes" });
    expect(await countMessages(one)).toBe(0);
    expect((await operator.call("health")).body.retention).toMatchObject({ held: 0 });
  });

  test("needs no word where the first of all gets old by the day, and leaves a line", async () => {
    await orm().update(dialogues).set({ deletedAfterDays: null });
    const [one = ""] = await addEndedDialogues(server, ada.id, [["success", 1]]);
    const justOld = new Date(clock.now().getTime() - 91 * 86_400_000);
    await orm().update(dialogues).set({ endedAt: justOld });
    await server.runJob("delete_old");
    expect(await countMessages(one)).toBe(0);
    expect(reported.map(({ message }) => message)).toEqual([
      "deleted what was older than RETENTION_DAYS=90",
    ]);
  });

  test("is not deleted by a command that does not say so", async () => {
    const [one = ""] = await addEndedDialogues(server, ada.id, [["success", 1]]);
    clock.advance({ days: 400 });
    await expect(purge({ "older-than": "10" })).rejects.toThrow("Nothing was deleted.");
    expect(await countMessages(one)).toBe(3);
  });

  test("is deleted once by several servers at once", async () => {
    const many = Array.from({ length: 120 }, () => ["success", 1] as const);
    await addEndedDialogues(server, ada.id, many);
    clock.advance({ days: 400 });
    const outputs = await Promise.all(
      [1, 2, 3].map(() => purge({ "older-than": "30", yes: "yes" })),
    );
    const counts = outputs.map((text) => Number(/(\d+) transcript/.exec(text)?.[1]));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(120);
    expect(await orm().$count(messages)).toBe(0);
  });
});

describe("what is old", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer("pglite");
  });
  afterAll(() => server.close());

  test.each([
    [{}, "--older-than is missing."],
    [{ "older-than": "0" }, "--older-than must be a whole number of days"],
    [{ "older-than": "9o" }, "--older-than must be a whole number of days"],
    [{ "older-than": "90", dryrun: "yes" }, "--dryrun is no option of this command."],
    [{ "older-than": "90", "dry-run": "maybe" }, "--dry-run takes no value."],
  ])("is not deleted by %j", async (options, text) => {
    const purging = runAdminCommand(buildAdminContext(server), "purge", options);
    await expect(purging).rejects.toThrow(text);
  });
});
