import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectPostgres } from "../build-database.ts";
import { buildServerOn, type TestServer } from "../build-test-server.ts";
import { logIn, type TestUser } from "../test-user.ts";
import { useReader } from "../use-reader.ts";
import { LEARNER, PASSWORD, SUPERVISOR } from "./play-demo.ts";
import { listDumps, restoreDump } from "./restore-dump.ts";

const reader = useReader();
const MIGRATIONS = resolve(import.meta.dirname, "../../migrations");
/** The newest dump. */
const NEWEST = listDumps().at(-1) ?? "";

/** A server on what a release has stored, migrated. */
async function openRelease(name: string) {
  const database = connectPostgres(await restoreDump(name));
  await database.migrate();
  const server = await buildServerOn(database, { tutor: createBuiltInTutor({ reader }) });
  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
  };
  return { server, close };
}

async function withRelease(name: string, work: (server: TestServer) => Promise<void>) {
  const { server, close } = await openRelease(name);
  try {
    await work(server);
  } finally {
    await close();
  }
}

/** What a call answers that has to answer. */
async function ask(user: TestUser, ...[name, payload]: Parameters<TestUser["call"]>) {
  const { status, body, text } = await user.call(name, payload);
  expect(status, `${name}: ${text.slice(0, 300)}`).toBe(200);
  return body;
}

/** Everything that a learner can look at, the open dialogue apart. */
async function lookBack(user: TestUser) {
  const progress = await ask(user, "progress", {});
  const finished = [];
  for (const { session_id } of progress.dialogues) {
    finished.push(await ask(user, "finishedDialogue", { session_id }));
    await ask(user, "performanceSummary", { session_id });
  }
  await ask(user, "dialogues");
  await ask(user, "growth", {});
  await ask(user, "account");
  await ask(user, "myWork", {});
  const { markdown } = await ask(user, "exportDialogues", {});
  const own = await ask(user, "exportMyData");
  return { progress, finished, markdown, own };
}

/** Versions with which a turn's state, judgement and move were stored. */
async function readVersions({ database }: TestServer, session_id: string) {
  const { rows } = (await database.orm.execute(
    sql`select state ->> 'version' as state, said.assessment ->> 'version' as assessment,
          reply.move ->> 'version' as move
        from dialogues d
        join messages said on said.dialogue_id = d.id and said.position = 8
        join messages reply on reply.dialogue_id = d.id and reply.position = 9
        where d.id = ${session_id}`,
  )) as { rows: Record<string, string>[] };
  return Object.values(rows[0] ?? {});
}

async function download({ app }: TestServer, { cookie }: TestUser, path: string): Promise<string> {
  const answer = await app.inject({ url: path, headers: { cookie } });
  expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBe(200);
  return answer.body;
}

/** Everything that a supervisor can look at. */
async function supervise(server: TestServer) {
  const supervisor = await logIn(server.app, SUPERVISOR, PASSWORD);
  const { students } = await ask(supervisor, "students");
  const { assignments } = await ask(supervisor, "assignments", {});
  for (const { assignment_id, group_id } of assignments) {
    await ask(supervisor, "assignment", { assignment_id });
    await ask(supervisor, "gradebook", { group_id });
  }
  const [{ student_id }] = students;
  const { dialogues } = await ask(supervisor, "student", { student_id });
  const transcripts = [];
  for (const { dialogue_id } of dialogues) {
    transcripts.push(await ask(supervisor, "transcript", { student_id, dialogue_id }));
  }
  const { student_info_admin_dict: records } = await ask(supervisor, "session");
  const { modules } = await ask(supervisor, "classView");
  for (const name of ["groups", "reviews", "flags", "attention"] as const)
    await ask(supervisor, name);
  const files = [];
  for (const path of Object.values(ADMIN_EXPORTS))
    files.push(await download(server, supervisor, path));
  // A spreadsheet is packed, and has names in place of ids.
  const exports = files.filter((file) => !file.startsWith("PK"));
  expect(files.length - exports.length).toBe(2);
  return { students, transcripts, record: records[student_id], modules, exports };
}

test("every migration has a dump of what was stored after it", () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith(".sql"));
  const dumped = new Set(listDumps().map((name) => name.slice(0, 4)));
  const missing = files.filter((file) => !dumped.has(file.slice(0, 4)));
  expect(missing, "run npm run dump -w apps/server, and commit what it writes").toEqual([]);
});

describe.each(listDumps())("what release %s has stored", (name) => {
  let server: TestServer;
  let close = async (): Promise<void> => {};
  let learner: TestUser;
  beforeAll(async () => {
    ({ server, close } = await openRelease(name));
    learner = await logIn(server.app, LEARNER, PASSWORD);
  });
  afterAll(() => close());

  test("is a dialogue that is resumed, and gone on with", async () => {
    const session = await ask(learner, "session");
    expect(session.completed_modules).toEqual([1]);
    const { session_id } = session.active_dialogue;
    const resumed = await ask(learner, "resumeDialogue", { session_id });
    expect(resumed).toMatchObject({ submodule_number: 1, text_passage: /\w/ });
    expect(resumed.history).toHaveLength(7);
    const turn = await ask(learner, "chat", { session_id, message: "I don't know" });
    expect(turn.history).toHaveLength(9);
    expect(turn.text_passage).toBe(resumed.text_passage);
    expect(await readVersions(server, session_id)).toEqual(["1", "1", "1"]);
  });

  test("is shown to the learner", async () => {
    const { progress, finished, markdown, own } = await lookBack(learner);
    expect(progress.totals).toMatchObject({ finished: 3, completed: 2 });
    expect(own.dialogues).toHaveLength(5);
    expect(markdown).toContain(finished[0].text_passage);
  });

  describe("is shown to supervisors", () => {
    let seen: Awaited<ReturnType<typeof supervise>>;
    beforeAll(async () => {
      seen = await supervise(server);
    });

    test("as counts and in files", () => {
      const { students, record, modules, exports } = seen;
      const counts = { total_completed_passages: 2, total_failed_passages: 1 };
      expect(students).toMatchObject([counts]);
      expect(record).toMatchObject(counts);
      expect(modules[0]).toMatchObject({ module_id: 1, completed: 1 });
      for (const file of exports) expect(file).toContain(learner.id);
    });

    test("as transcripts with what was judged and decided", () => {
      const ended = seen.transcripts.filter(({ machine_outcome }) => machine_outcome !== null);
      expect(ended).toHaveLength(3);
      const reasons = new Set(ended.map(({ outcome_reason }) => outcome_reason));
      expect(reasons).toEqual(new Set(["all_covered", "skill_step_told"]));
      for (const { messages, steps, argument_map } of ended) {
        expect(steps).toHaveLength(3);
        expect(argument_map.nodes.length).toBeGreaterThan(3);
        expect(messages[1].assessment.judge).toMatch(/^built-in@/u);
        expect(messages[2].move.kind).toMatch(/^[a-z_]+$/u);
      }
    });
  });
});

test("a check that a release without second answers left open goes on", async () => {
  await withRelease("0015", async (server) => {
    await server.database.orm.execute(
      sql`update transfer_checks set answers = answers[1:2], assessments = null, result = null, ended_at = null`,
    );
    const learner = await logIn(server.app, LEARNER, PASSWORD);
    const { check_id, answers } = await ask(learner, "startTransferCheck", { module_id: 1 });
    expect(answers).toEqual([expect.any(String), expect.any(String), null]);
    const sent = { check_id, step: 3, answer: "I don't know" };
    const { again, finished } = await ask(learner, "answerTransferCheck", sent);
    expect(finished).toBeNull();
    expect(again.at(-1)).toEqual({ step: 3, answer: null });
    let last = null;
    for (const { step } of again) {
      const kept = { check_id, step, answer: answers[step - 1] ?? sent.answer, second: true };
      last = await ask(learner, "answerTransferCheck", kept);
    }
    expect(last.finished).toMatchObject({ steps_total: 3, passed: false });
  });
});

const BROKEN = ["{}", "[]", '"nothing"', "7", '{"key":{"expectations":[{"id":3},null]}}'];

test.each(BROKEN)("rows in which nothing but %s can be read are shown without it", async (json) => {
  await withRelease(NEWEST, async (server) => {
    const value = sql`${json}::json`;
    const { orm } = server.database;
    await orm.execute(sql`update dialogues set argument = ${value}, state = ${value}`);
    await orm.execute(sql`update messages set assessment = ${value} where assessment is not null`);
    await orm.execute(sql`update messages set move = ${value} where move is not null`);
    await orm.execute(
      sql`update transfer_checks set argument = ${value}, assessments = ${value}, second_assessments = ${value}, result = ${value}`,
    );
    await orm.execute(sql`update issue_offers set issues = ${value}`);
    const learner = await logIn(server.app, LEARNER, PASSWORD);
    const { active_dialogue } = await ask(learner, "session");
    const { session_id } = active_dialogue;
    const { history } = await ask(learner, "resumeDialogue", { session_id });
    expect(history).toHaveLength(7);
    const turn = await learner.call("chat", { session_id, message: "I don't know" });
    expect(turn).toMatchObject({ status: 409, body: { code: "argument_unreadable" } });
    const { progress } = await lookBack(learner);
    expect(progress.totals).toMatchObject({ finished: 3, completed: 2 });
    await ask(learner, "startTransferCheck", { module_id: 1 });
    await ask(learner, "getPassageSubtopics");
    const { transcripts } = await supervise(server);
    expect(transcripts.map(({ messages }) => messages.length)).toContain(8);
  });
});
