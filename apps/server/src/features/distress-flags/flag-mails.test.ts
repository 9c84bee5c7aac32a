import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { distressFlags } from "../../db/schema/schema.ts";
import { accessLog } from "../../db/schema/supervision-schema.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";

const CRY = "distress: it is all so dark";
const ABUSE = "wrong, you fucking machine";

describe.each(PRODUCTION_DATABASE)("flags on %s", (kind) => {
  let server: TestServer;
  let all: TestUser;
  let teacher: TestUser;
  let code: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    all = await server.addUser({ userType: "supervisor", firstName: "Sue", lastName: "Visor" });
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const { group } = (await teacher.call("createGroup", { group_name: "Spring" })).body;
    code = group.join_code;
  });
  afterAll(() => server.close());

  const mailsAbout = async (name: string) => {
    await server.runJob("deliver_mail");
    return server.mails.filter(({ text }) => text.includes(name));
  };
  const write = async (user: TestUser, ...said: string[]): Promise<void> => {
    const { session_id } = await startDialogue(user);
    for (const message of said) await user.call("chat", { session_id, message });
    await user.call("abandonDialogue", { session_id });
  };

  test("are mailed to the supervisors of the student's group, once until they are handled", async () => {
    const user = await server.addUser({ firstName: "Grace", lastName: "Grouped" });
    await user.call("joinGroup", { join_code: code });
    await write(user, CRY, `${CRY} still`);
    const mails = await mailsAbout("Grace Grouped");
    expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: teacher.email, subject: "A student may need help" },
    ]);
    expect(mails[0]?.text).not.toContain("dark");
    await write(user, `${CRY} again`);
    expect(await mailsAbout("Grace Grouped")).toHaveLength(1);
    const { flags } = (await teacher.call("flags")).body;
    const own = flags.filter((flag: { student_id: string }) => flag.student_id === user.id);
    expect(own).toHaveLength(3);
    for (const { flag_id } of own) {
      expect((await teacher.call("acknowledgeDistressFlag", { flag_id })).status).toBe(200);
    }
    await write(user, `${CRY} once more`);
    expect(await mailsAbout("Grace Grouped")).toHaveLength(2);
  });

  test("come with what was written where that is asked for, which is logged", async () => {
    const user = await server.addUser({ firstName: "Quinn", lastName: "Quoted" });
    await write(user, CRY);
    const looks = () =>
      server.database.orm.select().from(accessLog).where(eq(accessLog.studentId, user.id));
    const sentencesOf = async (payload: object) => {
      const { flags } = (await all.call("flags", payload)).body;
      return flags
        .filter((flag: { student_id: string }) => flag.student_id === user.id)
        .map(({ sentence }: { sentence: string | null }) => sentence);
    };
    expect(await sentencesOf({})).toEqual([null]);
    expect(await looks()).toEqual([]);
    expect(await sentencesOf({ texts: "yes" })).toEqual([CRY]);
    expect(await looks()).toMatchObject([{ supervisorId: all.id, kind: "attention" }]);
  });

  test("of a student in no group are mailed to those who see everybody", async () => {
    const user = await server.addUser({ firstName: "Lone", lastName: "Wolf" });
    await write(user, CRY);
    expect((await mailsAbout("Lone Wolf")).map(({ to }) => to)).toEqual([all.email]);
  });

  test("name no student whose name by older rules is a sentence", async () => {
    const user = await server.addUser({ firstName: "Pay now", lastName: "at evil.test" });
    await write(user, CRY);
    const [mail] = await mailsAbout("A student of yours wrote");
    expect(mail?.to).toBe(all.email);
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil");
  });

  test("of abuse are raised with the turn, which goes on, and are told apart", async () => {
    const user = await server.addUser({ firstName: "Rude", lastName: "Boy" });
    const { session_id } = await startDialogue(user);
    const { status, body } = await user.call("chat", { session_id, message: ABUSE });
    expect(status).toBe(200);
    expect(body.response).not.toBe("");
    await user.call("addInterest", { interest: "shit weather" });
    const { flags } = (await all.call("flags")).body;
    const own = flags.filter((flag: { student_id: string }) => flag.student_id === user.id);
    expect(own).toMatchObject([
      { kind: "abuse", place: "dialogue", dialogue_id: session_id, position: 2 },
      { kind: "abuse", place: "interest", dialogue_id: null, acknowledged_at: null },
    ]);
    expect((await mailsAbout("Rude Boy")).map(({ subject }) => subject)).toEqual([
      "A student wrote something abusive",
    ]);
    const { students } = (await all.call("students", { search: "rude" })).body;
    expect(students[0].open_flags).toBe(2);
    // What stands in the log-in reply says that somebody may need help; abuse does not.
    const record = (await all.call("session")).body.student_info_admin_dict[user.id];
    expect(record.distress_flags).toEqual([]);
  });

  test("that were handled are listed when all are asked for", async () => {
    const user = await server.addUser();
    await write(user, CRY);
    const [flag] = await server.database.orm
      .select()
      .from(distressFlags)
      .where(eq(distressFlags.userId, user.id));
    await all.call("acknowledgeDistressFlag", { flag_id: flag?.id });
    const listed = async (state: string) =>
      (await all.call("flags", { state })).body.flags.map(
        (each: { flag_id: number }) => each.flag_id,
      );
    expect(await listed("open")).not.toContain(flag?.id);
    expect(await listed("all")).toContain(flag?.id);
    const { flags } = (await all.call("student", { student_id: user.id })).body;
    expect(flags).toMatchObject([
      { flag_id: flag?.id, acknowledged_at: expect.any(String), acknowledged_by: "Sue Visor" },
    ]);
  });

  test("name nobody who has no account any more", async () => {
    const gone = await server.addUser({ userType: "supervisor" });
    const user = await server.addUser();
    await write(user, CRY);
    const find = async () => (await all.call("student", { student_id: user.id })).body.flags[0];
    const { flag_id } = await find();
    await gone.call("acknowledgeDistressFlag", { flag_id });
    await gone.call("deleteAccount", { password: TEST_PASSWORD });
    expect(await find()).toMatchObject({
      acknowledged_at: expect.any(String),
      acknowledged_by: null,
    });
  });
});
