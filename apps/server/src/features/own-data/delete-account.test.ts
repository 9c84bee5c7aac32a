import { calls } from "@elenchus/contract/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { addPayer, buildPaidVisit, readSubjects } from "../../../test/build-payer.ts";
import { askForReset, logIn, register, verify } from "../../../test/build-registration.ts";
import { addGuardedSupervisor, openChallenge } from "../../../test/build-supervisor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { startDialogue, TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";
import { findInDatabase, readDatabase } from "../../../test/read-database.ts";
import { payments } from "../../db/schema/account-schema.ts";

/** All that is left of an id, which leads to nobody: a restore from before deletes the account again by it. */
const IN_LEDGER = ["deletions.key"];

describe.each(DATABASE_KINDS)("deleting an account on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const deleteAccount = (cookie: string, password = TEST_PASSWORD) =>
    sendCall(server.app, "deleteAccount", { password }, { cookie });

  /** Where a text is stored, beside the books of the test checkout, which stand for the provider's. */
  const find = async (text: string) => {
    const columns = await findInDatabase(server.database, text);
    return columns.filter((column) => !column.startsWith("demo_checkout_objects."));
  };

  test("needs the password, and changes nothing without it", async () => {
    const user = await server.addUser();
    await startDialogue(user);
    const before = await readDatabase(server.database);
    const refused = await deleteAccount(user.cookie, "not the password");
    expect(refused).toMatchObject({ status: 400, body: { code: "wrong_password" } });
    expect(await readDatabase(server.database)).toEqual(before);
  });

  test("removes every row that names the person, and says farewell", async () => {
    const payer = await addPayer(server);
    const { id, email } = payer;
    const { session, sessionId } = await buildPaidVisit(server, payer);
    const user: TestUser = {
      id,
      email,
      cookie: session,
      call: (name, payload) => sendCall(server.app, name, payload, { cookie: session }),
    };
    const { session_id } = await startDialogue(user, "a passion of mine");
    await user.call("chat", { session_id, message: "right, a thought of mine" });
    await askForReset(server, email);
    await sendCall(server.app, "sendResetEmail", { email }, {});
    const deleted = await deleteAccount(session);
    expect(deleted).toMatchObject({ status: 200, body: { success: true } });
    expect((await readSubjects(server, email)).at(-1)).toBe("Your account was deleted");
    expect(await find(id)).toEqual(IN_LEDGER);
    // Of the farewell alone, which is known to be sent for 30 days.
    expect(await find(email)).toEqual(["mails.recipient"]);
    for (const text of [session_id, "a passion of mine", "a thought of mine"]) {
      expect(await find(text)).toEqual([]);
    }
    const { orm } = server.database;
    const [row] = await orm.select().from(payments).where(eq(payments.id, sessionId));
    expect(row).toMatchObject({ userId: null, status: "paid", amount: expect.any(Number) });
  });

  test("removes a registration that was never clicked, and mail that was not sent yet", async () => {
    const { email } = await register(server, { first_name: "Zaphodine" });
    const { token } = await register(server, { email, first_name: "Zaphodine" });
    await verify(server, token);
    const { headers } = await logIn(server, email, TEST_PASSWORD);
    // Nobody who has not paid is logged in: they come in by the payment.
    expect(cookiesOf(headers)).toMatch(/pending_payment/);
    const person = await server.stores.accounts.findByEmail(email);
    const opened = await server.identity.openSession(person?.id ?? "");
    const cookies = opened?.cookies ?? [];
    await sendCall(server.app, "sendResetEmail", { email }, {});
    await deleteAccount(cookiesOf({ "set-cookie": cookies }));
    const subjects = await readSubjects(server, email);
    expect(subjects.at(-1)).toBe("Your account was deleted");
    expect(subjects).not.toContain("Set a new password");
    expect(await find("Zaphodine")).toEqual([]);
    expect(await find(email)).toEqual(["mails.recipient"]);
  });

  test("removes a supervisor's second factor, and a log-in that waits for its code", async () => {
    const { id, email, cookie } = await addGuardedSupervisor(server);
    await openChallenge(server, email);
    expect(await find(id)).toContain("auth_verifications.value");
    expect((await deleteAccount(cookie)).status).toBe(200);
    expect(await find(id)).toEqual(IN_LEDGER);
  });

  test("ends every session, clears the cookie, and closes the log-in", async () => {
    const user = await server.addUser();
    const other = cookiesOf((await logIn(server, user.email, TEST_PASSWORD)).headers);
    const { headers } = await deleteAccount(user.cookie);
    expect(String(headers["set-cookie"])).toMatch(/session_token=;[^,]*Max-Age=0/i);
    for (const cookie of [user.cookie, other]) {
      expect((await sendCall(server.app, "session", {}, { cookie })).status).toBe(401);
      expect((await sendCall(server.app, "exportMyData", {}, { cookie })).status).toBe(401);
    }
    expect((await logIn(server, user.email, TEST_PASSWORD)).status).toBe(401);
  });

  test("leaves others as they are", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    const { session_id } = await startDialogue(other);
    await startDialogue(user);
    await deleteAccount(user.cookie);
    const { status, body } = await other.call("resumeDialogue", { session_id });
    expect({ status, messages: body.history.length }).toEqual({ status: 200, messages: 1 });
  });

  test("of ten deletions at once one succeeds, and the owner has one farewell", async () => {
    const user = await server.addUser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => deleteAccount(user.cookie)));
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    const subjects = await readSubjects(server, user.email);
    expect(subjects).toEqual(["Your account was deleted"]);
  });

  describe("while the tutor works", () => {
    /** Deletes the account in the middle of the tutor's work, and answers what the work came to. */
    async function deleteDuring<Result>(user: TestUser, work: () => Promise<Result>) {
      const deleted = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      server.tutor.interrupt = async () => {
        begun.resolve();
        await deleted.promise;
      };
      const working = work();
      await begun.promise;
      expect((await deleteAccount(user.cookie)).status).toBe(200);
      server.tutor.interrupt = async () => {};
      deleted.resolve();
      return working;
    }

    test("a turn ends in a refusal", async () => {
      const user = await server.addUser();
      const { session_id } = await startDialogue(user);
      const { status, body } = await deleteDuring(user, () =>
        user.call("chat", { session_id, message: "right" }),
      );
      expect({ status, code: body.code }).toEqual({ status: 401, code: "not_signed_in" });
      expect(await find(session_id)).toEqual([]);
    });

    test("a streamed turn ends in an error event or a refusal", async () => {
      const user = await server.addUser();
      const { session_id } = await startDialogue(user);
      const { cookie } = user;
      const answer = await deleteDuring(user, () =>
        server.app.inject({
          method: "POST",
          url: calls.chat.path,
          payload: { session_id, message: "right" },
          headers: { cookie, accept: "text/event-stream" },
        }),
      );
      expect(answer.body).toMatch(/"code":"not_signed_in"/);
      expect(answer.body).not.toContain("event: done");
    });

    test.each([
      ["getPassageSubtopics", {}],
      ["initModuleChat", { module_id: 1 }],
    ] as const)("%s ends in a refusal", async (name, payload) => {
      const user = await server.addUser();
      await user.call("addInterest", { interest: "bees" });
      const { body: offer } = await user.call("getPassageSubtopics", {});
      const issue = { chosen_passage_subtopic: offer.passage_subtopics[0] };
      const { status, body } = await deleteDuring(user, () =>
        user.call(name, { ...payload, ...issue }),
      );
      expect({ status, code: body.code }).toEqual({ status: 401, code: "not_signed_in" });
      expect(await find(user.id)).toEqual(IN_LEDGER);
    });

    test("the server goes on", async () => {
      const user = await server.addUser();
      expect((await user.call("session")).status).toBe(200);
    });
  });
});
