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
import { sendCall } from "../../../test/send-call.ts";
import { succeedInDialogue } from "../../../test/test-user.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";

describe.each(PRODUCTION_DATABASE)("second answers on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => {
    server.tutor.interrupt = async () => {};
  });
  afterAll(() => server.close());

  /** A check whose first answers are handed in. */
  const begin = async (...answers: string[]) => {
    const user = await server.addUser();
    for (const _ of ["once", "twice"]) await succeedInDialogue(user);
    const start = () => user.call("startTransferCheck", { module_id: 1 });
    const { check_id } = (await start()).body;
    const first = (step: number, answer: string) =>
      user.call("answerTransferCheck", { check_id, step, answer });
    const again = (step: number, answer: string) =>
      user.call("answerTransferCheck", { check_id, step, answer, second: true });
    let asked = await first(1, answers[0] ?? "");
    for (const [index, answer] of answers.slice(1).entries())
      asked = await first(index + 2, answer);
    return { user, check_id, start, first, again, asked };
  };
  const elsewhere = async () => buildServerOn(server.database);

  test("are asked for where not all was found, and nothing is told of what was", async () => {
    const { asked, start } = await begin("right", "wrong", "dunno");
    expect(asked.body).toMatchObject({
      answers: ["right", "wrong", "dunno"],
      again: [
        { step: 2, answer: null },
        { step: 3, answer: null },
      ],
      finished: null,
    });
    expect(asked.text).not.toContain(KEY_MARK);
    expect((await start()).body).toEqual(asked.body);
  });

  test("are not asked for where all was found", async () => {
    const { asked, again } = await begin("right", "right", "right");
    expect(asked.body).not.toHaveProperty("again");
    expect(asked.body.finished).toMatchObject({ passed: true });
    expect(await again(1, "right")).toMatchObject({
      status: 409,
      body: { code: "already_answered" },
    });
  });

  test("count where they are better, and are kept beside the first", async () => {
    const { user, check_id, again } = await begin("right", "wrong", "wrong");
    const between = await again(2, "right this time");
    expect(between.body).toMatchObject({ again: [{ answer: "right this time" }, {}] });
    expect(between.body.finished).toBeNull();
    const { body } = await again(3, "wrong as well");
    expect(body.finished).toMatchObject({ steps_found: 2, passed: false });
    expect(body.answers).toEqual(["right", "wrong", "wrong"]);
    expect(body.again).toEqual([
      { step: 2, answer: "right this time" },
      { step: 3, answer: "wrong as well" },
    ]);
    const supervisor = await server.addUser({ userType: "supervisor" });
    const seen = await supervisor.call("studentCheck", { student_id: user.id, check_id });
    expect(seen.body.check).toMatchObject({ answers: body.answers, again: body.again });
    const [row] = await server.database.orm
      .select()
      .from(transferChecks)
      .where(eq(transferChecks.id, check_id));
    expect(row?.assessments?.map(({ coverage }) => coverage)).toEqual([
      { "expectation-0": 1 },
      {},
      {},
    ]);
    expect(row?.secondAssessments?.map(({ coverage }) => coverage)).toEqual([
      { "expectation-1": 1 },
      {},
    ]);
  });

  test("that keep the first ones end the check without another judgement", async () => {
    const { user, check_id } = await begin("wrong", "wrong", "right");
    const judged = server.tutor.calls.assess;
    const { body } = await answerCheck(user, check_id, ["wrong", "wrong", "right"]);
    expect(body.finished).toMatchObject({ steps_found: 1 });
    expect(server.tutor.calls.assess).toBe(judged);
  });

  test("are taken once, in order, and of no other question", async () => {
    const { again, first, asked, start } = await begin("right", "wrong", "wrong");
    const codeOf = async (step: number, answer: string) =>
      (await again(step, answer)).body.code as unknown;
    expect(await codeOf(1, "right")).toBe("already_answered");
    expect(await codeOf(3, "too early")).toBe("question_not_open");
    expect(await codeOf(4, "too far")).toBe("no_such_question");
    // The last first answer, sent again because its reply was lost, keeps nothing.
    expect((await first(3, "wrong")).body).toEqual(asked.body);
    const taken = await again(2, "right");
    expect((await again(2, "right")).body).toEqual(taken.body);
    expect(await codeOf(2, "else")).toBe("already_answered");
    expect((await start()).body).toEqual(taken.body);
    const last = await again(3, "wrong");
    expect((await again(3, "wrong")).body).toEqual(last.body);
  });

  test("are not open before the first are judged", async () => {
    const { again } = await begin("wrong");
    expect(await again(1, "right")).toMatchObject({
      status: 409,
      body: { code: "question_not_open" },
    });
  });

  test("are one, also when two windows hand in at once", async () => {
    const { again, start } = await begin("right", "right", "wrong");
    server.tutor.interrupt = () => sleep(30);
    const both = await Promise.all([again(3, "right"), again(3, "wrong still")]);
    const codes = both.map(({ status }) => status);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { body } = await start();
    expect(body).toEqual(both.find(({ status }) => status === 200)?.body);
    expect(body.again[0].answer).toBe(codes[0] === 200 ? "right" : "wrong still");
  });

  test("have one result, also when two instances judge at once", async () => {
    const { user, check_id, again, start } = await begin("right", "right", "wrong");
    const other = await elsewhere();
    server.tutor.interrupt = () => sleep(60);
    other.tutor.assess = async (view, message, call) => {
      await sleep(20);
      return { ...(await server.tutor.assess(view, message, call)), coverage: {} };
    };
    const payload = { check_id, step: 3, answer: "right", second: true };
    const [here, there] = await Promise.all([
      again(3, "right"),
      sendCall(other.app, "answerTransferCheck", payload, { cookie: user.cookie }),
    ]);
    expect(here.status).toBe(200);
    expect(there.body).toEqual(here.body);
    expect((await start()).body).toEqual(here.body);
    await other.close();
  });

  test("are kept when judging fails, and judged on the next try, by any server", async () => {
    const { user, again, start } = await begin("right", "right", "wrong");
    server.tutor.interrupt = async () => {
      throw new Error(`${KEY_MARK} no judge`);
    };
    const failed = await again(3, "right");
    expect(failed).toMatchObject({ status: 502, body: { code: "judging_failed" } });
    expect(failed.text).not.toContain(KEY_MARK);
    expect((await start()).status).toBe(502);
    const other = await elsewhere();
    const { body } = await sendCall(
      other.app,
      "startTransferCheck",
      { module_id: 1 },
      { cookie: user.cookie },
    );
    expect(body.finished).toMatchObject({ passed: true });
    await other.close();
  });
});
