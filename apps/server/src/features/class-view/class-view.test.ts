import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { type TestUser } from "../../../test/test-user.ts";

const NO_CHECKS = { checks: 0, score: null };

describe.each(DATABASE_KINDS)("the class view on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  let students: TestUser[];
  beforeAll(async () => {
    server = await buildTestServer(kind);
    supervisor = await server.addUser({ userType: "supervisor" });
    students = [await server.addUser(), await server.addUser(), await server.addUser()];
    const [one, two] = students;
    await addEndedDialogues(server, one?.id ?? "", [
      ["success", 1],
      ["success", 1],
      ["failure", 2, 2],
      ["failure", 2, 2],
      ["abandoned", 2, 1],
    ]);
    await addEndedDialogues(server, two?.id ?? "", [
      ["success", 1],
      ["failure", 1, 1],
    ]);
  });
  afterAll(() => server.close());

  test("counts students and dialogues by module", async () => {
    const { body } = await supervisor.call("classView");
    expect(body.student_total).toBe(3);
    expect(body.modules).toHaveLength(7);
    expect(body.modules[0]).toEqual({
      module_id: 1,
      locked: 0,
      not_started: 1,
      started: 1,
      completed: 1,
      dialogues: { total: 4, active: 0, success: 3, failure: 1, abandoned: 0 },
      minutes_median: 6,
      minutes_mean: 6,
      practice_success_rate: 0.75,
      checks_finished: 0,
      checks_passed: 0,
      check_score: null,
      lasting: { same_day: NO_CHECKS, day: NO_CHECKS, week: NO_CHECKS, month: NO_CHECKS },
    });
    expect(body.modules[1]).toMatchObject({
      locked: 2,
      not_started: 0,
      started: 1,
      completed: 0,
      practice_success_rate: 0,
    });
    expect(body.modules[6]).toMatchObject({
      locked: 2,
      not_started: 1,
      dialogues: { total: 0 },
      minutes_median: null,
      minutes_mean: null,
      practice_success_rate: null,
    });
  });

  test("tells at which steps dialogues fail, and at which they are left", async () => {
    const { body } = await supervisor.call("classView");
    expect(body.steps).toEqual([
      { module_id: 1, step: 1, failed: 1, abandoned: 0 },
      { module_id: 2, step: 1, failed: 0, abandoned: 1 },
      { module_id: 2, step: 2, failed: 2, abandoned: 0 },
    ]);
  });

  test("names the most frequent misconceptions, with the latest answers that showed them", async () => {
    const { body } = await supervisor.call("classView");
    const [first] = body.misconceptions;
    expect(first).toMatchObject({
      module_id: 1,
      step: 0,
      misconception_id: "reason-as-conclusion",
      correction: "Correction.",
      times: 3,
      students: 2,
    });
    expect(first.examples).toHaveLength(3);
    expect(first.examples[0]).toEqual({
      student_id: expect.any(String),
      dialogue_id: expect.any(String),
      position: 2,
      message_text: "It is this.",
    });
  });

  test("counts a misconception once, whichever reason of the argument it was about", async () => {
    const before = (await supervisor.call("classView")).body.misconceptions;
    await server.database.orm.execute(sql`update shown_misconceptions
      set misconception = 'reason-2-as-conclusion' where (dialogue_id, position) =
        (select dialogue_id, position from shown_misconceptions where step = 0 order by shown_at desc limit 1)`);
    expect((await supervisor.call("classView")).body.misconceptions).toEqual(before);
  });

  test("of one group is of that group alone", async () => {
    const { group } = (await supervisor.call("createGroup", { group_name: "Spring" })).body;
    const [, two] = students;
    const joined = await two?.call("joinGroup", { join_code: group.join_code });
    expect(joined?.body).toEqual({ group_name: "Spring" });
    const { body } = await supervisor.call("classView", { group_id: group.group_id });
    expect(body.student_total).toBe(1);
    expect(body.modules[0].dialogues).toMatchObject({ total: 2, success: 1, failure: 1 });
    expect(body.steps).toEqual([{ module_id: 1, step: 1, failed: 1, abandoned: 0 }]);
    for (const { examples } of body.misconceptions) {
      for (const { student_id } of examples) expect(student_id).toBe(two?.id);
    }
  });
});
