import { TERMS_VERSION } from "@elenchus/domain/limits";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { addPayer, buildPaidVisit } from "../../../test/build-payer.ts";
import { askForReset, register, verify } from "../../../test/build-registration.ts";
import { KEY_MARK } from "../../../test/build-scripted-tutor.ts";
import { addGuardedSupervisor } from "../../../test/build-supervisor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { startDialogue, TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";

const ANSWERS = ["right, my first words", "right, my second words", "right, my third words"];

async function finishDialogue(user: TestUser, interest: string): Promise<string> {
  const { session_id } = await startDialogue(user, interest);
  for (const message of ANSWERS) await user.call("chat", { session_id, message });
  await user.call("performanceSummary", { session_id });
  return session_id;
}

/** What judged an answer says why in findings of its own; they name parts of the key, and quote none. */
function withoutFindings(text: string): string {
  return text.replaceAll(`${KEY_MARK} finding`, "");
}

describe.each(DATABASE_KINDS)("the export of one's own data on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  test("has all that a learner wrote and did, to keep as a file", async () => {
    const user = await server.addUser({ firstName: "Mary", lastName: "Shelley" });
    const first = await finishDialogue(user, "monsters");
    await finishDialogue(user, "islands");
    const { body: check } = await user.call("startTransferCheck", { module_id: 1 });
    const { check_id } = check;
    await user.call("answerTransferCheck", { check_id, step: 1, answer: "right, all unaided" });
    const { status, body, headers } = await user.call("exportMyData");
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toBe('attachment; filename="elenchus-my-data.json"');
    expect(body.account).toMatchObject({
      id: user.id,
      email: user.email,
      first_name: "Mary",
      last_name: "Shelley",
    });
    expect(body.interests.map(({ text }: { text: string }) => text)).toEqual([
      "monsters",
      "islands",
    ]);
    expect(body.dialogues).toHaveLength(2);
    const [dialogue] = body.dialogues;
    expect(dialogue).toMatchObject({ session_id: first, module: 1, status: "success" });
    expect(dialogue.performance_summary).toMatch(/^Summary/);
    const own = dialogue.messages.filter(({ sender }: { sender: string }) => sender === "user");
    expect(own.map(({ text }: { text: string }) => text)).toEqual(ANSWERS);
    expect(own[0].assessment).toMatchObject({ speechAct: "answer", confidence: 0.9 });
    expect(body.transfer_checks[0].answers).toEqual(["right, all unaided"]);
    expect(body.sessions).toHaveLength(1);
  });

  test("has no answer key, neither of what is over nor of what is under way", async () => {
    const user = await server.addUser();
    await finishDialogue(user, "bees");
    await finishDialogue(user, "wasps");
    const { body: check } = await user.call("startTransferCheck", { module_id: 1 });
    const { check_id } = check;
    for (const step of [1, 2]) {
      await user.call("answerTransferCheck", { check_id, step, answer: "wrong" });
    }
    const { session_id } = await startDialogue(user, "ants");
    await user.call("chat", { session_id, message: "wrong, but mine" });
    const active = await user.call("exportMyData");
    expect(active.text).toContain("wrong, but mine");
    expect(withoutFindings(active.text)).not.toContain(KEY_MARK);
    expect(active.body.transfer_checks[0]).toMatchObject({ result: null, assessments: null });
    await user.call("answerTransferCheck", { check_id, step: 3, answer: "wrong" });
    const asked = await user.call("exportMyData");
    expect(asked.body.transfer_checks[0]).toMatchObject({ result: null, assessments: null });
    expect(withoutFindings(asked.text)).not.toContain(KEY_MARK);
    for (const [step, answer] of [
      [1, "wrong"],
      [2, "right now"],
      [3, "wrong"],
    ] as const) {
      await user.call("answerTransferCheck", { check_id, step, answer, second: true });
    }
    for (let turn = 0; turn < 15; turn += 1) {
      await user.call("chat", { session_id, message: `dunno ${turn}` });
    }
    const ended = await user.call("exportMyData");
    expect(ended.body.transfer_checks[0]).toMatchObject({
      answers: ["wrong", "wrong", "wrong"],
      steps_asked_again: [1, 2, 3],
      second_answers: ["wrong", "right now", "wrong"],
      result: { passed: false },
      second_assessments: [{}, { judge: "scripted@1" }, {}],
    });
    expect(ended.body.dialogues.at(-1).status).not.toBe("active");
    expect(withoutFindings(ended.text)).not.toContain(KEY_MARK);
  });

  test("tells of a dialogue under way what was said, and not how it was judged", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user, "bees");
    await user.call("chat", { session_id, message: "right" });
    const { body } = await user.call("exportMyData");
    const { status, messages } = body.dialogues[0];
    expect(status).toBe("active");
    expect(messages).toHaveLength(3);
    expect(JSON.stringify(messages)).not.toContain("assessment");
  });

  test("has no hash, no token, and no secret of a second factor", async () => {
    const { cookie, email, secret, recoveryCodes } = await addGuardedSupervisor(server);
    const reset = await askForReset(server, email);
    const { text, body } = await sendCall(server.app, "exportMyData", {}, { cookie });
    expect(body.account.second_factor).toBe(true);
    const session = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? "");
    const token = session.split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    for (const hidden of [token, reset, secret, ...recoveryCodes, "argon2", TEST_PASSWORD]) {
      expect(text).not.toContain(hidden);
    }
  });

  test("has the registration, while it is remembered", async () => {
    const { email, token } = await register(server);
    await verify(server, token);
    const person = await server.stores.accounts.findByEmail(email);
    const opened = await server.identity.openSession(person?.id ?? "");
    const cookies = opened?.cookies ?? [];
    const cookie = cookiesOf({ "set-cookie": cookies });
    const { body, text } = await sendCall(server.app, "exportMyData", {}, { cookie });
    expect(body.registrations).toEqual([
      expect.objectContaining({ first_name: "Grace", terms_version: TERMS_VERSION }),
    ]);
    expect(body.mails).toEqual([expect.objectContaining({ state: "sent" })]);
    expect(text).not.toContain(token);
  });

  test("has the payment", async () => {
    const payer = await buildPaidVisit(server, await addPayer(server));
    const headers = { cookie: payer.session };
    const { body } = await sendCall(server.app, "exportMyData", {}, headers);
    expect(body.payments).toHaveLength(1);
    expect(body.payments[0]).toMatchObject({ status: "paid", checkout_session: payer.sessionId });
  });

  test("has what supervisors did with the dialogues, without who they are", async () => {
    const user = await server.addUser();
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { group } = (await supervisor.call("createGroup", { group_name: "Spring" })).body;
    await user.call("joinGroup", { join_code: group.join_code });
    const [session_id = ""] = await addEndedDialogues(server, user.id, [["failure", 1]]);
    await user.call("requestReview", { session_id, note: "Please look." });
    const named = { student_id: user.id, dialogue_id: session_id };
    await supervisor.call("transcript", named);
    await supervisor.call("giveVerdict", { ...named, outcome: "success", reason: "It is right." });
    const { body, text } = await user.call("exportMyData");
    expect(body).toMatchObject({
      group: "Spring",
      verdicts: [{ session_id, machine_outcome: "failure", outcome: "success" }],
      reviews_asked_for: [{ session_id, note: "Please look.", answered_at: expect.any(String) }],
      looks_of_supervisors: [{ session_id, kind: "transcript", at: expect.any(String) }],
    });
    expect(text).not.toContain(supervisor.id);
  });

  test("has nothing of anybody else", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    await finishDialogue(other, "a passion of the other");
    const { text } = await user.call("exportMyData");
    expect(text).not.toContain("a passion of the other");
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.email);
  });
});
