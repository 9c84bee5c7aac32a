import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildRegistration } from "../../../test/build-registration.ts";
import { buildServerOn } from "../../../test/build-test-server.ts";
import { readDatabase } from "../../../test/read-database.ts";
import { sendCall } from "../../../test/send-call.ts";
import type { Database } from "../../db/database.ts";
import type { RegistrationRule } from "../../identity/registration-rule.ts";
import { createDemoMailStore } from "../../store/demo/demo-mail-store.ts";

const KNOWN = "known@other.example";

describe.each(PRODUCTION_DATABASE)("who may register, on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    const server = await buildServerOn(database);
    await server.addUser({ email: KNOWN });
    await server.close();
  });
  afterAll(() => database.close());

  /** Answers to registrations of these addresses, and what a visitor is told, by a server with this rule. */
  async function ask(registration: RegistrationRule, emails: readonly string[]) {
    const server = await buildServerOn(database, { registration });
    const { body: told } = await sendCall(server.app, "registration", {}, {});
    const answers = [];
    for (const email of emails) {
      const payload = buildRegistration({ email });
      const { status, body } = await sendCall(server.app, "registerUser", payload, {});
      answers.push({ status, code: body.code, error: body.error, fields: body.fields });
    }
    await server.close();
    return { told, answers };
  }

  test("everybody, where nothing else is set", async () => {
    const { told, answers } = await ask({ who: "open", domains: [] }, ["new@other.example", KNOWN]);
    expect(told).toEqual({ is_open: true, who_may: null });
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("the demo tells where everybody's mail is read", async () => {
    const demo = { mails: createDemoMailStore(database.orm), checkout: null };
    const server = await buildServerOn(database, { demo });
    const { body } = await sendCall(server.app, "registration", {}, {});
    expect((await server.app.inject({ url: body.mailbox })).statusCode).toBe(200);
    await server.close();
  });

  test.each([
    ["invited", "registration_by_invitation", /by invitation.*“Forgot password\?”/],
    ["closed", "registration_closed", /No new accounts/],
  ] as const)(
    "nobody, where it is %s: whoever asks hears the same, and nothing is kept",
    async (who, code, text) => {
      const before = await readDatabase(database);
      const { told, answers } = await ask({ who, domains: [] }, ["new@other.example", KNOWN]);
      expect(told).toEqual({ is_open: false, who_may: expect.stringMatching(text) });
      expect(answers[0]).toMatchObject({ status: 403, code, error: told.who_may });
      expect(answers[1]).toEqual(answers[0]);
      expect(await readDatabase(database)).toEqual(before);
    },
  );

  const SCHOOL = { who: "open", domains: ["school.example", "xn--mnchen-3ya.example"] } as const;

  test("addresses at the hosts that are set, however they are typed", async () => {
    const { told, answers } = await ask(SCHOOL, [
      "a@school.example",
      " B@SCHOOL.Example ",
      "c+tag@school.example",
      "d@münchen.example",
      "e@MÜNCHEN.example",
      "f@xn--mnchen-3ya.example",
      "g@school。example",
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(told).toEqual({
      is_open: true,
      who_may: expect.stringContaining("at school.example or münchen.example can"),
    });
  });

  test("and no other address, whether it has an account or only looks alike", async () => {
    const before = await readDatabase(database);
    const { told, answers } = await ask(SCHOOL, [
      "new@other.example",
      KNOWN,
      "a@evil-school.example",
      "a@pupils.school.example",
      "a@school.example.evil.test",
      "a@school.examples",
      "a@xschool.example",
      "a@school-example.test",
      "a@munchen.example",
      "school.example@other.example",
    ]);
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 400,
        code: "email_domain_refused",
        error: told.who_may,
        fields: { email: told.who_may },
      });
    }
    const odd = await ask(SCHOOL, ["a@other.example@school.example", "a@school.example,b@x.test"]);
    expect(odd.answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await readDatabase(database)).toEqual(before);
  });
});
