import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessLog } from "../../db/schema/supervision-schema.ts";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";

describe.each(PRODUCTION_DATABASE)("a student on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  let user: TestUser;
  let ids: string[];
  beforeAll(async () => {
    server = await buildTestServer(kind);
    supervisor = await server.addUser({ userType: "supervisor" });
    user = await server.addUser({ firstName: "Ada", lastName: "Lovelace" });
    ids = await addEndedDialogues(server, user.id, [
      ["failure", 1, 1],
      ["abandoned", 1],
    ]);
  });
  afterAll(() => server.close());

  const readLog = (studentId: string) =>
    server.database.orm
      .select()
      .from(accessLog)
      .where(eq(accessLog.studentId, studentId))
      .orderBy(asc(accessLog.id));

  test("is shown with every dialogue, newest first, and no transcript", async () => {
    const { status, body } = await supervisor.call("student", { student_id: user.id });
    expect(status).toBe(200);
    expect(body.dialogues).toEqual([
      {
        dialogue_id: ids[1],
        session_module_id: 1,
        chosen_passage_subtopic: "Should it be?",
        status: "abandoned",
        machine_outcome: null,
        session_length: 6,
        started_at: "2026-11-01T14:00:00.000Z",
        ended_at: "2026-11-01T15:01:00.000Z",
        performance_summary: null,
        learner_messages: 1,
        verdict: null,
        review: null,
      },
      expect.objectContaining({ dialogue_id: ids[0], performance_summary: "**Well** done." }),
    ]);
    expect(await readLog(user.id)).toEqual([]);
  });

  test("a transcript says how each message was judged, by whom, and what was missed", async () => {
    const payload = { student_id: user.id, dialogue_id: ids[0] };
    const { body } = await supervisor.call("transcript", payload);
    expect(body).toMatchObject({
      student_first_name: "Ada",
      status: "failure",
      machine_outcome: "failure",
      outcome_reason: "message_limit",
      session_length: 6,
      text_passage: "A passage.",
      steps: ["Conclusion", "Reasons", "Words"],
      turning_point: 2,
      flagged: [],
      verdicts: [],
      review: null,
    });
    expect(body.argument_map.nodes[0]).toMatchObject({ part: "conclusion", standing: "open" });
    expect(body.messages.map((each: { position: number }) => each.position)).toEqual([1, 2, 3]);
    expect(body.messages[1]).toEqual({
      position: 2,
      system_or_user: "user",
      message_text: "It is this.",
      step: 1,
      sent_at: "2026-11-01T10:01:00.000Z",
      assessment: {
        speech_act: "answer",
        points: [
          {
            name: "conclusion",
            statement: "Statement of conclusion.",
            standing: "found",
            share: 0.9,
            quotation: null,
          },
          {
            name: "reason 1",
            statement: "Statement of reason-1.",
            standing: "partly",
            share: 0.7,
            quotation: null,
          },
        ],
        misconceptions: ["Correction."],
        chose: null,
        because: null,
        confidence: 0.8,
        findings: [{ kind: "spoken", act: "question", asks: null, sign: null }],
        judge: "test@1",
        stands_in_for: null,
      },
      move: null,
    });
  });

  test("every look at a transcript is in the access log, and goes with the account", async () => {
    const other = await server.addUser();
    const [dialogue_id] = await addEndedDialogues(server, other.id, [["success", 1]]);
    const payload = { student_id: other.id, dialogue_id };
    await supervisor.call("transcript", payload);
    await supervisor.call("transcript", payload);
    expect(await readLog(other.id)).toMatchObject([
      { supervisorId: supervisor.id, dialogueId: dialogue_id, kind: "transcript" },
      { supervisorId: supervisor.id, dialogueId: dialogue_id, kind: "transcript" },
    ]);
    const wrong = { student_id: user.id, dialogue_id };
    expect((await supervisor.call("transcript", wrong)).status).toBe(403);
    // Handed out with the log-in, they are looked at too.
    await supervisor.call("session");
    expect((await readLog(other.id)).at(-1)).toMatchObject({ kind: "log_in", dialogueId: null });
    await supervisor.call("classView");
    expect((await readLog(other.id)).at(-1)).toMatchObject({ kind: "examples" });
    await other.call("deleteAccount", { password: TEST_PASSWORD });
    expect(await readLog(other.id)).toEqual([]);
    expect((await supervisor.call("student", { student_id: other.id })).status).toBe(403);
  });
});
