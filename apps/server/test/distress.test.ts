import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dialogues, distressFlags } from "../src/db/schema/schema.ts";
import { PRODUCTION_DATABASE } from "./build-database.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import {
  answerAll,
  startDialogue,
  succeedInDialogue,
  TEST_PASSWORD,
  type TestUser,
} from "./test-user.ts";

const CRY = "I want to die and nobody knows";
/** Heard by the judge alone. */
const QUIET_CRY = "distress: it is all so dark";

describe.each(PRODUCTION_DATABASE)("distress on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const readFlags = ({ id }: TestUser) =>
    server.database.orm.select().from(distressFlags).where(eq(distressFlags.userId, id));
  const readRecord = async (user: TestUser) => {
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { body } = await supervisor.call("session");
    return { supervisor, record: body.student_info_admin_dict[user.id], all: body };
  };
  const finishModule = async (user: TestUser): Promise<void> => {
    for (const interest of ["bees", "wasps"]) {
      await succeedInDialogue(user, interest);
    }
  };

  describe("in a dialogue", () => {
    test("is answered with help and flagged once, and the dialogue stays as it was", async () => {
      const user = await server.addUser();
      const { session_id } = await startDialogue(user);
      await user.call("chat", { session_id, message: "wrong" });
      const { orm } = server.database;
      const read = () => orm.select().from(dialogues).where(eq(dialogues.id, session_id));
      const [before] = await read();
      const message = { session_id, message: QUIET_CRY, message_id: randomUUID() };
      const answers = [await user.call("chat", message), await user.call("chat", message)];
      for (const { status, body } of answers) {
        expect({ status, response: body.response }).toEqual({
          status: 200,
          response: SUPPORT_TEXT,
        });
        expect(body).not.toHaveProperty("exit_message");
      }
      expect((await read())[0]?.state).toEqual(before?.state);
      expect(await readFlags(user)).toMatchObject([
        { place: "dialogue", dialogueId: session_id, position: 4, acknowledgedAt: null },
      ]);
      await answerAll(user, session_id);
      const { body } = await user.call("performanceSummary", { session_id });
      expect(body.success_or_failure).toBe("success");
    });

    test("does not end it at the limit of messages", async () => {
      const user = await server.addUser();
      const { session_id } = await startDialogue(user);
      for (let turn = 0; turn < 18; turn += 1) {
        const { body } = await user.call("chat", { session_id, message: `${QUIET_CRY} ${turn}` });
        expect(body.response).toBe(SUPPORT_TEXT);
      }
      expect((await user.call("session")).body.active_dialogue).not.toBeNull();
      expect(await readFlags(user)).toHaveLength(18);
    });

    test("is flagged with the turn or not at all", async () => {
      const user = await server.addUser();
      const { session_id } = await startDialogue(user);
      server.tutor.interrupt = async () => {
        await user.call("abandonDialogue", { session_id });
      };
      const { status } = await user.call("chat", { session_id, message: QUIET_CRY });
      server.tutor.interrupt = async () => {};
      expect(status).toBe(409);
      expect(await readFlags(user)).toEqual([]);
    });
  });

  describe("in an unaided check", () => {
    const begin = async () => {
      const user = await server.addUser();
      await finishModule(user);
      const { body } = await user.call("startTransferCheck", { module_id: 1 });
      const hand = (step: number, answer: string, second = false) =>
        user.call("answerTransferCheck", { check_id: body.check_id, step, answer, second });
      return { user, hand };
    };

    test("is no answer: help comes, a flag is raised, and the question stays open", async () => {
      const { user, hand } = await begin();
      for (const { status, body } of [await hand(1, CRY), await hand(1, CRY)]) {
        expect({ status, support: body.support }).toEqual({ status: 200, support: SUPPORT_TEXT });
        expect(body.answers).toEqual([null, null, null]);
      }
      expect(await readFlags(user)).toMatchObject([{ place: "transfer_check", position: 0 }]);
      const { body } = await hand(1, "right");
      expect(body.answers).toEqual(["right", null, null]);
      expect(body).not.toHaveProperty("support");
    });

    test("is not judged where the judge alone heard it: help and flag come at once, and stay", async () => {
      const { user, hand } = await begin();
      await hand(1, "right");
      await hand(2, QUIET_CRY);
      expect(await readFlags(user)).toEqual([]);
      const asked = (await hand(3, "right")).body;
      expect(asked).toMatchObject({ support: SUPPORT_TEXT, again: [{ step: 2 }], finished: null });
      expect(await readFlags(user)).toMatchObject([{ place: "transfer_check", position: 1 }]);
      const { body } = await hand(2, QUIET_CRY, true);
      expect(body.support).toBe(SUPPORT_TEXT);
      expect(body.finished).toMatchObject({ score: 1, steps_found: 2, passed: false });
      expect(body.finished.steps[1]).toEqual({ standing: "not_judged", missed: [] });
      expect(await readFlags(user)).toHaveLength(1);
    });

    test("is heard in a second answer, too", async () => {
      const { user, hand } = await begin();
      await hand(1, "right");
      await hand(2, "wrong");
      await hand(3, "wrong");
      const cried = (await hand(2, CRY, true)).body;
      expect(cried).toMatchObject({ support: SUPPORT_TEXT, again: [{ answer: null }, {}] });
      await hand(2, QUIET_CRY, true);
      const { body } = await hand(3, "wrong", true);
      expect(body).toMatchObject({ support: SUPPORT_TEXT, finished: { steps_found: 1 } });
      expect(body.finished.steps[1]).toMatchObject({ standing: "not_found" });
      expect(await readFlags(user)).toMatchObject([{ place: "transfer_check", position: 1 }]);
    });
  });

  test("in an interest is answered with help and flagged once, and nothing is kept", async () => {
    const user = await server.addUser();
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await user.call("addInterest", { interest: "how to kill myself" });
      expect({ status, code: body.code }).toEqual({ status: 400, code: "support_offered" });
      expect(body.error).toBe(SUPPORT_TEXT);
    }
    expect(await server.stores.interests.list(user.id)).toEqual([]);
    expect(await readFlags(user)).toMatchObject([{ place: "interest", dialogueId: null }]);
  });

  test("is told to supervisors, and to nobody else", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    const { session_id } = await startDialogue(user);
    await user.call("chat", { session_id, message: QUIET_CRY });
    const { record, all } = await readRecord(user);
    expect(record.distress_flags).toEqual([
      {
        flag_id: expect.any(Number),
        place: "dialogue",
        session_id,
        raised_at: expect.any(String),
        acknowledged_at: null,
      },
    ]);
    expect(all.student_info_admin_dict[other.id].distress_flags).toEqual([]);
    for (const learner of [user, other])
      expect((await learner.call("session")).text).not.toContain("distress_flags");
    expect((await other.call("exportMyData")).body.distress_flags).toEqual([]);
  });

  test("is seen by the supervisor who says so first, and by no learner", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "how to kill myself" });
    const { supervisor, record } = await readRecord(user);
    const [{ flag_id }] = record.distress_flags;
    const acknowledge = (someone: TestUser, id: number = flag_id) =>
      someone.call("acknowledgeDistressFlag", { flag_id: id });
    expect(await acknowledge(user)).toMatchObject({ status: 403, body: { code: "not_yours" } });
    expect((await readFlags(user))[0]?.acknowledgedAt).toBeNull();
    expect((await acknowledge(supervisor)).body).toEqual({ success: true });
    const later = await server.addUser({ userType: "supervisor" });
    expect((await acknowledge(later)).status).toBe(200);
    expect(await acknowledge(supervisor, 999_999_999)).toMatchObject({ status: 404 });
    const [flag] = await readFlags(user);
    expect(flag).toMatchObject({ acknowledgedBy: supervisor.id, acknowledgedAt: expect.any(Date) });
    // What is written after that is a new sign.
    await user.call("addInterest", { interest: "how to kill myself" });
    expect(await readFlags(user)).toHaveLength(2);
  });

  test("puts the student first, however many there are", async () => {
    const user = await server.addUser();
    for (let index = 0; index < 3; index += 1) await server.addUser();
    await user.call("addInterest", { interest: "how to kill myself" });
    const listed = await server.stores.students.listStudents({ kind: "all" }, 500);
    const flags = await server.stores.distressFlags.list(listed.map(({ id }) => id));
    const open = flags.filter(({ acknowledgedAt }) => acknowledgedAt === null);
    const unseen = new Set(open.map(({ userId }) => userId));
    expect(unseen).toContain(user.id);
    expect(unseen.size).toBeLessThan(listed.length);
    expect(new Set(listed.slice(0, unseen.size).map(({ id }) => id))).toEqual(unseen);
  });

  test("is in the export, and goes with the account", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await user.call("chat", { session_id, message: QUIET_CRY });
    const { supervisor, record } = await readRecord(user);
    const [{ flag_id }] = record.distress_flags;
    await supervisor.call("acknowledgeDistressFlag", { flag_id });
    const { body, text } = await user.call("exportMyData");
    expect(body.distress_flags).toEqual([
      {
        kind: "distress",
        place: "dialogue",
        session_id,
        raised_at: expect.any(String),
        seen_at: expect.any(String),
      },
    ]);
    expect(text).not.toContain(supervisor.id);
    await supervisor.call("deleteAccount", { password: TEST_PASSWORD });
    expect(await readFlags(user)).toMatchObject([
      { acknowledgedBy: null, acknowledgedAt: expect.any(Date) },
    ]);
    await user.call("deleteAccount", { password: TEST_PASSWORD });
    expect(await readFlags(user)).toEqual([]);
  });
});
