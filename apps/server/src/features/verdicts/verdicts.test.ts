import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { type TestUser } from "../../../test/test-user.ts";

describe.each(PRODUCTION_DATABASE)("verdicts on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    supervisor = await server.addUser({
      userType: "supervisor",
      firstName: "Simone",
      lastName: "Weil",
    });
  });
  afterAll(() => server.close());

  const decide = (dialogue_id: string, outcome: string, reason = "I read it.") =>
    supervisor.call("giveVerdict", { dialogue_id, outcome, reason });

  test("overturn the machine's, progress follows, and both stay on record", async () => {
    const user = await server.addUser();
    const [, failed = ""] = await addEndedDialogues(server, user.id, [
      ["success", 1],
      ["failure", 1],
    ]);
    expect((await user.call("session")).body.accessible_modules).toEqual([1]);
    const { status, body } = await decide(
      failed,
      "success",
      "The answer was right in other words.",
    );
    expect({ status, verdict: body.verdict }).toEqual({
      status: 200,
      verdict: {
        machine_outcome: "failure",
        outcome: "success",
        reason: "The answer was right in other words.",
        decided_at: expect.any(String),
        supervisor_name: "Simone Weil",
      },
    });
    const session = (await user.call("session")).body;
    expect(session.completed_modules).toEqual([1]);
    expect(session.accessible_modules).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { student, dialogues } = (await supervisor.call("student", { student_id: user.id })).body;
    expect(student).toMatchObject({ total_completed_passages: 2, total_failed_passages: 0 });
    expect(dialogues[0]).toMatchObject({ status: "success", machine_outcome: "failure" });
    await decide(failed, "failure", "On second thought, no.");
    const again = (await user.call("session")).body;
    expect(again.completed_modules).toEqual([]);
    const transcript = (
      await supervisor.call("transcript", { student_id: user.id, dialogue_id: failed })
    ).body;
    expect(transcript.verdicts.map((each: { outcome: string }) => each.outcome)).toEqual([
      "failure",
      "success",
    ]);
    expect(transcript.machine_outcome).toBe("failure");
  });

  test("are told to the learner, without who gave them, and by mail", async () => {
    const user = await server.addUser();
    const [id = ""] = await addEndedDialogues(server, user.id, [["failure", 1]]);
    await decide(id, "success", "It <b>counts</b>.");
    const verdict = {
      machine_outcome: "failure",
      outcome: "success",
      reason: "It <b>counts</b>.",
      decided_at: expect.any(String),
    };
    const { body } = await user.call("dialogues");
    expect(body.dialogues).toMatchObject([{ success_or_failure: "success", verdict }]);
    expect(body.dialogues[0].verdict).toEqual(verdict);
    const [ended] = (await user.call("progress", {})).body.dialogues;
    expect(ended.verdict).toEqual(verdict);
    const finished = (await user.call("finishedDialogue", { session_id: id })).body;
    expect(finished).toMatchObject({ success_or_failure: "success", verdict });
    const summary = (await user.call("performanceSummary", { session_id: id })).body;
    expect(summary).toMatchObject({ success_or_failure: "success", verdict });
    await server.runJob("deliver_mail");
    const mail = server.mails.findLast(({ to }) => to === user.email);
    expect(mail?.text).toContain("changed the result: it now counts as completed");
    expect(mail?.html).toContain("It &lt;b&gt;counts&lt;/b&gt;.");
  });

  test("are counted by how many agree with the machine", async () => {
    const other = await buildTestServer(kind);
    const judge = await other.addUser({ userType: "supervisor" });
    const user = await other.addUser();
    const ids = await addEndedDialogues(other, user.id, [
      ["failure", 1],
      ["success", 1],
      ["failure", 1],
    ]);
    expect((await judge.call("reviews")).body.agreement).toEqual({
      decided: 0,
      agreed: 0,
      rate: null,
    });
    const outcomes = ["failure", "success", "success"] as const;
    for (const [index, outcome] of outcomes.entries()) {
      await judge.call("giveVerdict", { dialogue_id: ids[index], outcome, reason: "So it is." });
    }
    const { agreement } = (await judge.call("classView")).body;
    expect(agreement).toEqual({ decided: 3, agreed: 2, rate: 2 / 3 });
    await other.close();
  });

  test("are for dialogues that ended by themselves", async () => {
    const user = await server.addUser();
    const [id = ""] = await addEndedDialogues(server, user.id, [["abandoned", 1]]);
    expect(await decide(id, "success")).toMatchObject({
      status: 409,
      body: { code: "dialogue_not_ended" },
    });
    expect((await decide("no such dialogue", "success")).status).toBe(403);
  });

  test("answer a learner's wish for a review, which is asked for once", async () => {
    const user = await server.addUser({ firstName: "Rhea", lastName: "View" });
    const [failed = "", fine = ""] = await addEndedDialogues(server, user.id, [
      ["failure", 1],
      ["success", 1],
    ]);
    const said = "I said the same in other words.";
    const ask = (session_id: string, note = said) =>
      user.call("requestReview", { session_id, note });
    expect(await ask(failed)).toMatchObject({ status: 200, body: { success: true } });
    // The same again is a second click; other words are another wish.
    expect(await ask(failed)).toMatchObject({ status: 200, body: { success: true } });
    const other_words = await ask(failed, "And I said it twice.");
    expect(other_words).toMatchObject({ status: 409, body: { code: "review_requested" } });
    expect(await ask(fine)).toMatchObject({ status: 403 });
    const other = await server.addUser();
    const tried = await other.call("requestReview", { session_id: failed });
    expect(tried.status).toBe(403);
    const asked = (await user.call("dialogues")).body.dialogues;
    expect(asked.map((each: { review?: string }) => each.review)).toEqual([undefined, "requested"]);
    const open = async () =>
      (await supervisor.call("reviews")).body.reviews.filter(
        (review: { student_id: string }) => review.student_id === user.id,
      );
    expect(await open()).toEqual([
      {
        student_id: user.id,
        student_first_name: "Rhea",
        student_last_name: "View",
        student_email: expect.stringContaining("@"),
        dialogue_id: failed,
        session_module_id: 1,
        chosen_passage_subtopic: "Should it be?",
        note: "I said the same in other words.",
        requested_at: expect.any(String),
      },
    ]);
    await decide(failed, "failure");
    expect(await open()).toEqual([]);
    const answered = (await user.call("dialogues")).body.dialogues;
    expect(answered[1]).toMatchObject({ review: "answered", verdict: { outcome: "failure" } });
  });
});
