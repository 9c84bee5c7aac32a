import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerCheck } from "../../../test/answer-check.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { succeedInDialogue, type TestUser } from "../../../test/test-user.ts";

/** A time zone in which it is that hour now. Its names count westwards. */
function zoneAt(hour: number): string {
  const behind = (new Date().getUTCHours() - hour + 36) % 24;
  const west = behind - 12;
  return `Etc/GMT${west < 0 ? west : `+${west}`}`;
}
const NOON = zoneAt(12);

describe.each(PRODUCTION_DATABASE)("due checks on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const run = (query: ReturnType<typeof sql>) => server.database.orm.execute(query);
  /** As if all that somebody did had been so many days earlier. */
  const age = async (user: TestUser, days: number): Promise<void> => {
    const by = sql`make_interval(days => ${days})`;
    await run(sql`update dialogues set ended_at = ended_at - ${by} where user_id = ${user.id}`);
    await run(
      sql`update dialogue_results set ended_at = ended_at - ${by} where user_id = ${user.id}`,
    );
    await run(
      sql`update transfer_checks set ended_at = ended_at - ${by} where user_id = ${user.id}`,
    );
    await run(
      sql`update check_put_offs set put_off_at = put_off_at - ${by} where user_id = ${user.id}`,
    );
    await run(
      sql`update due_mail_wishes set mailed_at = mailed_at - ${by} where user_id = ${user.id}`,
    );
  };
  const addGraduate = async (): Promise<TestUser> => {
    const user = await server.addUser();
    for (const interest of ["bees", "bees"]) {
      const { session_id } = await succeedInDialogue(user, interest);
      await user.call("performanceSummary", { session_id });
    }
    return user;
  };
  const list = async (user: TestUser) =>
    (await user.call("dueChecks", { time_zone: NOON })).body.coming as {
      due: boolean;
      after_days: number;
    }[];
  const start = (user: TestUser) =>
    user.call("startTransferCheck", { module_id: 1, due: true, time_zone: NOON });
  const take = async (user: TestUser, answers = ["right", "right", "right"]) =>
    answerCheck(user, (await start(user)).body.check_id, answers);

  test("come with a completed module, a day later", async () => {
    const user = await server.addUser();
    await succeedInDialogue(user);
    expect(await list(user)).toEqual([]);
    await succeedInDialogue(user);
    expect(await list(user)).toMatchObject([{ module_id: 1, due: false, after_days: 1 }]);
    await age(user, 1);
    expect(await list(user)).toMatchObject([{ module_id: 1, due: true, after_days: 1 }]);
  });

  test("come a week and a month after, each with a fresh argument, and then no more", async () => {
    const user = await addGraduate();
    const issues = new Set<string>();
    for (const days of [1, 7, 30]) {
      await age(user, days);
      expect(await list(user)).toMatchObject([{ due: true, after_days: days }]);
      issues.add((await take(user)).body.issue);
      // What is done is not due, and asking for it again begins nothing.
      expect((await start(user)).body.finished).toMatchObject({ passed: true });
    }
    expect(issues.size).toBe(3);
    expect(await list(user)).toEqual([]);
  });

  test("are begun once where two ask at once", async () => {
    const user = await addGraduate();
    await age(user, 1);
    await take(user);
    await age(user, 7);
    const both = await Promise.all([start(user), start(user)]);
    expect(both[0].body.finished).toBeNull();
    expect(both[1].text).toBe(both[0].text);
  });

  test("come sooner after one that was missed", async () => {
    const user = await addGraduate();
    await age(user, 1);
    await take(user);
    await age(user, 7);
    await take(user, ["wrong", "wrong", "wrong"]);
    expect(await list(user)).toMatchObject([{ due: false, after_days: 1 }]);
  });

  test("are put off for some days", async () => {
    const user = await addGraduate();
    await age(user, 2);
    const { body } = await user.call("putOffCheck", { module_id: 1, time_zone: NOON });
    expect(body.coming).toMatchObject([{ module_id: 1, due: false }]);
    await age(user, 3);
    expect(await list(user)).toMatchObject([{ due: true }]);
  });

  test("are the learner's alone", async () => {
    const user = await addGraduate();
    await age(user, 1);
    const other = await server.addUser();
    expect(await list(other)).toEqual([]);
    expect((await other.call("dueChecks", { user_id: user.id })).status).toBe(403);
  });

  test("show supervisors what is left after a day, a week and a month", async () => {
    const user = await addGraduate();
    const supervisor = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const { group_id } = (await supervisor.call("createGroup", { group_name: "Lasting" })).body
      .group;
    await run(sql`update student_stats set group_id = ${group_id} where user_id = ${user.id}`);
    const lasting = async () =>
      (await supervisor.call("classView", { group_id })).body.modules[0].lasting;
    await age(user, 1);
    await take(user);
    const none = { checks: 0, score: null };
    const whole = { checks: 1, score: 1 };
    expect(await lasting()).toEqual({ same_day: none, day: whole, week: none, month: none });
    await age(user, 7);
    await take(user, ["right", "wrong", "right"]);
    expect(await lasting()).toMatchObject({
      week: { checks: 1, score: expect.closeTo(2 / 3) },
      month: { checks: 0 },
    });
    await age(user, 30);
    await take(user);
    expect(await lasting()).toMatchObject({ day: whole, week: { checks: 1 }, month: whole });
    // Whoever joins takes the first check at once.
    const other = await addGraduate();
    await run(sql`update student_stats set group_id = ${group_id} where user_id = ${other.id}`);
    const begun = await other.call("startTransferCheck", { module_id: 1 });
    await answerCheck(other, begun.body.check_id, ["right", "right", "right"]);
    expect(await lasting()).toMatchObject({ same_day: whole, day: { checks: 1 } });
  });

  describe("are told of by mail", () => {
    const ask = (user: TestUser, wanted = true, time_zone = NOON) =>
      user.call("setDueMails", { mails: wanted ? "weekly" : "none", time_zone });
    const count = async (user: TestUser): Promise<number> => {
      await Promise.all([server.runJob("mail_due_checks"), server.runJob("mail_due_checks")]);
      await server.runJob("deliver_mail");
      return server.mails.filter(({ to, subject }) => to === user.email && /still/.test(subject))
        .length;
    };

    test("to whoever asked, once", async () => {
      const [user, silent] = [await addGraduate(), await addGraduate()];
      expect((await ask(user)).body.mails_wanted).toBe(true);
      expect(await count(user)).toBe(0);
      for (const each of [user, silent]) await age(each, 1);
      expect(await count(user)).toBe(1);
      expect(server.mails.at(-1)?.text).toContain("Module 1: Identifying");
      // Of the same one there is no second mail, however long it waits; nor was a silent one told.
      await age(user, 20);
      expect([await count(user), await count(silent)]).toEqual([1, 0]);
    });

    test("a week after the last at the soonest, turned off and on between or not", async () => {
      const user = await addGraduate();
      await ask(user);
      await age(user, 1);
      expect(await count(user)).toBe(1);
      await take(user, ["wrong", "wrong", "wrong"]);
      await age(user, 3);
      await ask(user, false);
      await ask(user);
      expect(await list(user)).toMatchObject([{ due: true }]);
      expect(await count(user)).toBe(1);
      await age(user, 4);
      expect(await count(user)).toBe(2);
    });

    test("in the morning, where they are", async () => {
      const user = await addGraduate();
      await age(user, 2);
      await ask(user, true, zoneAt(3));
      expect(await count(user)).toBe(0);
      await ask(user, true, NOON);
      expect(await count(user)).toBe(1);
    });

    test("a week after a clock that was ahead was put back", async () => {
      const user = await addGraduate();
      await ask(user);
      await age(user, 1);
      expect(await count(user)).toBe(1);
      await age(user, -400);
      await run(
        sql`update dialogues set ended_at = now() - interval '9 days' where user_id = ${user.id}`,
      );
      expect(await count(user)).toBe(1);
      await age(user, 8);
      await user.call("putOffCheck", { module_id: 1, time_zone: NOON });
      await age(user, 3);
      expect(await count(user)).toBe(2);
    });

    test("and to nobody who does not want them any more", async () => {
      const user = await addGraduate();
      await ask(user);
      await ask(user, false);
      await age(user, 1);
      expect(await count(user)).toBe(0);
      const own = (await user.call("exportMyData")).body;
      expect(own.mails_about_due_checks).toMatchObject({ wanted: false, time_zone: NOON });
    });
  });
});
