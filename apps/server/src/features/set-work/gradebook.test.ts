import { GRADEBOOK_EXPORTS } from "@elenchus/contract/admin-calls";
import { readXlsx } from "hucre/xlsx";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { PAYLOADS } from "../../../test/build-payloads.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import type { TestUser } from "../../../test/test-user.ts";

describe.each(PRODUCTION_DATABASE)("a group's gradebook on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let group_id: string;
  let ada: TestUser;
  let zoe: TestUser;
  let first: string;
  let second: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const { group } = (await teacher.call("createGroup", { group_name: "Spring" })).body;
    ({ group_id } = group);
    const add = async (firstName: string, lastName: string) => {
      const student = await server.addUser({ firstName, lastName });
      await student.call("joinGroup", { join_code: group.join_code });
      return student;
    };
    [ada, zoe] = [await add("Ada", "Young"), await add("=1+1", "Abel")];
    const set = async (changes: object) => {
      const assignment_id = randomUUID();
      const from = "2026-10-01T08:00:00.000Z";
      const payload = { ...PAYLOADS.setWork, assignment_id, group_id, from, ...changes };
      await teacher.call("setWork", payload);
      return assignment_id;
    };
    first = await set({ goal: "finished" });
    second = await set({ module_id: 2, due: "2099-12-05T16:00:00.000Z", student_ids: [ada.id] });
    await addEndedDialogues(server, ada.id, [["success", 1]]);
    await addEndedDialogues(server, zoe.id, [["failure", 1]]);
  });
  afterAll(() => server.close());

  const show = async () => (await teacher.call("gradebook", { group_id })).body;
  const markOf = async ({ id }: TestUser, assignment_id: string) => {
    const { students } = await show();
    const student = students.find((each: { student_id: string }) => each.student_id === id);
    return student.marks.find(
      (each: { assignment_id: string }) => each.assignment_id === assignment_id,
    );
  };

  test("has its learners by last name, and points by the rule", async () => {
    const { assignments, students, student_total } = await show();
    expect(assignments.map((each: { assignment_id: string }) => each.assignment_id)).toEqual([
      first,
      second,
    ]);
    expect(students.map((each: { student_id: string }) => each.student_id)).toEqual([
      zoe.id,
      ada.id,
    ]);
    expect(student_total).toBe(2);
    expect(await markOf(ada, first)).toEqual({
      assignment_id: first,
      standing: "done",
      points: 10,
      rule_points: 10,
      given: false,
      comment: null,
    });
    expect(await markOf(zoe, first)).toMatchObject({ standing: "done", points: 4 });
    expect(await markOf(ada, second)).toMatchObject({ standing: "open", points: null });
    expect(await markOf(zoe, second)).toBeUndefined();
  });

  test("takes other points and a comment, which learners see once they are shown", async () => {
    const mark = { assignment_id: first, student_id: zoe.id };
    await teacher.call("markWork", { ...mark, points: 6, comment: " Nearly.\nGo on. " });
    expect(await markOf(zoe, first)).toMatchObject({
      points: 6,
      rule_points: 4,
      given: true,
      comment: "Nearly.\nGo on.",
    });
    const own = async () => (await zoe.call("myWork", {})).body.work[0];
    expect(await own()).toMatchObject({ points: null, comment: null });
    await teacher.call("releaseMarks", { assignment_id: first, released: "yes" });
    expect(await own()).toMatchObject({ points: 6, comment: "Nearly.\nGo on." });
    await teacher.call("releaseMarks", { assignment_id: first, released: "no" });
    expect(await own()).toMatchObject({ points: null, comment: null });
    const ofNobody = { ...mark, assignment_id: second, points: 3 };
    expect((await teacher.call("markWork", ofNobody)).status).toBe(403);
  });

  test("is a spreadsheet of one line a learner, names first, with the days of whoever set the work", async () => {
    const get = (url: string) =>
      server.app.inject({
        url: `${url}?group_id=${group_id}`,
        headers: { cookie: teacher.cookie },
      });
    const { sheets } = await readXlsx((await get(GRADEBOOK_EXPORTS.gradebookSheet)).rawPayload);
    const name = "1. Module 1, dialogue, due 2099-12-04";
    const headings = [
      "Last name",
      "First name",
      "Address",
      `${name}: points`,
      `${name}: state`,
      `${name}: done (Europe/Vienna)`,
      `${name}: comment`,
    ];
    const [top = [], ...rows] = sheets[0]?.rows ?? [];
    expect(top.slice(0, headings.length)).toEqual(headings);
    expect(top.at(-1)).toBe("Points in all");
    expect(rows.map((row) => row.slice(0, headings.length))).toEqual([
      ["Abel", "=1+1", zoe.email, 6, "Done", new Date("2026-11-01T12:01:00Z"), "Nearly. Go on."],
      ["Young", "Ada", ada.email, 10, "Done", new Date("2026-11-01T12:01:00Z"), null],
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual([6, 10]);
    const csv = (await get(GRADEBOOK_EXPORTS.gradebook)).body.trimEnd().split("\r\n");
    expect(csv).toHaveLength(3);
    expect(csv[1]).toContain("Abel,'=1+1,");
    expect(csv[1]).toContain("2026-11-01 12:01,Nearly. Go on.");
  });

  test("is whole in what learners download of themselves, once it is shown", async () => {
    const read = async () => (await zoe.call("exportMyData", {})).body.set_work[0];
    expect(await read()).toMatchObject({
      module: 1,
      goal: "finished",
      points: null,
      comment: null,
    });
    await teacher.call("releaseMarks", { assignment_id: first, released: "yes" });
    expect(await read()).toMatchObject({ points: 6, comment: "Nearly.\nGo on." });
  });
});
