import { STUDENT_SORTS, type StudentRow } from "@elenchus/contract/admin-students";
import { foldName } from "@elenchus/domain/fold-name";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq, inArray, sql } from "drizzle-orm";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { runAdminCommand } from "../../admin/admin-commands.ts";
import { buildAdminContext } from "../../../test/build-admin-context.ts";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";
import { addEndedDialogues, type Ended } from "../../../test/add-ended-dialogues.ts";

/** Names, and how many dialogues of which module ended how. */
const CLASS: readonly (readonly [first: string, last: string, ended: readonly Ended[]])[] = [
  [
    "Amara",
    "Okafor",
    [
      ["success", 1],
      ["success", 1],
      ["success", 2],
      ["success", 2],
      ["failure", 2],
    ],
  ],
  [
    "Ben",
    "Larsson",
    [
      ["success", 1],
      ["failure", 1],
      ["failure", 1],
    ],
  ],
  ["Chloé", "Dubois", []],
  [
    "Diego",
    "Amaral",
    [
      ["success", 1],
      ["success", 1],
      ["abandoned", 3],
    ],
  ],
  [
    "Élise",
    "Zola",
    [
      ["success", 1],
      ["success", 1],
      ["success", 2],
    ],
  ],
  ["100%", "_under", [["abandoned", 1]]],
  ["Mary\u00A0Ann", "Strauß", []],
  ["Işık", "O’Neil Smith", []],
  [
    "amy",
    "O'Brien",
    [
      ["success", 7],
      ["success", 7],
      ["success", 1],
      ["success", 1],
      ["success", 2],
      ["success", 2],
    ],
  ],
];

describe.each(DATABASE_KINDS)("the table of students on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    server = await buildTestServer(kind);
    supervisor = await server.addUser({ userType: "supervisor" });
    for (const [firstName, lastName, ended] of CLASS) {
      const { id } = await server.addUser({ firstName, lastName });
      ids.set(firstName, id);
      await addEndedDialogues(server, id, ended);
    }
  });
  afterAll(() => server.close());

  const list = async (query: object = {}): Promise<StudentRow[]> => {
    const { status, body, text } = await supervisor.call("students", query);
    if (status !== 200) throw new Error(text);
    return body.students;
  };
  const namesOf = (rows: readonly StudentRow[]) => rows.map((row) => row.student_first_name);
  const rowOf = async (firstName: string) => {
    const rows = await list();
    const row = rows.find((each) => each.student_first_name === firstName);
    if (row === undefined) throw new Error(`no ${firstName}`);
    return row;
  };

  test("counts dialogues in which the learner said something, by module and in all", async () => {
    expect(await rowOf("Amara")).toMatchObject({
      student_last_name: "Okafor",
      completed_modules: [1, 2],
      total_attempted_passages: 5,
      total_completed_passages: 4,
      total_failed_passages: 1,
      num_attempted_passages: { 1: 2, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 },
      num_completed_passages: { 1: 2, 2: 2, 3: 0 },
      num_failed_passages: { 1: 0, 2: 1 },
      // Two messages a minute apart, and an hour's pause that counts as five minutes.
      minutes_spent: 30,
      transfer_checks: {},
      transfer_check_score: null,
      open_flags: 0,
    });
    expect(await rowOf("Chloé")).toMatchObject({
      total_attempted_passages: 0,
      last_active_at: null,
      minutes_spent: 0,
    });
    expect(await rowOf("Diego")).toMatchObject({
      num_attempted_passages: { 3: 1 },
      num_completed_passages: { 3: 0 },
      num_failed_passages: { 3: 0 },
    });
  });

  test("sorts by last name, then first name, without case and accents", async () => {
    expect((await list()).map((row) => row.student_last_name)).toEqual([
      "_under",
      "Amaral",
      "Dubois",
      "Larsson",
      "O'Brien",
      "O’Neil Smith",
      "Okafor",
      "Strauß",
      "Zola",
    ]);
  });

  test.each([
    ["am", ["Diego", "Amara", "amy"]],
    ["AM", ["Diego", "Amara", "amy"]],
    ["o'b", ["amy"]],
    ["é", ["Élise"]],
    ["É", ["Élise"]],
    ["e\u0301", ["Élise"]],
    ["elise", ["Élise"]],
    ["CHLOE D", ["Chloé"]],
    ["amara okafor", ["Amara"]],
    ["amara  \u00A0OKA", ["Amara"]],
    ["amar okafor", []],
    ["okafor amara", []],
    ["mary ann", ["Mary\u00A0Ann"]],
    ["mary ann str", ["Mary\u00A0Ann"]],
    ["mary ann STRAUSS", ["Mary\u00A0Ann"]],
    ["strauß", ["Mary\u00A0Ann"]],
    ["isik o'neil s", ["Işık"]],
    ["IŞIK", ["Işık"]],
    ["O’neil", ["Işık"]],
    ["O’b", ["amy"]],
    ["amara %", []],
    ["mara", []],
    ["%", []],
    ["_", ["100%"]],
    ["100%", ["100%"]],
    ["\\", []],
    [" ben ", ["Ben"]],
  ])("finds %j at the start of first or last names", async (search, found) => {
    const rows = await list({ search });
    expect(namesOf(rows).toSorted()).toEqual(found.toSorted());
    const { body } = await supervisor.call("studentCount", { search });
    expect(body).toEqual({ student_total: found.length });
  });

  test.each([
    ["1", ["Amara", "Diego", "Élise", "amy"]],
    ["2", ["Amara", "amy"]],
    ["1,2", ["Amara", "amy"]],
    ["1,2,7", ["amy"]],
    ["3", []],
  ])("filters by two completed dialogues in every one of %s", async (completed_modules, found) => {
    const rows = await list({ completed_modules });
    expect(namesOf(rows).toSorted()).toEqual(found.toSorted());
  });

  test("search, filter and sort go together", async () => {
    const query = { search: "a", completed_modules: "1", sort: "completed_2", direction: "desc" };
    const found = await list(query);
    expect(new Set(namesOf(found))).toEqual(new Set(["Amara", "amy", "Diego"]));
    expect(found.at(-1)?.student_first_name).toBe("Diego");
  });

  const valueOf = (row: StudentRow, sort: string): number | string => {
    const [count = "", module] = sort.split("_");
    if (sort === "name") return foldName(row.student_last_name);
    if (sort === "first_name") return foldName(row.student_first_name);
    if (sort === "completed_modules") return row.completed_modules.length;
    if (sort === "last_active") return row.last_active_at ?? "";
    if (sort === "time_spent") return row.minutes_spent;
    if (sort === "checks_passed") return row.transfer_checks_passed;
    if (sort === "check_score") return row.transfer_check_score ?? -1;
    const fields = {
      attempted: [row.total_attempted_passages, row.num_attempted_passages],
      completed: [row.total_completed_passages, row.num_completed_passages],
      failed: [row.total_failed_passages, row.num_failed_passages],
    } as const;
    const [total, byModule] = fields[count as keyof typeof fields];
    return module === undefined ? total : (byModule[module] ?? 0);
  };
  const isInOrder = (values: readonly (number | string)[], direction: string): boolean =>
    values.every((value, index) => {
      const before = values[index - 1];
      if (before === undefined) return true;
      return direction === "asc" ? before <= value : before >= value;
    });

  test.each(STUDENT_SORTS.flatMap((sort) => [[sort, "asc"] as const, [sort, "desc"] as const]))(
    "sorts by %s %s, and pages forward and back show everybody once",
    async (sort, direction) => {
      const whole = await list({ sort, direction });
      expect(
        isInOrder(
          whole.map((row) => valueOf(row, sort)),
          direction,
        ),
      ).toBe(true);
      const query = { sort, direction, limit: 3 };
      const first = (await supervisor.call("students", query)).body;
      const second = (await supervisor.call("students", { ...query, cursor: first.next_cursor }))
        .body;
      const third = (await supervisor.call("students", { ...query, cursor: second.next_cursor }))
        .body;
      const pages = [first, second, third];
      expect(pages.flatMap((page) => page.students)).toEqual(whole);
      expect([first.previous_cursor, third.next_cursor]).toEqual([null, null]);
      const back = (await supervisor.call("students", { ...query, cursor: third.previous_cursor }))
        .body;
      expect(back.students).toEqual(second.students);
      const start = (await supervisor.call("students", { ...query, cursor: back.previous_cursor }))
        .body;
      expect(start).toEqual(first);
    },
  );

  test.each([
    { sort: "shoe_size" },
    { direction: "up" },
    { limit: 0 },
    { limit: 101 },
    { completed_modules: "8" },
    { completed_modules: "1;drop" },
    { search: "x".repeat(201) },
  ])("refuses %j", async (query) => {
    expect(await supervisor.call("students", query)).toMatchObject({
      status: 400,
      body: { code: "invalid_payload" },
    });
  });

  test.each(STUDENT_SORTS)("refuses cursors by %s that are not its own", async (sort) => {
    const write = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const id = randomUUID();
    const order = `${sort}:asc`;
    const cursors = [
      "nonsense",
      write(null),
      write([order, false, "1"]),
      write([`${sort}:desc`, false, "1", id]),
      write([order, false, "1", "nobody"]),
      write([order, false, "1\u0000", id]),
      ...(sort.endsWith("name")
        ? []
        : ["1e99", "NaN", "99999999999", "2026-02-30 00:00:00", "2026-13-01 00:00:00"].map(
            (value) => write([order, false, value, id]),
          )),
    ];
    for (const cursor of cursors) {
      const { status, body } = await supervisor.call("students", { sort, cursor });
      expect({ cursor, status, code: body.code }).toEqual({
        cursor,
        status: 400,
        code: "invalid_cursor",
      });
    }
  });

  test("a supervisor of several groups gets theirs merged, in every order", async () => {
    const teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const members = [
      ["Amara", "Chloé", "amy"],
      ["Ben", "Élise"],
    ];
    for (const [index, names] of members.entries()) {
      const made = await teacher.call("createGroup", { group_name: `Group ${index}` });
      const { group_id } = made.body.group;
      const chosen = names.map((name) => ids.get(name) ?? "");
      const { orm } = server.database;
      await orm
        .update(studentStats)
        .set({ groupId: group_id })
        .where(inArray(studentStats.userId, chosen));
      for (const id of chosen)
        await orm.execute(sql`select refresh_student_stats(array[${id}::uuid])`);
    }
    const expected = new Set(members.flat());
    for (const sort of STUDENT_SORTS) {
      const whole = (await supervisor.call("students", { sort })).body.students as StudentRow[];
      const ofThem = namesOf(whole).filter((name) => expected.has(name));
      const first = (await teacher.call("students", { sort, limit: 3 })).body;
      const second = (await teacher.call("students", { sort, limit: 3, cursor: first.next_cursor }))
        .body;
      expect(namesOf([...first.students, ...second.students])).toEqual(ofThem);
    }
    const groups = (await teacher.call("groups")).body.groups;
    expect(groups.map((group: { student_count: number }) => group.student_count)).toEqual([3, 2]);
    const one = await teacher.call("students", { group_id: groups[1].group_id });
    expect(namesOf(one.body.students)).toEqual(["Ben", "Élise"]);
    expect((await teacher.call("session")).body.student_total).toBe(5);
  });

  test("a dialogue counts from its first message on, and its end at once", async () => {
    const user = await server.addUser({ firstName: "Nia", lastName: "New" });
    const { session_id } = await startDialogue(user);
    expect(await rowOf("Nia")).toMatchObject({ total_attempted_passages: 0, last_active_at: null });
    await user.call("chat", { session_id, message: "right 1" });
    expect(await rowOf("Nia")).toMatchObject({
      total_attempted_passages: 1,
      total_completed_passages: 0,
      last_active_at: expect.any(String),
    });
    for (const message of ["right 2", "right 3"]) await user.call("chat", { session_id, message });
    expect(await rowOf("Nia")).toMatchObject({
      total_attempted_passages: 1,
      total_completed_passages: 1,
    });
    const left = (await startDialogue(user, "wasps")).session_id;
    await user.call("chat", { session_id: left, message: "wrong" });
    await user.call("abandonDialogue", { session_id: left });
    expect(await rowOf("Nia")).toMatchObject({
      num_attempted_passages: { 1: 2 },
      num_completed_passages: { 1: 1 },
      num_failed_passages: { 1: 0 },
    });
    expect(await server.database.orm.$count(messages, eq(messages.dialogueId, left))).toBe(3);
    expect(await server.database.orm.$count(dialogues, eq(dialogues.userId, user.id))).toBe(2);
  });

  test("whoever is made a supervisor is no student any more", async () => {
    const { id, email } = await server.addUser({ firstName: "Pro", lastName: "Moted" });
    await addEndedDialogues(server, id, [["success", 1]]);
    const before = (await supervisor.call("classView")).body;
    await runAdminCommand(buildAdminContext(server), "promote", { email });
    expect(namesOf(await list())).not.toContain("Pro");
    const after = (await supervisor.call("classView")).body;
    expect(after.student_total).toBe(before.student_total - 1);
    expect(after.modules[0].dialogues.total).toBe(before.modules[0].dialogues.total - 1);
    await runAdminCommand(buildAdminContext(server), "demote", { email });
    expect((await supervisor.call("classView")).body.modules).toEqual(before.modules);
  });
});
