import type { StudentRecord } from "@elenchus/contract/student-record";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { hearsDistress } from "@elenchus/tutor/checks/distress/hears-distress";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { type TestUser } from "../../test/test-user.ts";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/auth-schema.ts";
import { dialogues, distressFlags, messages } from "../db/schema/schema.ts";
import { transferChecks } from "../db/schema/transfer-check-schema.ts";
import { demoTutor } from "../dependencies/demo-tutor.ts";
import { passesAbuseList, passesWordList } from "../moderation/passes-word-list.ts";
import { createDemoClassStore } from "../store/demo/demo-class-store.ts";
import { DEMO_CLASS } from "./demo-class.ts";
import { DEMO_ADVANCED, DEMO_LEARNER } from "./demo-people.ts";
import { seedDemo } from "./seed-demo.ts";

/** Of the 256 KiB that a log-in tells a supervisor at most. */
const MOST_BYTES = 220 * 1024;

describe.each(DATABASE_KINDS)("the demo's class on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  const seed = () =>
    seedDemo({
      identity: server.identity,
      stores: server.stores,
      classes: createDemoClassStore(server.database.orm),
      loadTutor: async () => demoTutor,
      moderate: passesWordList,
      now: server.now,
      newId: randomUUID,
    });
  beforeAll(async () => {
    server = await buildTestServer(kind);
    await seed();
    supervisor = await server.addUser({ userType: "supervisor" });
  });
  afterAll(() => server.close());

  const find = async (search: string) =>
    (await supervisor.call("students", { search })).body.students[0];

  test("has set work: done, late and missing, and some that is due tomorrow", async () => {
    const { body } = await supervisor.call("assignments");
    const [tomorrow, over] = body.assignments;
    expect(over).toMatchObject({ module_id: 1, counts: { done: 5, late: 1, missing: 2 } });
    expect(tomorrow).toMatchObject({ module_id: 2, counts: { done: 3, late: 0, missing: 0 } });
    expect(Date.parse(tomorrow.due) - server.now().getTime()).toBeGreaterThan(24 * 3_600_000);
    const { groups } = (await supervisor.call("groups")).body;
    const { group_id } = groups.find(({ group_name }: { group_name: string }) =>
      group_name.startsWith("Year 10"),
    );
    expect((await supervisor.call("gradebook", { group_id })).body.assignments).toHaveLength(2);
  });

  test("is made once: what has changed since stays as it is", async () => {
    const tables = [dialogues, messages, transferChecks, distressFlags] as const;
    const count = () => Promise.all(tables.map((table) => server.database.orm.$count(table)));
    const before = await count();
    const ben = await find("Larsson");
    await server.stores.groups.leave(ben.student_id);
    await seed();
    expect(await count()).toEqual(before);
    expect((await find("Larsson")).group_id).toBeNull();
    const { body } = await supervisor.call("studentCount", {});
    expect(body.student_total).toBe(DEMO_CLASS.length + 1);
  });

  test("has dialogues that ended as planned, in every module", async () => {
    const rows = await server.database.orm.select().from(dialogues);
    expect(new Set(rows.map(({ module }) => module))).toEqual(new Set(MODULE_NUMBERS));
    const reasons = rows.map(({ state }) => state.outcomeReason);
    expect(new Set(reasons)).toEqual(
      new Set(["all_covered", "skill_step_told", "message_limit", null]),
    );
    const planned = DEMO_CLASS.flatMap((one) => one.dialogues);
    const withManner = (...manners: string[]) =>
      planned.filter((plan) => manners.includes(/\s(\w+)/u.exec(plan)?.[1] ?? "")).length;
    const withOutcome = (outcome: string | null) =>
      rows.filter(({ state }) => state.outcome === outcome).length;
    expect(withOutcome("success")).toBe(withManner("sure", "halting"));
    expect(withOutcome("failure")).toBe(withManner("lost", "stubborn", "wandering"));
    expect(withOutcome(null)).toBe(withManner("left", "open", "troubled", "rude"));
    expect(rows.filter(({ status }) => status === "active")).toHaveLength(withManner("open"));
    for (const { startedAt, endedAt } of rows) {
      expect(startedAt.getTime()).toBeLessThan(server.now().getTime());
      expect(endedAt === null || endedAt > startedAt).toBe(true);
    }
  });

  test("opens no module that was locked", async () => {
    const rows = await server.database.orm.select().from(dialogues).orderBy(dialogues.startedAt);
    for (const row of rows.filter(({ module }) => module > 1)) {
      const before = rows.filter(
        (one) =>
          one.userId === row.userId &&
          one.module === 1 &&
          one.state.outcome === "success" &&
          (one.endedAt ?? row.startedAt) < row.startedAt,
      );
      expect(before.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("shows a supervisor something in every section", async () => {
    const groups = (await supervisor.call("groups")).body.groups;
    expect(groups.map((group: { student_count: number }) => group.student_count)).toEqual([8, 7]);
    const flags = (await supervisor.call("flags", { state: "all" })).body.flags;
    expect(flags.map((flag: { kind: string }) => flag.kind)).toEqual(
      expect.arrayContaining(["distress", "abuse"]),
    );
    const reviews = (await supervisor.call("reviews")).body;
    expect(reviews.reviews).toHaveLength(1);
    expect(reviews.agreement).toEqual({ decided: 4, agreed: 3, rate: 0.75 });
    const shown = (await supervisor.call("classView")).body;
    expect(shown.misconceptions.length).toBeGreaterThan(4);
    expect(shown.steps.length).toBeGreaterThan(4);
    expect(shown.modules[0]).toMatchObject({ checks_finished: 8, completed: 8 });
    const chloe = await find("Dubois");
    expect(chloe).toMatchObject({ completed_modules: [1, 2], group_name: "Year 10, Tuesdays" });
    const { body } = await supervisor.call("student", { student_id: chloe.student_id });
    const overturned = body.dialogues.find((one: { verdict: unknown }) => one.verdict !== null);
    expect(overturned).toMatchObject({ status: "success", machine_outcome: "failure" });
    const payload = { student_id: chloe.student_id, dialogue_id: overturned.dialogue_id };
    const transcript = (await supervisor.call("transcript", payload)).body;
    expect(transcript.messages[1].assessment).toMatchObject({ judge: "demo@1" });
    expect(transcript.messages.at(-1).move).not.toBeNull();
    expect(transcript.performance_summary).toContain("Outcome");
  });

  test("is told to its supervisor whole, every transcript of it, at the log-in", async () => {
    const { body, text } = await supervisor.call("session");
    const records: StudentRecord[] = Object.values(body.student_info_admin_dict);
    expect(records).toHaveLength(DEMO_CLASS.length + 1);
    expect(body.student_total).toBe(records.length);
    const told = records.flatMap(({ student_sessions }) => Object.values(student_sessions));
    expect(told).toHaveLength(DEMO_CLASS.flatMap((one) => one.dialogues).length);
    expect(told.filter(({ messages_omitted }) => messages_omitted)).toEqual([]);
    for (const { messages_dict } of told) expect(messages_dict.length).toBeGreaterThan(2);
    // Who tries the demo adds dialogues of their own: those are to fit, too.
    expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  });

  test("says nothing that the real judges would take for something else", async () => {
    const rows = await server.database.orm.select().from(messages);
    for (const { sender, text, assessment } of rows) {
      if (sender !== "user") continue;
      expect({ text, hears: hearsDistress(text, "") }).toEqual({
        text,
        hears: assessment?.speechAct === "distress",
      });
    }
    expect(rows.filter(({ text }) => !passesAbuseList(text))).toHaveLength(1);
  });

  test("is joined by the learner who is far along, where it was made before she was", async () => {
    const { total_attempted_passages: attempted } = await find("Marchetti");
    await server.database.orm.delete(users).where(eq(users.email, DEMO_ADVANCED.email));
    await seed();
    const ada = await find("Marchetti");
    expect(ada).toMatchObject({ completed_modules: [1, 2, 3, 5], group_name: null });
    expect(ada.total_attempted_passages).toBe(attempted);
  });

  test("leaves the demo's learner new to everything", async () => {
    const learner = await find("Learner");
    expect(learner).toMatchObject({ total_attempted_passages: 0, group_id: null });
    expect(DEMO_LEARNER.email).toBe("learner@demo.test");
  });
});
