import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { buildOwnText } from "@elenchus/tutor/own-text/build-own-text";
import { createOwnTextDesk } from "@elenchus/tutor/own-text/own-text-desk";
import { answerFromKey } from "@elenchus/tutor/own-text/play-to-end";
import { replyCooperatively, replyToModeration } from "@elenchus/evaluation/cooperative-model";
import type { ModelRequest } from "@elenchus/evaluation/model-wires/wire";
import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addEndedDialogues } from "./add-ended-dialogues.ts";
import { buildLlmServer, kindOf } from "./build-llm-server.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { buildClass, publishText, saveText, setText } from "./own-text.ts";
import { readDialogue } from "./play-turns.ts";
import type { TestUser } from "./test-user.ts";
import { useReader } from "./use-reader.ts";

const reader = useReader();
const lines: string[] = [];
let server: TestServer;
let room: Awaited<ReturnType<typeof buildClass>>;

beforeAll(async () => {
  const tutor = createBuiltInTutor({ reader });
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const ownTextDesk = createOwnTextDesk(tutor);
  server = await buildTestServer("pglite", { tutor, ownTextDesk, logLevel: "warn", logStream });
  room = await buildClass(server);
});
afterAll(() => server.close());

/** A learner to whom every module is open. */
async function addOpenStudent(to: TestServer, own: typeof room): Promise<TestUser> {
  const student = await own.addStudent();
  await addEndedDialogues(to, student.id, [
    ["success", 1],
    ["success", 1],
  ]);
  return student;
}

const begin = (student: TestUser, module_id: number, assignment_id: string) =>
  student.call("initModuleChat", {
    module_id,
    chosen_passage_subtopic: "Whatever it is called",
    assignment_id,
  });

/** Answers from the key until the dialogue is over. @returns all that the learner was sent */
async function play(to: TestServer, student: TestUser, session_id: string): Promise<string[]> {
  const sent: string[] = [];
  for (let turn = 0; turn < 16; turn += 1) {
    const { argument, state } = await readDialogue(to, session_id);
    const message = answerFromKey(argument, state);
    const { status, body, text } = await student.call("chat", { session_id, message });
    expect(status, text).toBe(200);
    sent.push(text);
    if (body.exit_message !== undefined) break;
  }
  return sent;
}

test.each(MODULE_NUMBERS)("a dialogue on an own text runs whole in module %i", async (module) => {
  const { teacher, group_id } = room;
  const own_text_id = await saveText(teacher, group_id, buildOwnText(module));
  await publishText(teacher, own_text_id);
  const assignment_id = await setText(teacher, group_id, own_text_id, module);
  const student = await addOpenStudent(server, room);
  const work = (await student.call("myWork", {})).body.work.find(
    (one: { assignment_id: string }) => one.assignment_id === assignment_id,
  );
  expect(work).toMatchObject({ issue: "Sundays at the museum", own_text: true });
  const begun = await begin(student, module, assignment_id);
  expect(begun.body).toMatchObject({
    chosen_passage_subtopic: "Sundays at the museum",
    text_passage: buildOwnText(module).passage,
    passage_source: "The school paper. CC BY 4.0.",
    first_message: expect.stringContaining("Your teacher chose the text"),
  });
  const { session_id } = begun.body;
  const sent = [begun.text, ...(await play(server, student, session_id))];
  const summary = await student.call("performanceSummary", { session_id });
  expect(summary.body.success_or_failure).toBe("success");
  const finished = await student.call("finishedDialogue", { session_id });
  expect(finished.body).toMatchObject({
    chosen_passage_subtopic: "Sundays at the museum",
    passage_source: "The school paper. CC BY 4.0.",
  });
  for (const text of [
    ...sent,
    summary.text,
    finished.text,
    (await student.call("myWork", {})).text,
  ])
    expect(text).not.toMatch(/"(?:key|form|argument|expectations|paraphrases|ways|mistakes)"/u);
  const { students } = (await teacher.call("assignment", { assignment_id })).body;
  expect(
    students.find((one: { student_id: string }) => one.student_id === student.id),
  ).toMatchObject({ standing: "done", dialogue_id: session_id, success: true });
  const transcript = await teacher.call("transcript", {
    student_id: student.id,
    dialogue_id: session_id,
  });
  expect(transcript.body).toMatchObject({
    chosen_passage_subtopic: "Sundays at the museum",
    passage_source: "The school paper. CC BY 4.0.",
  });
});

test("a dialogue stays on the version that it began with, and the next one has the new one", async () => {
  const { teacher, group_id } = room;
  const own_text_id = await saveText(teacher, group_id);
  await publishText(teacher, own_text_id);
  const assignment_id = await setText(teacher, group_id, own_text_id);
  const [first, second] = [await addOpenStudent(server, room), await addOpenStudent(server, room)];
  const { session_id } = (await begin(first, 2, assignment_id)).body;
  const again = await begin(first, 2, assignment_id);
  expect(again.body.session_id).toBe(session_id);
  const form = buildOwnText(2, { title: "The second edition" });
  await teacher.call("saveOwnText", { own_text_id, group_id, revision: 1, form });
  const before = await begin(second, 2, assignment_id);
  expect(before.body.chosen_passage_subtopic).toBe("Sundays at the museum");
  await publishText(teacher, own_text_id, 2);
  expect((await first.call("resumeDialogue", { session_id })).body).toMatchObject({
    chosen_passage_subtopic: "Sundays at the museum",
  });
  const third = await addOpenStudent(server, room);
  const work = (await third.call("myWork", {})).body.work.find(
    (one: { assignment_id: string }) => one.assignment_id === assignment_id,
  );
  expect(work.issue).toBe("The second edition");
  expect((await begin(third, 2, assignment_id)).body.chosen_passage_subtopic).toBe(
    "The second edition",
  );
  await play(server, first, session_id);
  const { students } = (await teacher.call("assignment", { assignment_id })).body;
  expect(students.find((one: { student_id: string }) => one.student_id === first.id)).toMatchObject(
    { standing: "done" },
  );
});

test("nobody opens a text that was not set to them, and the try is in the log", async () => {
  const { teacher, group_id } = room;
  const own_text_id = await saveText(teacher, group_id);
  await publishText(teacher, own_text_id);
  const assignment_id = await setText(teacher, group_id, own_text_id);
  const other = await buildClass(server, "Others");
  const outsiders = [await addOpenStudent(server, other), await server.addUser()];
  const locked = await room.addStudent();
  lines.length = 0;
  for (const outsider of outsiders) {
    const { status, body } = await begin(outsider, 2, assignment_id);
    expect({ status, code: body.code }).toEqual({ status: 403, code: "not_yours" });
  }
  for (const wrong of ["x", "00000000-0000-4000-8000-00000000000a"])
    expect((await begin(outsiders[0] as TestUser, 2, wrong)).status).toBe(403);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
    Array.from({ length: 4 }, () => ({
      msg: "refused",
      why: "a text that was not set to the learner",
    })),
  );
  // Set work opens nothing: the module is still locked.
  expect((await begin(locked, 2, assignment_id)).body.code).toBe("module_locked");
  // By its title alone it opens to nobody.
  const byTitle = { module_id: 2, chosen_passage_subtopic: "Sundays at the museum" };
  const student = await addOpenStudent(server, room);
  expect((await student.call("initModuleChat", byTitle)).body.code).toBe("issue_not_offered");
});

test("a dialogue on an own text runs whole with a model in each module, and the text is material to it", async () => {
  const built = await buildLlmServer("openai-compatible", { reader, hasFallback: false });
  const asked: ModelRequest[] = [];
  built.replyBy((request) => {
    asked.push(request);
    return replyCooperatively(request);
  });
  const own = await buildClass(built.server);
  const student = await addOpenStudent(built.server, own);
  for (const module of MODULE_NUMBERS) {
    const own_text_id = await saveText(own.teacher, own.group_id, buildOwnText(module));
    await publishText(own.teacher, own_text_id);
    const assignment_id = await setText(own.teacher, own.group_id, own_text_id, module);
    const { session_id } = (await begin(student, module, assignment_id)).body;
    await play(built.server, student, session_id);
    const { body } = await student.call("performanceSummary", { session_id });
    expect(body.success_or_failure, `module ${module}`).toBe("success");
  }
  expect(new Set(asked.map(kindOf))).toEqual(new Set(["moderate", "assess", "words", "summary"]));
  const { passage } = buildOwnText(7);
  const told = asked
    .map(({ system, messages }) => [...system, ...messages.map(({ text }) => text)].join("\n"))
    .filter((prompt) => prompt.includes(passage));
  expect(told.length).toBeGreaterThan(4);
  // Outside its fences no word of it is said to the model.
  for (const prompt of told)
    expect(prompt.replaceAll(/<fenced [^>]*>[\s\S]*?<\/fenced>/gu, "")).not.toContain(passage);
  await built.close();
});

test("a text that a model finds unfit is not published, nor one that it could not look at", async () => {
  const built = await buildLlmServer("openai-compatible", { reader, hasFallback: false });
  const own = await buildClass(built.server);
  const own_text_id = await saveText(own.teacher, own.group_id);
  const publish = () =>
    own.teacher.call("publishOwnText", { own_text_id, revision: 1, despite_warnings: "yes" });
  built.replyBy((request) => replyToModeration(request, () => true) ?? replyCooperatively(request));
  const { body } = await publish();
  expect(body.own_text).toMatchObject({ version: 0 });
  // What the reader does not understand of the key is a warning beside it.
  expect(body.problems.filter(({ level }: { level: string }) => level === "error")).toEqual([
    { level: "error", place: "passage", text: expect.stringContaining("not fit") },
  ]);
  built.replyBy(() => ({ text: "I would rather not." }));
  const failed = await publish();
  expect({ status: failed.status, code: failed.body.code }).toEqual({
    status: 502,
    code: "own_text_check_failed",
  });
  await built.close();
});
