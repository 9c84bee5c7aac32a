import { ADMIN_EXPORTS, adminCalls, type AdminCallName } from "@elenchus/contract/admin-calls";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/auth-schema.ts";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { PAYLOADS } from "../../../test/build-payloads.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { type TestUser } from "../../../test/test-user.ts";

/** Calls that name and quote nobody. */
const OF_REPORTS: ReadonlySet<AdminCallName> = new Set(["classReport", "reportGroups", "rights"]);

describe.each(DATABASE_KINDS)("a class report on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let group: { group_id: string; join_code: string };
  let learners: TestUser[];
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    ({ group } = (await teacher.call("createGroup", { group_name: "Spring" })).body);
    learners = [];
    for (let index = 0; index < 12; index += 1) {
      const learner = await server.addUser();
      await learner.call("joinGroup", { join_code: group.join_code });
      learners.push(learner);
    }
    const { group_id } = group;
    const payload = { ...PAYLOADS.setWork, assignment_id: randomUUID(), group_id };
    await teacher.call("setWork", payload);
    for (const [index, { id }] of learners.entries()) {
      if (index < 6)
        await addEndedDialogues(server, id, [
          ["failure", 1],
          ["success", 1],
        ]);
      else if (index < 11)
        await addEndedDialogues(server, id, [
          ["success", 1],
          ["success", 1],
        ]);
    }
  });
  afterAll(() => server.close());

  const ask = async (user: TestUser) => user.call("classReport", { group_id: group.group_id });

  test("counts modules, growth and misconceptions", async () => {
    const { body } = await ask(teacher);
    expect(body).toMatchObject({ group_name: "Spring", student_total: 12 });
    expect(body.modules).toHaveLength(7);
    expect(body.modules[0]).toMatchObject({
      first_success: 0.5,
      latest_success: 1,
      after_week: null,
      after_month: null,
    });
    expect(body.misconceptions).toEqual([
      { module_id: 1, step: 0, misconception_id: "reason-as-conclusion", students: 11 },
    ]);
  });

  test("withholds what is of fewer than five, and what would give that away", async () => {
    const { body } = await ask(teacher);
    expect(body.modules[0]).toMatchObject({ completed: null, started: 6, not_begun: null });
    const none = { completed: null, started: null, not_begun: null };
    expect(body.modules.slice(1)).toEqual(Array(6).fill(expect.objectContaining(none)));
    expect(body.work).toEqual([
      expect.objectContaining({ done: null, late: null, missing: null, other: null }),
    ]);
  });

  test("tells together of the modules that it tells no count of", async () => {
    const { body } = await ask(teacher);
    expect(body.withheld_modules).toEqual({ completed: 0, started: 0, not_begun: 1 });
  });

  test("of fewer than five students says nothing at all", async () => {
    const { body } = await teacher.call("createGroup", { group_name: "Few" });
    const learner = await server.addUser();
    await learner.call("joinGroup", { join_code: body.group.join_code });
    await addEndedDialogues(server, learner.id, [["failure", 1]]);
    const report = await teacher.call("classReport", { group_id: body.group.group_id });
    expect(report.body).toEqual({
      group_name: "Few",
      student_total: null,
      modules: [],
      withheld_modules: null,
      misconceptions: [],
      work: [],
    });
  });

  test("names nobody and quotes nobody", async () => {
    const { text } = await ask(teacher);
    for (const { id, email } of learners) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(email);
    }
    expect(text).not.toContain("Lovelace");
  });

  describe("for a supervisor who sees reports alone", () => {
    let head: TestUser;
    beforeAll(async () => {
      head = await server.addUser({ userType: "supervisor" });
      await server.database.orm
        .update(users)
        .set({ seesReportsOnly: true })
        .where(eq(users.id, head.id));
    });

    test("is there, with the groups and the right", async () => {
      expect((await ask(head)).body.student_total).toBe(12);
      expect((await head.call("rights")).body).toEqual({ operations: false, reports_only: true });
      const { groups } = (await head.call("reportGroups")).body;
      expect(groups).toContainEqual({ group_id: group.group_id, group_name: "Spring" });
    });

    test("the log-in tells of no student", async () => {
      const { body } = await head.call("session");
      expect(body).toMatchObject({ student_info_admin_dict: {}, student_total: 0 });
    });

    const others = (Object.keys(adminCalls) as AdminCallName[]).filter(
      (name) => !OF_REPORTS.has(name),
    );
    test.each(others)("%s is refused", async (name) => {
      const { status, body } = await head.call(name, PAYLOADS[name]);
      expect([status, body.code]).toEqual([403, "not_yours"]);
    });

    test.each(Object.entries(ADMIN_EXPORTS))("the export %s is refused", async (_name, url) => {
      const headers = { cookie: head.cookie };
      expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
    });
  });
});
