import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { studentStats } from "../../db/schema/student-schema.ts";
import { accessLog } from "../../db/schema/supervision-schema.ts";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";

const KINDS = ["flags", "reviews", "stuck", "away", "behind"] as const;

describe.each(PRODUCTION_DATABASE)("who needs attention on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let code: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const { body } = await teacher.call("createGroup", { group_name: "Spring" });
    code = body.group.join_code;
  });
  afterAll(() => server.close());

  const addStudent = async (name: string): Promise<TestUser> => {
    const student = await server.addUser({ firstName: name, lastName: "Demo" });
    await student.call("joinGroup", { join_code: code });
    return student;
  };
  const ask = async (payload = {}) => (await teacher.call("attention", payload)).body;
  const ofStudent = async ({ id }: TestUser) => {
    const body = await ask();
    return Object.fromEntries(
      KINDS.map((each) => [
        each,
        body[each].filter((one: { student_id: string }) => one.student_id === id),
      ]),
    );
  };

  test("who failed twice running is told of, with where it went wrong and what shows it", async () => {
    const student = await addStudent("Fay");
    const [, second] = await addEndedDialogues(server, student.id, [
      ["failure", 1, 1],
      ["failure", 1, 1],
    ]);
    const { stuck } = await ofStudent(student);
    expect(stuck).toEqual([
      expect.objectContaining({
        student_first_name: "Fay",
        group_name: "Spring",
        failures_running: 2,
        told_running: 0,
        place: {
          dialogue_id: second,
          check_id: null,
          module_id: 1,
          issue: "Should it be?",
          step: 1,
          position: 2,
          sentence: "It is this.",
        },
      }),
    ]);
    const [look] = await server.database.orm
      .select()
      .from(accessLog)
      .where(eq(accessLog.studentId, student.id));
    expect(look).toMatchObject({ kind: "attention", dialogueId: second });
  });

  test("a success, or a verdict that makes one, ends it", async () => {
    const student = await addStudent("Sue");
    const failed = [
      ["failure", 1],
      ["failure", 1],
    ] as const;
    await addEndedDialogues(server, student.id, [...failed, ["success", 1]]);
    expect((await ofStudent(student))["stuck"]).toEqual([]);
    const other = await addStudent("Vera");
    const [, last] = await addEndedDialogues(server, other.id, failed);
    expect((await ofStudent(other))["stuck"]).toHaveLength(1);
    const verdict = { dialogue_id: last, outcome: "success", reason: "It was said." };
    await teacher.call("giveVerdict", verdict);
    expect((await ofStudent(other))["stuck"]).toEqual([]);
  });

  test("who was told a module's own step twice is told of, also with a success elsewhere between", async () => {
    const student = await addStudent("Tess");
    for (const round of [1, 2, 3]) {
      if (round === 2) await addEndedDialogues(server, student.id, [["success", 2]]);
      else {
        const { session_id } = await startDialogue(student, `bees ${round}`);
        let isOver = false;
        while (!isOver) {
          const { body } = await student.call("chat", { session_id, message: "dunno" });
          isOver = "exit_message" in body;
        }
      }
    }
    const { stuck } = await ofStudent(student);
    expect(stuck).toHaveLength(1);
    expect(stuck?.[0]).toMatchObject({ told_running: 2, place: { step: 0, position: 6 } });
  });

  test("a flag is told of with its message, and a review with where the dialogue went wrong", async () => {
    const student = await addStudent("Dee");
    const { session_id } = await startDialogue(student);
    await student.call("chat", { session_id, message: "distress: it is dark" });
    const [failed] = await addEndedDialogues(server, student.id, [["failure", 1]]);
    await student.call("requestReview", { session_id: failed, note: "I said it." });
    const { flags, reviews } = await ofStudent(student);
    expect(flags).toEqual([
      expect.objectContaining({
        kind: "distress",
        place: expect.objectContaining({
          dialogue_id: session_id,
          position: 2,
          sentence: "distress: it is dark",
        }),
      }),
    ]);
    expect(reviews).toEqual([
      expect.objectContaining({
        note: "I said it.",
        place: expect.objectContaining({ dialogue_id: failed, position: 2 }),
      }),
    ]);
  });

  test("who has not come for so many days is away, and who never began once the account is as old", async () => {
    const gone = await addStudent("Gus");
    const fresh = await addStudent("Finn");
    const idle = await addStudent("Ida");
    const { orm } = server.database;
    await orm
      .update(studentStats)
      .set({ lastActiveAt: sql`now() - interval '10 days'` })
      .where(eq(studentStats.userId, gone.id));
    await orm.execute(
      sql`update users set created_at = now() - interval '40 days' where id = ${idle.id}`,
    );
    const awayAt = async (away_days: string) => {
      const body = await ask({ away_days });
      const ids = new Set(body.away.map((one: { student_id: string }) => one.student_id));
      return [gone, fresh, idle].map(({ id }) => ids.has(id));
    };
    expect(await awayAt("7")).toEqual([true, false, true]);
    expect(await awayAt("14")).toEqual([false, false, true]);
    expect((await ask({ away_days: "5" })).code).toBe("invalid_payload");
  });

  test("nobody of another group is told of", async () => {
    const stranger = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const { body } = await stranger.call("attention", {});
    expect(body.totals).toEqual({ flags: 0, reviews: 0, stuck: 0, away: 0, behind: 0 });
    expect(KINDS.flatMap((each) => body[each])).toEqual([]);
  });
});
