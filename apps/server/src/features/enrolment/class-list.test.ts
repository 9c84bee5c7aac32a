import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "../../db/schema/account-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import { groupInvitations } from "../../db/schema/invitation-schema.ts";
import { accessLog } from "../../db/schema/supervision-schema.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { PAYLOADS } from "../../../test/build-payloads.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { logIn, TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";

const CHOSEN = {
  columns: ["first_name", "last_name", "email"],
  has_headings: "no",
  from: 1,
} as const;

const newAddress = () => `${randomUUID()}@school.example`;

describe.each(PRODUCTION_DATABASE)("a class list on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let group_id: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
  });
  beforeEach(async () => {
    const { body } = await teacher.call("createGroup", { group_name: `Spring ${randomUUID()}` });
    ({ group_id } = body.group);
  });
  afterAll(() => server.close());

  const check = async (list: string) =>
    (await teacher.call("checkClassList", { group_id, list })).body;
  const add = async (list: string, import_id: string = randomUUID()) =>
    (await teacher.call("importClassList", { ...CHOSEN, group_id, list, import_id })).body;
  const listInvited = async () =>
    (await teacher.call("invitations", { group_id })).body.invitations;
  const listMembers = async () => (await teacher.call("students", { group_id })).body.students;
  const mailsTo = (email: string) =>
    server.database.orm.select().from(mails).where(eq(mails.recipient, email));
  /** What stands in the link of the latest mail. */
  const linkIn = async (email: string, parameter: string) => {
    const text = (await mailsTo(email)).at(-1)?.text ?? "";
    const [link = ""] = /http\S+\/\?\S+/u.exec(text) ?? [];
    return new URL(link).searchParams.get(parameter) ?? "";
  };
  const choose = (token: string) =>
    sendCall(server.app, "resetPassword", { token, new_password: TEST_PASSWORD }, {});

  test("is looked at, and nothing is done", async () => {
    const [member, other] = [await server.addUser(), await server.addUser()];
    await server.stores.groups.join(member.id, await codeOf());
    const lines = [
      `Ada,Lovelace,${newAddress()}`,
      `Ada,Member,${member.email}`,
      `Ada,Other,${other.email}`,
      `Ada,Teacher,${teacher.email}`,
      "Rosa,Parks,",
      "Ada,,x@school.example",
    ];
    const reply = await check(lines.join("\n"));
    expect(reply).toMatchObject({ columns: CHOSEN.columns, has_headings: false, user_names: true });
    expect(
      reply.lines.map(({ line, standing }: { line: number; standing: string }) => [line, standing]),
    ).toEqual([
      [1, "invite"],
      [2, "member"],
      [3, "ask"],
      [4, "wrong"],
      [5, "account"],
      [6, "wrong"],
    ]);
    expect(await listInvited()).toEqual([]);
    expect(await listMembers()).toHaveLength(1);
  });

  test("that is hostile is refused in words, and nobody is invited", async () => {
    const send = async (name: "checkClassList" | "importClassList", list: string) => {
      const { status, body } = await teacher.call(name, {
        ...(name === "importClassList" ? { ...CHOSEN, import_id: randomUUID() } : {}),
        group_id,
        list,
      });
      return `${status} ${body.code}: ${body.error ?? ""} ${JSON.stringify(body.fields ?? "")}`;
    };
    const lists = [
      ["Ada,Lovelace,\n".repeat(5000), /400 list_too_long: This list has 5,000 lines/u],
      [`Ada,${"x".repeat(120_000)},`, /400 .*At most 1,000 learners can be added at once/u],
      ['Ada,"Lovelace\n'.repeat(20), /400 list_not_readable: .*quotation mark/u],
    ] as const;
    for (const name of ["checkClassList", "importClassList"] as const)
      for (const [list, words] of lists) expect(await send(name, list)).toMatch(words);
    const email = newAddress();
    const formula = `"=cmd|'/c calc'!A1",Lovelace,${newAddress()}`;
    await add([formula, `Ada,Lovelace,${email}`, `Ada,Byron,${email}`].join("\n"));
    expect(await listInvited()).toMatchObject([{ first_name: "Ada", last_name: "Lovelace" }]);
  });

  const codeOf = async () => {
    const { groups } = (await teacher.call("groups")).body;
    const { join_code } = groups.find((one: { group_id: string }) => one.group_id === group_id);
    return join_code.replace("-", "");
  };

  test("invites by mail: the account is there once a password is chosen, in the group, with access", async () => {
    const email = newAddress();
    expect(await add(`Grace,Hopper,${email}`)).toEqual({ next: null, invited: 1, cards: [] });
    expect(await server.stores.accounts.findByEmail(email)).toBeNull();
    expect(await listInvited()).toMatchObject([
      { first_name: "Grace", last_name: "Hopper", email, expired: false },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("Hello Grace,");
    expect(mail?.text).toContain("Ada Lovelace invites you");
    expect(mail?.text).not.toContain("Spring");
    const token = await linkIn(email, "reset_token");
    expect((await choose(token)).status).toBe(200);
    expect(await listInvited()).toEqual([]);
    expect(await listMembers()).toMatchObject([{ student_email: email }]);
    const login = await sendCall(
      server.app,
      "initChat",
      { user_name: email, user_password: TEST_PASSWORD },
      {},
    );
    expect([login.status, login.body.code]).toEqual([403, "consent_needed"]);
    const cookie = cookiesOf(login.headers);
    await sendCall(server.app, "agreeToTerms", PAYLOADS.agreeToTerms, { cookie });
    expect((await sendCall(server.app, "session", {}, { cookie })).status).toBe(200);
    expect((await choose(token)).status).toBe(400);
  });

  test("sent twice invites once; what has expired is sent anew", async () => {
    const email = newAddress();
    const list = `Grace,Hopper,${email}`;
    await add(list);
    expect(await check(list)).toMatchObject({ lines: [{ standing: "waiting" }] });
    expect(await add(list)).toMatchObject({ invited: 0 });
    expect(await mailsTo(email)).toHaveLength(1);
    await expire(email);
    expect(await listInvited()).toMatchObject([{ expired: true }]);
    expect((await choose(await linkIn(email, "reset_token"))).status).toBe(400);
    expect(await add(list)).toMatchObject({ invited: 1 });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  const expire = (email: string) =>
    server.database.orm
      .update(groupInvitations)
      .set({ expiresAt: new Date(0), sentAt: new Date(0) })
      .where(eq(groupInvitations.email, email));

  test("asks somebody with an account, who joins by the link and no sooner", async () => {
    const [learner, stranger] = [await server.addUser(), await server.addUser()];
    expect(await add(`Ada,Lovelace,${learner.email}`)).toMatchObject({ invited: 1 });
    const join_token = await linkIn(learner.email, "join");
    expect(await listMembers()).toEqual([]);
    expect((await stranger.call("joinOffer", { join_token })).status).toBe(404);
    expect((await stranger.call("joinByLink", { join_token })).status).toBe(404);
    expect((await learner.call("joinOffer", { join_token })).body.group_name).toMatch(/^Spring/u);
    expect((await learner.call("joinByLink", { join_token })).status).toBe(200);
    expect(await listMembers()).toMatchObject([{ student_id: learner.id }]);
    expect(await listInvited()).toEqual([]);
  });

  test("an invitation is sent again with another link, and withdrawn", async () => {
    const email = newAddress();
    await add(`Grace,Hopper,${email}`);
    const [{ invitation_id }] = await listInvited();
    const first = await linkIn(email, "reset_token");
    await teacher.call("sendInvitation", { invitation_id });
    expect(await mailsTo(email)).toHaveLength(1);
    await expire(email);
    expect((await teacher.call("sendInvitation", { invitation_id })).status).toBe(200);
    const second = await linkIn(email, "reset_token");
    expect(second).not.toBe(first);
    await teacher.call("withdrawInvitation", { invitation_id });
    expect(await listInvited()).toEqual([]);
    for (const token of [first, second]) expect((await choose(token)).status).toBe(400);
    expect(await server.stores.accounts.findByEmail(email)).toBeNull();
  });

  test("who has made an account meanwhile is told to log in", async () => {
    const learner = await server.addUser();
    const email = newAddress();
    await add(`Grace,Hopper,${email}`);
    await server.database.orm.update(users).set({ email }).where(eq(users.id, learner.id));
    const { status, body } = await choose(await linkIn(email, "reset_token"));
    expect([status, body.code]).toEqual([409, "account_exists"]);
    await expect(logIn(server.app, email)).resolves.toMatchObject({ id: learner.id });
  });

  test("is added part by part", async () => {
    const lines = Array.from({ length: 60 }, () => `Grace,Hopper,${newAddress()}`);
    const payload = { ...CHOSEN, group_id, list: lines.join("\n"), import_id: randomUUID() };
    const parts = [];
    for (let from: number | null = 1; from !== null;) {
      const { body } = await teacher.call("importClassList", { ...payload, from });
      parts.push(body.invited);
      from = body.next;
    }
    expect(parts).toEqual([25, 25, 10]);
    expect(await listInvited()).toHaveLength(60);
  });

  describe("without addresses", () => {
    const enter = (user_name: string, user_password: string) =>
      sendCall(server.app, "initChat", { user_name, user_password }, {});
    const last = () => `P${randomUUID().replaceAll(/[^a-f]/gu, "")}`;

    test("makes accounts with a user name and a password, which has to be replaced first", async () => {
      const name = last();
      const { cards, invited } = await add(`Rosa,${name},\nRosa,${name.toUpperCase()}x,`);
      expect(invited).toBe(0);
      expect(cards).toHaveLength(2);
      const [card] = cards;
      expect(card.user_name).toBe(`rosa.${name.toLowerCase()}`.slice(0, 24));
      expect(card.password).toMatch(/^[a-z]{6}-[a-z]{6}-\d\d$/u);
      expect(await listMembers()).toContainEqual(
        expect.objectContaining({ student_email: card.user_name, student_first_name: "Rosa" }),
      );
      const login = await enter(card.user_name.toUpperCase(), card.password);
      expect([login.status, login.body.code]).toEqual([403, "password_change_needed"]);
      const cookie = cookiesOf(login.headers);
      const session = await sendCall(server.app, "session", {}, { cookie });
      expect([session.status, session.body.code]).toEqual([403, "password_change_needed"]);
      const account = await sendCall(server.app, "account", {}, { cookie });
      expect(account.body).toMatchObject({ email: card.user_name, must_change_password: true });
      const changed = await sendCall(
        server.app,
        "changePassword",
        {
          old_password: card.password,
          new_password: "my own words",
          confirm_password: "my own words",
        },
        { cookie },
      );
      expect(changed.status).toBe(200);
      const next = { cookie: cookiesOf(changed.headers) };
      expect((await sendCall(server.app, "session", {}, next)).body.code).toBe("consent_needed");
      await sendCall(server.app, "agreeToTerms", PAYLOADS.agreeToTerms, next);
      expect((await sendCall(server.app, "session", {}, next)).status).toBe(200);
      const waiting = (await mailsTo(card.user_name)).filter(({ state }) => state !== "discarded");
      expect(waiting).toEqual([]);
    });

    test("the same part again makes nobody twice, and its cards work", async () => {
      const list = `Rosa,${last()},`;
      const importId = randomUUID();
      const [first] = (await add(list, importId)).cards;
      const [second] = (await add(list, importId)).cards;
      expect(second.user_name).toBe(first.user_name);
      expect(await listMembers()).toHaveLength(1);
      expect((await enter(first.user_name, first.password)).status).toBe(401);
      expect((await enter(second.user_name, second.password)).status).toBe(403);
      expect(await check(list)).toMatchObject({ lines: [{ standing: "member" }] });
      expect((await add(list)).cards).toEqual([]);
    });

    test("one name in two groups is two user names", async () => {
      const list = `Rosa,${last()},`;
      const [first] = (await add(list)).cards;
      const { body } = await teacher.call("createGroup", { group_name: `Other ${randomUUID()}` });
      ({ group_id } = body.group);
      const [second] = (await add(list)).cards;
      expect(second.user_name).toBe(`${first.user_name}2`);
    });

    test("a supervisor gives a new password, which ends every session and is logged", async () => {
      const [card] = (await add(`Rosa,${last()},`)).cards;
      const [{ student_id }] = await listMembers();
      const opened = await server.identity.openSession(student_id);
      const cookie = cookiesOf({ "set-cookie": opened?.cookies });
      const { status, body } = await teacher.call("resetStudentPassword", { student_id });
      expect(status).toBe(200);
      expect(body.card).toMatchObject({ first_name: "Rosa", user_name: card.user_name });
      expect((await sendCall(server.app, "account", {}, { cookie })).status).toBe(401);
      expect((await enter(card.user_name, card.password)).status).toBe(401);
      const login = await enter(card.user_name, body.card.password);
      expect(login.body.code).toBe("password_change_needed");
      const looks = await server.database.orm
        .select({ kind: accessLog.kind, by: accessLog.supervisorId })
        .from(accessLog)
        .where(eq(accessLog.studentId, student_id));
      expect(looks).toContainEqual({ kind: "password", by: teacher.id });
    });

    test("who has an address gets no password by a supervisor", async () => {
      const learner = await server.addUser();
      await server.stores.groups.join(learner.id, await codeOf());
      const { status, body } = await teacher.call("resetStudentPassword", {
        student_id: learner.id,
      });
      expect([status, body.code]).toEqual([409, "has_address"]);
      await expect(logIn(server.app, learner.email)).resolves.toMatchObject({ id: learner.id });
    });

    test("the account is downloaded and deleted as any other, and asks for no mail", async () => {
      const [card] = (await add(`Rosa,${last()},`)).cards;
      const login = await enter(card.user_name, card.password);
      const cookie = cookiesOf(login.headers);
      const data = await sendCall(server.app, "exportMyData", {}, { cookie });
      expect(data.body.account).toMatchObject({ email: card.user_name });
      const asked = await sendCall(server.app, "sendResetEmail", { email: card.user_name }, {});
      expect([asked.status, asked.body.code]).toEqual([400, "no_mailbox"]);
      const deleted = await sendCall(
        server.app,
        "deleteAccount",
        { password: card.password },
        { cookie },
      );
      expect(deleted.status).toBe(200);
      expect(await listMembers()).toEqual([]);
      expect((await mailsTo(card.user_name)).map(({ state }) => state)).toEqual(["discarded"]);
    });

    test("are not made where the operator has not allowed it", async () => {
      const plain = await buildServerOn(server.database, { hasUserNames: false });
      const send = (name: "checkClassList" | "importClassList", more: object) =>
        sendCall(
          plain.app,
          name,
          { group_id, list: `Rosa,${last()},`, ...more },
          { cookie: teacher.cookie },
        );
      expect((await send("checkClassList", {})).body).toMatchObject({
        user_names: false,
        lines: [{ standing: "wrong", note: "The address is missing." }],
      });
      const more = { ...CHOSEN, import_id: randomUUID() };
      expect((await send("importClassList", more)).body).toEqual({
        next: null,
        invited: 0,
        cards: [],
      });
      expect(await listMembers()).toEqual([]);
      await plain.close();
    });
  });
});
