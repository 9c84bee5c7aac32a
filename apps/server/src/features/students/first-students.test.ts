import type { StudentRow } from "@elenchus/contract/admin-students";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assignmentLearners } from "../../db/schema/assignment-schema.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { addEndedDialogues, type Ended } from "../../../test/add-ended-dialogues.ts";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { PAYLOADS } from "../../../test/build-payloads.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";

const FAILED_TWICE: Ended[] = [
  ["failure", 1],
  ["failure", 1],
];

describe.each(DATABASE_KINDS)("who stands above the table of students on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let group: { group_id: string; join_code: string };
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    group = (await teacher.call("createGroup", { group_name: "Spring" })).body.group;
  });
  afterAll(() => server.close());

  const addStudent = async (firstName: string, ended: Ended[] = []) => {
    const student = await server.addUser({ firstName });
    await student.call("joinGroup", { join_code: group.join_code });
    const dialogues = await addEndedDialogues(server, student.id, ended);
    // Here today, whenever those dialogues were.
    await server.database.orm
      .update(studentStats)
      .set({ lastActiveAt: sql`now()` })
      .where(eq(studentStats.userId, student.id));
    return { student, dialogues };
  };
  const first = async () =>
    (await teacher.call("firstStudents")).body as { students: StudentRow[]; has_more: boolean };
  const NOWHERE = { dialogue_id: null, position: null, check_id: null };

  test("the most urgent first, each once, with the most urgent reason; the table says the same", async () => {
    await addStudent("Fine");
    const { student: gone } = await addStudent("Gone");
    const { orm } = server.database;
    await orm
      .update(studentStats)
      .set({ lastActiveAt: sql`now() - interval '20 days'` })
      .where(eq(studentStats.userId, gone.id));
    const { student: late } = await addStudent("Late");
    const work = { ...PAYLOADS.setWork, assignment_id: randomUUID(), group_id: group.group_id };
    await teacher.call("setWork", { ...work, student_ids: [late.id] });
    await orm
      .update(assignmentLearners)
      .set({ dueAt: sql`now() - interval '1 day'` })
      .where(eq(assignmentLearners.userId, late.id));
    const { dialogues: failed } = await addStudent("Stuck", FAILED_TWICE);
    const { student: asking, dialogues: asked } = await addStudent("Asking", FAILED_TWICE);
    await asking.call("requestReview", { session_id: asked[0], note: "I said it." });
    const { student: sad } = await addStudent("Sad", FAILED_TWICE);
    const { session_id } = await startDialogue(sad);
    await sad.call("chat", { session_id, message: "distress: it is dark" });

    const { students, has_more } = await first();
    const told = students.map((one) => [one.student_first_name, one.attention]);
    expect(told).toEqual([
      ["Sad", { kind: "flag", times: 1, dialogue_id: session_id, position: 2, check_id: null }],
      ["Asking", { ...NOWHERE, kind: "review", times: 1, dialogue_id: asked[0] }],
      ["Stuck", { ...NOWHERE, kind: "failed", times: 2, dialogue_id: failed[1] }],
      ["Late", { ...NOWHERE, kind: "behind", times: 1 }],
      ["Gone", { ...NOWHERE, kind: "away", times: 1 }],
    ]);
    expect(has_more).toBe(false);
    const rows = (await teacher.call("students")).body.students as StudentRow[];
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const same = students.find((one) => one.student_id === row.student_id);
      expect(row.attention).toEqual(same?.attention ?? null);
    }
    const { body } = await teacher.call("student", { student_id: gone.id });
    expect(body.student.attention.kind).toBe("away");
  });

  test("ten at most, of the group that is asked for alone", async () => {
    const other = (await teacher.call("createGroup", { group_name: "Autumn" })).body.group;
    expect((await teacher.call("firstStudents", { group_id: other.group_id })).body).toEqual({
      students: [],
      has_more: false,
    });
    for (let index = 0; index < 6; index += 1) await addStudent(`More ${index}`, FAILED_TWICE);
    const { students, has_more } = await first();
    expect(students).toHaveLength(10);
    expect(has_more).toBe(true);
  });
});
