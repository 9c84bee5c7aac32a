import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { KEY_MARK } from "../../../test/build-scripted-tutor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { startDialogue, succeedInDialogue, TEST_PASSWORD } from "../../../test/test-user.ts";
import { messages } from "../../db/schema/schema.ts";
import { accessLog } from "../../db/schema/supervision-schema.ts";

describe.each(PRODUCTION_DATABASE)("logging in on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const logIn = (email: string, password: string) =>
    sendCall(server.app, "initChat", { user_name: email, user_password: password }, {});

  test("answers everything that the app needs to start", async () => {
    const user = await server.addUser({ email: "new@example.org" });
    const { status, body } = await logIn("new@example.org", TEST_PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: user.id,
      user_type: "learner",
      user_first_name: "Ada",
      user_last_name: "Lovelace",
      interests: [],
      completed_modules: [],
      accessible_modules: [1],
      passage_counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 },
      active_dialogue: null,
    });
    expect(body).not.toHaveProperty("student_info_admin_dict");
  });

  test("takes the address in any case and with spaces around it", async () => {
    await server.addUser({ email: "case@example.org" });
    expect((await logIn("  Case@Example.ORG ", TEST_PASSWORD)).status).toBe(200);
  });

  test("sets a cookie that scripts and other sites do not get", async () => {
    await server.addUser({ email: "cookie@example.org" });
    const { headers } = await logIn("cookie@example.org", TEST_PASSWORD);
    const cookie = String(headers["set-cookie"]);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  test.each([
    ["a wrong password", "known@example.org", "wrong"],
    ["an unknown address", "unknown@example.org", TEST_PASSWORD],
    ["no address at all", "nobody", TEST_PASSWORD],
  ])("gives %s the same refusal", async (_what, email, password) => {
    await server.identity.ensureAccount({
      email: "known@example.org",
      password: TEST_PASSWORD,
      firstName: "K",
      lastName: "N",
      userType: "learner",
      awaitsConsent: false,
      hasAccess: true,
    });
    const { status, body, headers } = await logIn(email, password);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: "Invalid email or password.",
      code: "invalid_credentials",
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("sends somebody without access to the checkout, and opens nothing but the account", async () => {
    const account = { email: "unpaid@example.org", hasAccess: false };
    await expect(server.addUser(account)).rejects.toThrow("redirect_to_stripe");
    const { status, headers, body } = await logIn("unpaid@example.org", TEST_PASSWORD);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([
      "checkout_url",
      "redirect_to_stripe",
      "sessionId",
    ]);
    expect(String(headers["set-cookie"])).toMatch(/elenchus\.pending_payment=.*HttpOnly/);
    const cookie = cookiesOf(headers);
    const { status: session } = await sendCall(server.app, "session", {}, { cookie });
    expect(session).toBe(402);
    const shown = await sendCall(server.app, "account", {}, { cookie });
    expect(shown).toMatchObject({ status: 200, body: { email: "unpaid@example.org" } });
  });

  test("an account without a password is closed to everybody", async () => {
    await expect(server.addUser({ password: null })).rejects.toThrow("invalid_credentials");
  });

  test("making an account again changes nothing", async () => {
    const first = await server.addUser({ email: "twice@example.org" });
    const again = await server.addUser({ email: "twice@example.org", firstName: "Other" });
    expect(again.id).toBe(first.id);
    expect((await again.call("session")).body.user_first_name).toBe("Ada");
  });

  test("GET /api/session answers like log-in", async () => {
    const user = await server.addUser();
    const login = await logIn(user.email, TEST_PASSWORD);
    const { status, body } = await user.call("session");
    expect(status).toBe(200);
    expect(body).toEqual(login.body);
  });

  test("signing out revokes the session itself, not the cookie alone", async () => {
    const user = await server.addUser();
    const other = cookiesOf((await logIn(user.email, TEST_PASSWORD)).headers);
    const signedOut = await user.call("signOut", {});
    expect(signedOut).toMatchObject({ status: 200, body: { success: true } });
    expect(String(signedOut.headers["set-cookie"])).toMatch(/Max-Age=0/i);
    expect((await user.call("session")).status).toBe(401);
    expect((await sendCall(server.app, "session", {}, { cookie: other })).status).toBe(200);
  });

  test("signing out works without a session and without a body", async () => {
    const answer = await server.app.inject({ method: "POST", url: "/api/sign_out" });
    expect(answer.statusCode).toBe(200);
  });

  test("a cookie that was changed logs nobody in", async () => {
    const user = await server.addUser();
    const forged = user.cookie.replace(/=(.)/, (_all, first) => `=${first === "a" ? "b" : "a"}`);
    expect((await sendCall(server.app, "session", {}, { cookie: forged })).status).toBe(401);
  });

  test("names the dialogue that a reload can resume", async () => {
    const user = await server.addUser();
    const dialogue = await startDialogue(user);
    expect((await user.call("session")).body.active_dialogue).toEqual({
      session_id: dialogue.session_id,
      module_id: 1,
      chosen_passage_subtopic: dialogue.chosen_passage_subtopic,
    });
  });

  test("tells supervisors of students, in the specification's shape", async () => {
    const student = await server.addUser({ firstName: "Mary", lastName: "Shelley" });
    const started = await succeedInDialogue(student, "monsters");
    const { session_id } = started;
    await student.call("performanceSummary", { session_id });
    await startDialogue(student, "islands");
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { body, text } = await supervisor.call("session");
    expect(text).not.toContain(KEY_MARK);
    expect(body.user_type).toBe("supervisor");
    expect(body.student_total).toBeGreaterThan(0);
    expect(body.student_info_admin_dict).not.toHaveProperty(supervisor.id);
    const record = body.student_info_admin_dict[student.id];
    expect(record).toMatchObject({
      student_first_name: "Mary",
      student_last_name: "Shelley",
      total_completed_passages: 1,
      total_failed_passages: 0,
      num_attempted_passages: { 1: 1, 7: 0 },
      num_completed_passages: { 1: 1 },
      num_failed_passages: { 1: 0 },
    });
    expect(Object.keys(record.student_sessions)).toEqual([session_id]);
    expect(record.student_sessions[session_id]).toMatchObject({
      session_module_id: 1,
      success_or_failure: "success",
      performance_summary: "Summary 1 of 7 messages.",
    });
    expect(record.student_sessions[session_id].messages_dict[1]).toEqual({
      system_or_user: "user",
      message_text: "right 1",
    });
  });

  test("fills the reply to supervisors up to 256 KiB, newest students first", async () => {
    const wordy: string[] = [];
    for (let student = 0; student < 5; student += 1) {
      const { id } = await server.addUser();
      const [dialogueId = ""] = await addEndedDialogues(server, id, [["success", 1]]);
      const text = "é".repeat(30 * 1024);
      await server.database.orm
        .update(messages)
        .set({ text })
        .where(eq(messages.dialogueId, dialogueId));
      wordy.unshift(id);
    }
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { body, text } = await supervisor.call("session");
    const size = Buffer.byteLength(text);
    expect(size).toBeLessThan(256 * 1024);
    // Each has three messages of 60 KiB: one student's fit, and no second one's.
    expect(size).toBeGreaterThan(180 * 1024);
    const records = body.student_info_admin_dict;
    const listed = Object.keys(records).filter((id) => wordy.includes(id));
    expect(listed).toEqual(wordy);
    const sessions = listed.map((id) => Object.values<object>(records[id].student_sessions)[0]);
    expect(sessions[0]).not.toHaveProperty("messages_omitted");
    for (const session of sessions.slice(1))
      expect(session).toMatchObject({ messages_dict: [], messages_omitted: true });
    expect(body.student_total).toBe(Object.keys(records).length);
    // Whose messages went out is written down, and nobody else.
    const looks = await server.database.orm
      .selectDistinct({ id: accessLog.studentId })
      .from(accessLog)
      .where(and(eq(accessLog.supervisorId, supervisor.id), inArray(accessLog.studentId, wordy)));
    expect(looks).toEqual([{ id: wordy[0] }]);
  });
});

test("over HTTPS the cookie is for HTTPS alone", async () => {
  const { createBetterAuthIdentity } = await import("../../identity/better-auth/identity.ts");
  const plain = await buildTestServer("pglite");
  const identity = createBetterAuthIdentity({
    orm: plain.database.orm,
    secrets: ["another secret of more than thirty-two characters"],
    publicUrl: "https://learn.example.org",
    newId: () => crypto.randomUUID(),
    onError: () => {},
  });
  const user = await plain.addUser();
  const session = await identity.signIn(user.email, TEST_PASSWORD);
  if (session?.kind !== "signed_in") throw new Error("not signed in");
  expect(session.cookies.join()).toMatch(/__Secure-.*Secure/);
  await plain.close();
});
