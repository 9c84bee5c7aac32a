import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerCheck } from "../../../test/answer-check.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { KEY_MARK } from "../../../test/build-scripted-tutor.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { type Answer } from "../../../test/send-call.ts";
import { succeedInDialogue, type TestUser } from "../../../test/test-user.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";

describe.each(PRODUCTION_DATABASE)("transfer checks on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => {
    server.tutor.interrupt = async () => {};
  });
  afterAll(() => server.close());

  const succeed = async (user: TestUser, interest: string): Promise<string> => {
    const { session_id, chosen_passage_subtopic } = await succeedInDialogue(user, interest);
    await user.call("performanceSummary", { session_id });
    return chosen_passage_subtopic;
  };
  const addGraduate = async (): Promise<TestUser> => {
    const user = await server.addUser();
    await succeed(user, "bees");
    await succeed(user, "bees");
    return user;
  };
  const start = (user: TestUser) => user.call("startTransferCheck", { module_id: 1 });
  const hand = (user: TestUser, check_id: string, step: number, answer: string): Promise<Answer> =>
    user.call("answerTransferCheck", { check_id, step, answer });
  const handAll = async (user: TestUser, answers: readonly string[]): Promise<Answer> => {
    const { body } = await start(user);
    return answerCheck(user, body.check_id, answers);
  };

  test("open with a module's completion, and not before", async () => {
    const user = await server.addUser();
    await succeed(user, "bees");
    const refused = await start(user);
    expect(refused).toMatchObject({ status: 403, body: { code: "module_not_completed" } });
    expect(refused.body.error).toContain("Complete this module");
    const { session_id } = await succeedInDialogue(user);
    const { body } = await user.call("performanceSummary", { session_id });
    expect(body).toMatchObject({ transfer_checks_open: [1], transfer_checks_started: [] });
    const other = await user.call("startTransferCheck", { module_id: 2 });
    expect(other).toMatchObject({ status: 403, body: { code: "module_not_completed" } });
    expect((await start(user)).status).toBe(200);
    expect((await user.call("session")).body).toMatchObject({
      transfer_checks_open: [1],
      transfer_checks_started: [1],
    });
  });

  test("ask the steps' questions about an issue that is new to the learner", async () => {
    const user = await server.addUser();
    const practised = [await succeed(user, "bees"), await succeed(user, "bees")];
    const { status, body, text } = await user.call("startTransferCheck", {
      module_id: 1,
      user_id: user.id,
    });
    expect(status).toBe(200);
    expect(practised).not.toContain(body.issue);
    expect(body).toEqual({
      check_id: expect.any(String),
      module_id: 1,
      issue: expect.stringContaining("bees"),
      text_passage: `A passage about the issue "${body.issue}".`,
      questions: [
        { title: "Conclusion", question: "What of Conclusion?" },
        {
          title: "Reasons",
          question: "What of Reasons? Give all the reasons in one answer.",
        },
        {
          title: "Ambiguous words and phrases",
          question:
            "What of Ambiguous words and phrases? In this check, give two such words or phrases, each with its two meanings, in one answer.",
        },
      ],
      answers: [null, null, null],
      finished: null,
    });
    expect(text).not.toContain(KEY_MARK);
  });

  test("go on where they were left, with the same argument and the answers given", async () => {
    const user = await addGraduate();
    const first = await start(user);
    const calls = server.tutor.calls.writeArgument;
    const answered = await hand(user, first.body.check_id, 1, "right");
    expect(answered.body).toEqual({ ...first.body, answers: ["right", null, null] });
    expect((await start(user)).body).toEqual(answered.body);
    expect(server.tutor.calls.writeArgument).toBe(calls);
  });

  test("judge nothing and tell nothing before the last answer", async () => {
    const user = await addGraduate();
    const { body } = await start(user);
    const judged = server.tutor.calls.assess;
    for (const step of [1, 2]) {
      const answered = await hand(user, body.check_id, step, "wrong");
      expect(answered.status).toBe(200);
      expect(answered.text).not.toContain(KEY_MARK);
      expect(answered.body.finished).toBeNull();
    }
    expect(server.tutor.calls.assess).toBe(judged);
    const last = await hand(user, body.check_id, 3, "right");
    expect(server.tutor.calls.assess).toBe(judged + 3);
    expect(last.text).not.toContain(KEY_MARK);
    expect(last.body.finished).toBeNull();
    const kept = await answerCheck(user, body.check_id, ["wrong", "wrong", "right"]);
    expect(server.tutor.calls.assess).toBe(judged + 3);
    expect(kept.body.finished).toEqual({
      issue: body.issue,
      score: expect.closeTo(1 / 3),
      steps_found: 1,
      steps_total: 3,
      passed: false,
      ended_at: expect.any(String),
      steps: [
        { standing: "not_found", missed: [`${KEY_MARK} statement 0`] },
        { standing: "not_found", missed: [`${KEY_MARK} statement 1`] },
        { standing: "found", missed: [] },
      ],
    });
  });

  test("are passed when every answer is right, and count for nothing else", async () => {
    const user = await addGraduate();
    const last = await handAll(user, ["right", "right", "right"]);
    expect(last.body.finished).toMatchObject({ passed: true, score: 1, steps_found: 3 });
    const { body } = await user.call("session");
    expect(body).toMatchObject({
      passage_counts: { 1: 2 },
      transfer_checks_open: [],
      transfer_checks_started: [],
    });
    const list = (await user.call("dialogues")).body;
    expect(list.dialogues).toHaveLength(2);
    const { steps: _steps, ...score } = last.body.finished;
    expect(list.transfer_checks).toEqual([{ module_id: 1, ...score }]);
  });

  test("keep what was handed in", async () => {
    const user = await addGraduate();
    const last = await handAll(user, ["right", "wrong", "right"]);
    const judged = server.tutor.calls.assess;
    expect((await start(user)).body).toEqual(last.body);
    const { check_id } = last.body;
    expect((await hand(user, check_id, 2, "right")).body.code).toBe("already_answered");
    expect((await hand(user, check_id, 3, "right")).body).toEqual(last.body);
    expect(server.tutor.calls.assess).toBe(judged);
  });

  test("can be taken again once finished, with a fresh argument; the latest counts", async () => {
    const user = await addGraduate();
    const again = () => user.call("startTransferCheck", { module_id: 1, again: true });
    const first = await handAll(user, ["right", "wrong", "right"]);
    server.tutor.interrupt = () => sleep(30);
    const begun = await Promise.all([again(), again(), again()]);
    server.tutor.interrupt = async () => {};
    expect(new Set(begun.map(({ text }) => text)).size).toBe(1);
    const { check_id, issue, others } = begun[0]?.body ?? {};
    expect(check_id).not.toBe(first.body.check_id);
    expect(issue).not.toBe(first.body.issue);
    expect(others).toMatchObject([{ check_id: first.body.check_id, passed: false }]);
    expect((await user.call("session")).body).toMatchObject({
      transfer_checks_open: [1],
      transfer_checks_started: [1],
    });
    const supervisor = await server.addUser({ userType: "supervisor" });
    const standing = async () =>
      (await supervisor.call("student", { student_id: user.id })).body.student.transfer_checks[1];
    expect(await standing()).toMatchObject({ passed: false });
    await hand(user, check_id, 1, "right");
    await hand(user, check_id, 2, "right");
    await hand(user, check_id, 3, "right");
    expect(await standing()).toEqual({ score: 1, passed: true });
    const seen = (await supervisor.call("student", { student_id: user.id })).body;
    const [latest, earlier] = [check_id, first.body.check_id];
    expect(seen.transfer_checks).toMatchObject([{ module_id: 1, issue, passed: true }]);
    expect(seen.all_transfer_checks).toMatchObject([{ check_id: latest }, { check_id: earlier }]);
    expect((await user.call("dialogues")).body.transfer_checks).toMatchObject([{ issue }]);
    const { finished, others: newer } = (
      await user.call("openTransferCheck", { check_id: earlier })
    ).body;
    expect(finished).toEqual(first.body.finished);
    expect(newer).toMatchObject([{ check_id: latest }]);
    const stranger = await server.addUser();
    expect((await stranger.call("openTransferCheck", { check_id: earlier })).status).toBe(403);
    const exported = (
      await server.app.inject({
        url: "/api/admin/export/xapi.json",
        headers: { cookie: supervisor.cookie },
      })
    ).body;
    for (const id of [latest, earlier]) expect(exported).toContain(id);
  });

  test("have one review, which a supervisor answers with a verdict that counts", async () => {
    const user = await addGraduate();
    const { check_id } = (await handAll(user, ["right", "wrong", "right"])).body;
    const ask = (note: string) => user.call("requestCheckReview", { check_id, note });
    // Said twice, it is one; another one is refused.
    expect((await ask("In other words.")).body.review).toBe("requested");
    expect((await ask("In other words.")).body.review).toBe("requested");
    expect(await ask("And again.")).toMatchObject({
      status: 409,
      body: { code: "review_requested" },
    });
    const stranger = await server.addUser();
    expect((await stranger.call("requestCheckReview", { check_id })).status).toBe(403);
    const supervisor = await server.addUser({ userType: "supervisor" });
    const listOpen = async () =>
      (await supervisor.call("reviews")).body.check_reviews.filter(
        (each: { check_id: string }) => each.check_id === check_id,
      );
    expect(await listOpen()).toMatchObject([{ student_id: user.id, note: "In other words." }]);
    const query = { student_id: user.id, check_id };
    expect((await supervisor.call("studentCheck", query)).body).toMatchObject({
      check: { answers: ["right", "wrong", "right"] },
      machine_outcome: "failure",
      verdicts: [],
    });
    const other = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    expect((await other.call("studentCheck", query)).status).toBe(403);
    const verdict = { check_id, outcome: "success", reason: "It is right." };
    expect((await other.call("giveCheckVerdict", verdict)).status).toBe(403);
    expect((await supervisor.call("giveCheckVerdict", verdict)).body).toMatchObject({
      machine_outcome: "failure",
      verdicts: [{ outcome: "success", machine_outcome: "failure" }],
    });
    expect(await listOpen()).toEqual([]);
    const { body } = await start(user);
    expect(body).toMatchObject({
      review: "answered",
      verdict: { outcome: "success", reason: "It is right." },
      finished: { passed: true, steps_found: 2 },
    });
    expect(body.verdict).not.toHaveProperty("supervisor_name");
    const { student } = (await supervisor.call("student", { student_id: user.id })).body;
    expect(student.transfer_checks).toMatchObject({ 1: { passed: true } });
    await server.runJob("deliver_mail");
    const mail = server.mails.findLast(({ to }) => to === user.email);
    expect(mail?.text).toContain("unaided check");
    expect(mail?.text).toContain("it now counts as passed");
    const own = (await user.call("exportMyData")).text;
    expect(own).toContain("In other words.");
    const open = (await user.call("startTransferCheck", { module_id: 1, again: true })).body;
    const unfinished = { ...verdict, check_id: open.check_id };
    expect(await supervisor.call("giveCheckVerdict", unfinished)).toMatchObject({
      status: 409,
      body: { code: "check_not_finished" },
    });
  });

  test("take the same answer again, and no other, no later and no further one", async () => {
    const user = await addGraduate();
    const { check_id } = (await start(user)).body;
    const first = await hand(user, check_id, 1, "right");
    expect((await hand(user, check_id, 1, "  right ")).body).toEqual(first.body);
    const codeOf = async (step: number, answer: string) => {
      const { status, body } = await hand(user, check_id, step, answer);
      return [status, body.code];
    };
    expect(await codeOf(1, "another")).toEqual([409, "already_answered"]);
    expect(await codeOf(3, "too early")).toEqual([409, "question_not_open"]);
    expect(await codeOf(4, "too far")).toEqual([400, "no_such_question"]);
    expect(await codeOf(2, " ")).toEqual([400, "invalid_payload"]);
    expect(await codeOf(2, "x".repeat(4001))).toEqual([400, "invalid_payload"]);
    expect((await start(user)).body.answers).toEqual(["right", null, null]);
  });

  test("belong to their learner alone", async () => {
    const [ada, bob] = [await addGraduate(), await server.addUser()];
    const { check_id } = (await start(ada)).body;
    for (const id of [check_id, check_id.toUpperCase(), randomUUID(), "not-an-id"]) {
      const { status, body } = await hand(bob, id, 1, "mine now");
      expect([status, body.code]).toEqual([403, "not_yours"]);
    }
    expect((await start(ada)).body.answers).toEqual([null, null, null]);
  });

  test("are one, also when several are begun at once", async () => {
    const user = await addGraduate();
    server.tutor.interrupt = () => sleep(30);
    const begun = await Promise.all([start(user), start(user), start(user)]);
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(begun.map(({ text }) => text)).size).toBe(1);
  });

  test("keep one of two answers that come at once", async () => {
    const user = await addGraduate();
    const { check_id } = (await start(user)).body;
    const both = await Promise.all([
      hand(user, check_id, 1, "right"),
      hand(user, check_id, 1, "wrong"),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const [kept] = (await start(user)).body.answers;
    expect(kept).toBe(both[0]?.status === 200 ? "right" : "wrong");
  });

  test("have one result, also when two instances judge at once", async () => {
    const user = await addGraduate();
    const { check_id } = (await start(user)).body;
    await hand(user, check_id, 1, "right");
    await hand(user, check_id, 2, "wrong");
    const other = await buildServerOn(server.database);
    server.tutor.interrupt = () => sleep(60);
    // The other instance judges differently: whoever is first, both have to answer the same.
    other.tutor.assess = async (view, message, call) => {
      await sleep(20);
      const judged = await server.tutor.assess(view, message, call);
      return { ...judged, coverage: {} };
    };
    const elsewhere = { method: "POST", url: "/api/answer_transfer_check" } as const;
    const [here, there] = await Promise.all([
      hand(user, check_id, 3, "right"),
      other.app.inject({
        ...elsewhere,
        headers: { cookie: user.cookie },
        payload: { check_id, step: 3, answer: "right" },
      }),
    ]);
    expect(here.status).toBe(200);
    expect(there.json()).toEqual(here.body);
    expect((await start(user)).body).toEqual(here.body);
    await other.close();
  });

  test("keep the answers when judging fails, and judge them on the next try", async () => {
    const user = await addGraduate();
    const { check_id } = (await start(user)).body;
    await hand(user, check_id, 1, "right");
    await hand(user, check_id, 2, "right");
    server.tutor.interrupt = async () => {
      throw new Error(`${KEY_MARK} no judge`);
    };
    const failed = await hand(user, check_id, 3, "right");
    expect(failed).toMatchObject({ status: 502, body: { code: "judging_failed" } });
    expect(failed.text).not.toContain(KEY_MARK);
    expect((await user.call("session")).body.transfer_checks_open).toEqual([1]);
    expect((await start(user)).status).toBe(502);
    server.tutor.interrupt = async () => {};
    expect((await start(user)).body.finished).toMatchObject({ passed: true });
    expect((await hand(user, check_id, 3, "right")).body.finished.passed).toBe(true);
  });

  test("can be begun again when the argument could not be written", async () => {
    const user = await addGraduate();
    server.tutor.interrupt = async () => {
      throw new Error("no words");
    };
    expect(await start(user)).toMatchObject({
      status: 502,
      body: { code: "transfer_check_failed" },
    });
    server.tutor.interrupt = async () => {};
    expect((await start(user)).status).toBe(200);
  });

  test("need no interest on the list: those of the practice will do", async () => {
    const user = await addGraduate();
    await user.call("removeInterest", { interest: "bees" });
    expect((await start(user)).body.issue).toContain("bees");
  });

  test("keep who judged, and why, for those who review", async () => {
    const user = await addGraduate();
    await handAll(user, ["right", "wrong", "right"]);
    const [row] = await server.database.orm
      .select({ assessments: transferChecks.assessments })
      .from(transferChecks)
      .where(eq(transferChecks.userId, user.id));
    expect(row?.assessments?.map(({ judge }) => judge)).toEqual(Array(3).fill("scripted@1"));
  });

  test("are told to supervisors once they are finished, without a word of the key", async () => {
    const [done, undone] = [await addGraduate(), await addGraduate()];
    const { body } = await handAll(done, ["right", "wrong", "right"]);
    await start(undone);
    const supervisor = await server.addUser({ userType: "supervisor" });
    const session = await supervisor.call("session");
    expect(session.text).not.toContain(KEY_MARK);
    const students = session.body.student_info_admin_dict;
    const { steps: _steps, ...score } = body.finished;
    expect(students[done.id].transfer_checks).toEqual({ 1: score });
    expect(students[done.id].total_completed_passages).toBe(2);
    expect(students[undone.id].transfer_checks).toEqual({});
  });
});
