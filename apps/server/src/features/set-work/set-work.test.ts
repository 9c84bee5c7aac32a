import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { PAYLOADS } from "../../../test/build-payloads.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { answerAll, type TestUser } from "../../../test/test-user.ts";
import { answerCheck } from "../../../test/answer-check.ts";
import { refreshDialogue } from "../../store/learning/refresh-stats.ts";

/** Dialogues of tests ended on 1 November, at 11:01 and every four hours after. */
const EARLY = "2026-10-01T08:00:00.000Z";

describe.each(PRODUCTION_DATABASE)("set work on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let group: { group_id: string; join_code: string };
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    group = (await teacher.call("createGroup", { group_name: "Spring" })).body.group;
  });
  afterAll(() => server.close());

  const addStudent = async (): Promise<TestUser> => {
    const student = await server.addUser();
    await student.call("joinGroup", { join_code: group.join_code });
    return student;
  };
  const payloadOf = (changes = {}) => ({
    ...PAYLOADS.setWork,
    assignment_id: randomUUID(),
    group_id: group.group_id,
    from: EARLY,
    ...changes,
  });
  const set = async (changes = {}) => {
    const { status, body, text } = await teacher.call("setWork", payloadOf(changes));
    if (status !== 200) throw new Error(text);
    return body.assignment.assignment_id as string;
  };
  const show = async (assignment_id: string) =>
    (await teacher.call("assignment", { assignment_id })).body;
  const ofStudent = async (assignmentId: string, { id }: TestUser) =>
    (await show(assignmentId)).students.find(
      (one: { student_id: string }) => one.student_id === id,
    );
  const ownOf = async (student: TestUser, assignmentId: string) =>
    (await student.call("myWork", {})).body.work.find(
      (one: { assignment_id: string }) => one.assignment_id === assignmentId,
    );

  test("is for the whole group, for those who join later, and for no one else", async () => {
    const [early, outsider] = [await addStudent(), await server.addUser()];
    const id = await set();
    const late = await addStudent();
    expect(await ownOf(early, id)).toMatchObject({
      module_id: 1,
      goal: "success",
      standing: "open",
      due: PAYLOADS.setWork.due,
      points: null,
      most_points: 10,
    });
    expect(await ownOf(late, id)).toBeDefined();
    expect(await ownOf(outsider, id)).toBeUndefined();
    await teacher.call("removeFromGroup", { student_id: late.id });
    expect(await ownOf(late, id)).toBeUndefined();
    expect(await ofStudent(id, late)).toBeUndefined();
  });

  test("can be for some of a group alone", async () => {
    const [one, other] = [await addStudent(), await addStudent()];
    const id = await set({ student_ids: [one.id] });
    const { assignment, students } = await show(id);
    expect(assignment.for_all).toBe(false);
    expect(students.map((each: { student_id: string }) => each.student_id)).toEqual([one.id]);
    expect(await ownOf(other, id)).toBeUndefined();
    const stranger = await server.addUser();
    const refused = await teacher.call("setWork", payloadOf({ student_ids: [stranger.id] }));
    expect(refused.status).toBe(403);
  });

  test("is done by the first success in time, with the help that it took", async () => {
    const student = await addStudent();
    const id = await set({ module_id: 2 });
    const [, success] = await addEndedDialogues(server, student.id, [
      ["failure", 2],
      ["success", 2],
      ["success", 2],
      ["success", 3],
    ]);
    expect(await ofStudent(id, student)).toMatchObject({
      standing: "done",
      dialogue_id: success,
      success: true,
      helps: 0,
      done_at: "2026-11-01T15:01:00.000Z",
    });
    expect(await ownOf(student, id)).toMatchObject({ standing: "done" });
    const other = await addStudent();
    const [helped = ""] = await addEndedDialogues(server, other.id, [["success", 3]]);
    const { orm } = server.database;
    await orm.execute(sql`update messages set move = jsonb_set(move::jsonb, '{kind}', '"hint"')::json
      where dialogue_id = ${helped} and position = 3`);
    const third = await set({ module_id: 3 });
    expect(await ofStudent(third, other)).toMatchObject({ dialogue_id: helped, helps: 1 });
  });

  test("where any end of a dialogue is enough, a failure is one, and a success counts before it", async () => {
    const [failed, both] = [await addStudent(), await addStudent()];
    const id = await set({ goal: "finished", module_id: 4 });
    await addEndedDialogues(server, failed.id, [
      ["abandoned", 4],
      ["failure", 4],
    ]);
    await addEndedDialogues(server, both.id, [
      ["failure", 4],
      ["success", 4],
    ]);
    expect(await ofStudent(id, failed)).toMatchObject({ standing: "done", success: false });
    expect(await ofStudent(id, both)).toMatchObject({ standing: "done", success: true });
  });

  test("is done late until it is closed, and an extension makes late work be in time", async () => {
    const student = await addStudent();
    const id = await set({ module_id: 5 });
    await addEndedDialogues(server, student.id, [["success", 5]]);
    const worth = {
      points_full: 10,
      points_helped: 8,
      points_failed: 4,
      points_late: 2,
    };
    const due = "2026-11-01T08:00:00.000Z";
    const change = (late_until: string) =>
      teacher.call("changeAssignment", { assignment_id: id, due, late_until, ...worth });
    await change("2026-11-20T08:00:00.000Z");
    expect(await ofStudent(id, student)).toMatchObject({ standing: "late" });
    await change(due);
    expect(await ofStudent(id, student)).toMatchObject({ standing: "missing", done_at: null });
    const more = { assignment_id: id, student_ids: [student.id], due: "2026-11-02T08:00:00.000Z" };
    await teacher.call("extendAssignment", more);
    const extended = { standing: "done", extended: true, due: more.due };
    expect(await ofStudent(id, student)).toMatchObject(extended);
    await change(due);
    expect(await ofStudent(id, student)).toMatchObject(extended);
    await teacher.call("extendAssignment", { ...more, due: "2026-11-01T09:00:00.000Z" });
    expect(await ofStudent(id, student)).toMatchObject(extended);
  });

  test("follows a verdict", async () => {
    const student = await addStudent();
    const id = await set({ module_id: 6 });
    const [dialogue_id] = await addEndedDialogues(server, student.id, [["failure", 6]]);
    expect(await ofStudent(id, student)).toMatchObject({ standing: "open" });
    const verdict = { dialogue_id, outcome: "success", reason: "It is right." };
    await teacher.call("giveVerdict", verdict);
    expect(await ofStudent(id, student)).toMatchObject({ standing: "done", dialogue_id });
    await teacher.call("giveVerdict", { ...verdict, outcome: "failure" });
    expect(await ofStudent(id, student)).toMatchObject({ standing: "open", dialogue_id: null });
  });

  test("that is a check is done by one that is passed", async () => {
    const student = await addStudent();
    const id = await set({ goal: "check" });
    await addEndedDialogues(server, student.id, [
      ["success", 1],
      ["success", 1],
    ]);
    await student.call("addInterest", { interest: "bees" });
    const { body } = await student.call("startTransferCheck", { module_id: 1 });
    expect(await ofStudent(id, student)).toMatchObject({ standing: "open" });
    await answerCheck(student, body.check_id, ["right 1", "right 2", "right 3"]);
    expect(await ofStudent(id, student)).toMatchObject({
      standing: "done",
      check_id: body.check_id,
      dialogue_id: null,
    });
  });

  test("about an issue opens it to the learner, and no other dialogue is enough", async () => {
    const student = await addStudent();
    const unfound = await teacher.call("setWork", payloadOf({ issue: "Is it so?" }));
    expect(unfound.body).toMatchObject({
      code: "issue_not_offered",
      fields: { issue: expect.any(String) },
    });
    const { issues } = (await teacher.call("assignmentIssues", { topic: "chess" })).body;
    const [issue] = issues;
    const id = await set({ issue });
    await addEndedDialogues(server, student.id, [["success", 1]]);
    expect(await ofStudent(id, student)).toMatchObject({ standing: "open" });
    const chosen = { module_id: 1, chosen_passage_subtopic: issue };
    const outsider = await server.addUser();
    expect((await outsider.call("initModuleChat", chosen)).body.code).toBe("issue_not_offered");
    const { body } = await student.call("initModuleChat", chosen);
    // As where the tutor knows nothing of the issue, and writes about another one.
    const { orm } = server.database;
    await orm.execute(sql`update dialogues set issue = 'Another?', chosen_issue = ${issue}
      where id = ${body.session_id}`);
    await answerAll(student, body.session_id);
    await refreshDialogue(orm, body.session_id);
    expect(await ofStudent(id, student)).toMatchObject({
      standing: "done",
      dialogue_id: body.session_id,
    });
  });

  test("an excuse can be taken back", async () => {
    const student = await addStudent();
    const id = await set({ module_id: 7 });
    const excuse = (excused: "yes" | "no") =>
      teacher.call("excuse", { assignment_id: id, student_ids: [student.id], excused });
    await excuse("yes");
    expect(await ownOf(student, id)).toMatchObject({ standing: "excused" });
    await excuse("no");
    expect(await ownOf(student, id)).toMatchObject({ standing: "open" });
  });

  test("is told with how many stand how, as learners one by one do", async () => {
    const { body } = await teacher.call("assignments", { group_id: group.group_id });
    expect(body.assignments.length).toBeGreaterThan(5);
    for (const { assignment_id, counts } of body.assignments) {
      const { students } = await show(assignment_id);
      const countOf = (standing: string) =>
        students.filter((each: { standing: string }) => each.standing === standing).length;
      const kinds = ["done", "late", "behind", "missing", "excused"] as const;
      expect(counts).toEqual({
        learners: students.length,
        ...Object.fromEntries(kinds.map((each) => [each, countOf(each)])),
      });
    }
  });

  test("makes whoever has not done it need attention, once it was due", async () => {
    const student = await addStudent();
    const ask = async () =>
      (await teacher.call("attention", {})).body.behind.find(
        (one: { student_id: string }) => one.student_id === student.id,
      );
    const ids = [
      await set({ student_ids: [student.id] }),
      await set({ student_ids: [student.id] }),
    ];
    expect(await ask()).toBeUndefined();
    const { orm } = server.database;
    const moveDue = (id: string | undefined, days: number) =>
      orm.execute(sql`update assignment_learners set due_at = now() - make_interval(days => ${days})
        where assignment_id = ${id}`);
    await moveDue(ids[0], 2);
    await moveDue(ids[1], 3);
    expect(await ask()).toMatchObject({ works: 2, place: null });
    await teacher.call("excuse", {
      assignment_id: ids[0],
      student_ids: [student.id],
      excused: "yes",
    });
    expect(await ask()).toMatchObject({ works: 1 });
    await moveDue(ids[1], 31);
    expect(await ask()).toBeUndefined();
  });

  test("is mailed about the day before it is due, once, all of it in one letter, to who wants it", async () => {
    const [wants, declines] = [await addStudent(), await addStudent()];
    expect((await wants.call("account", {})).body.work_mail).toBe(true);
    await declines.call("setWorkMail", { wanted: "no" });
    expect((await declines.call("account", {})).body.work_mail).toBe(false);
    const dayAfter = (days: number) => new Date(server.now().getTime() + days * 86_400_000);
    const dueIn = (days: number) => {
      const due = dayAfter(days).toISOString();
      return { student_ids: [wants.id, declines.id], due, late_until: due };
    };
    const ids = [
      await set(dueIn(0.5)),
      await set({ ...dueIn(0.9), goal: "check" }),
      await set(dueIn(2)),
    ];
    const mailsTo = async ({ email }: TestUser) => {
      await Promise.all(Array.from({ length: 6 }, () => server.runJob("deliver_mail")));
      await server.runJob("deliver_mail");
      return server.mails.filter(({ to }) => to === email);
    };
    const [letter, ...more] = await mailsTo(wants);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe("2 pieces of work are due soon");
    expect(letter?.text).toContain("one successful dialogue");
    expect(letter?.text).toContain("the unaided check, passed");
    expect(letter?.text).toMatch(/CET|GMT\+1/u);
    expect(letter?.text).toContain(`\n${letter?.stopLink ?? "none"}\n`);
    expect(await mailsTo(declines)).toEqual([]);
    const worth = { points_full: 10, points_helped: 8, points_failed: 4, points_late: 2 };
    const { due, late_until } = dueIn(0.7);
    await teacher.call("changeAssignment", { assignment_id: ids[2], due, late_until, ...worth });
    expect(await mailsTo(wants)).toHaveLength(2);
  });

  test("set twice is set once, and what makes no sense is refused at its field", async () => {
    const payload = payloadOf();
    for (const _ of [1, 2]) expect((await teacher.call("setWork", payload)).status).toBe(200);
    const other = (await teacher.call("createGroup", { group_name: "Other" })).body.group;
    const elsewhere = { ...payload, group_id: other.group_id };
    expect((await teacher.call("setWork", elsewhere)).status).toBe(409);
    const wrong = {
      due: { due: "2026-11-01T08:00:00.000Z", late_until: "2026-11-01T08:00:00.000Z" },
      late_until: { late_until: "2098-01-01T00:00:00.000Z" },
      time_zone: { time_zone: "Mars/Olympus" },
      points_full: { points_full: -1 },
      issue: { goal: "check", issue: "Is it so?" },
    };
    for (const [field, changes] of Object.entries(wrong)) {
      const { status, body } = await teacher.call("setWork", payloadOf(changes));
      expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
        status: 400,
        fields: [field],
      });
    }
  });

  test("that is taken back is gone", async () => {
    const student = await addStudent();
    const id = await set();
    await teacher.call("removeAssignment", { assignment_id: id });
    expect(await ownOf(student, id)).toBeUndefined();
    expect((await teacher.call("assignment", { assignment_id: id })).status).toBe(403);
  });
});
