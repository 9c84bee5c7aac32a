import argon2 from "argon2";
import { eq } from "drizzle-orm";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MESSAGES } from "@elenchus/domain/messages";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  buildRegistration,
  linksIn,
  logIn,
  readMailTo,
  register,
  tokenIn,
  verify,
} from "../../../test/build-registration.ts";
import { buildTestServer, TEST_URL, type TestServer } from "../../../test/build-test-server.ts";
import { authAccounts } from "../../db/schema/auth-schema.ts";
import { normaliseEmail } from "../../identity/email-address.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { findInDatabase, readDatabase } from "../../../test/read-database.ts";

const VALID_EMAIL = "Please enter a valid email address.";
const GUESSABLE = "This password is easy to guess. Please choose another one.";
const MONTH = "Please enter your month of birth.";
const YEAR = "Please enter your year of birth.";
const MONTH_AND_YEAR = "Please enter your month and year of birth.";
const ONLY_A_NAME =
  "Please write only your first name here. It can have letters, spaces, dots, hyphens and apostrophes.";
const TERMS = "Please agree to the terms.";

/** What can be wrong with each field, and how that is said. */
const REFUSALS: readonly [changes: Record<string, unknown>, error: string][] = [
  [{ first_name: "" }, "Please enter your first name."],
  [{ first_name: " \u00a0\t" }, "Please enter your first name."],
  [{ first_name: "x".repeat(41) }, "The first name can have at most 40 letters."],
  [{ last_name: "x".repeat(61) }, "The last name can have at most 60 letters."],
  [{ first_name: "Your account is closed. Pay at evil dot test" }, ONLY_A_NAME],
  [{ first_name: "Win at www.evil.example now" }, ONLY_A_NAME],
  [{ first_name: "<b>Ada</b>" }, ONLY_A_NAME],
  [{ first_name: "\u200B\u2063" }, "Please enter your first name."],
  [{ first_name: "\u3164" }, "Please enter your first name."],
  [{ last_name: "\u2800" }, "Please enter your last name."],
  [{ last_name: "\u202E\u00AD" }, "Please enter your last name."],
  [{ last_name: "" }, "Please enter your last name."],
  [{ email: "" }, MESSAGES.emailNeeded],
  [{ email: "nobody" }, VALID_EMAIL],
  [{ email: "a@b" }, VALID_EMAIL],
  [{ email: "two words@example.org" }, VALID_EMAIL],
  [{ email: '"two words"@example.org' }, VALID_EMAIL],
  [{ email: "a@b@example.org" }, VALID_EMAIL],
  [{ email: "a@example.org/path" }, VALID_EMAIL],
  [{ email: "a@-example.org" }, VALID_EMAIL],
  [{ email: "a@example.org\r\nBcc: b@example.org" }, VALID_EMAIL],
  [{ email: `${"x".repeat(250)}@example.org` }, VALID_EMAIL],
  [{ password: "" }, MESSAGES.fieldsNeeded],
  [{ password: "7 chars" }, "Please choose a password of at least 8 characters."],
  [{ password: "x1".repeat(65) }, "A password can have at most 128 characters."],
  [{ password: "PassWord1" }, GUESSABLE],
  [{ password: "grace hopper" }, GUESSABLE],
  [{ password: "me@example.org", email: "Me@Example.org" }, GUESSABLE],
  [{ password: "ｐａｓｓｗｏｒｄ１" }, GUESSABLE],
  [{ password: "\uFDFA".repeat(8) }, "A password can have at most 128 characters."],
  [{ confirm_password: "another password" }, ACCOUNT_MESSAGES.passwordsDiffer],
  [{ confirm_password: "" }, ACCOUNT_MESSAGES.passwordsDiffer],
  [{ birth_month: 0 }, MONTH],
  [{ birth_month: 13 }, MONTH],
  [{ birth_month: 1.5 }, MONTH],
  [{ birth_month: "5" }, MONTH],
  [{ birth_month: null }, MONTH],
  [{ birth_year: 1899 }, YEAR],
  [{ birth_year: 2101 }, YEAR],
  [{ birth_year: "1990" }, YEAR],
  [{ birth_year: 2100 }, MONTH_AND_YEAR],
  [{ terms_version: "" }, TERMS],
  [{ terms_version: false }, TERMS],
  [{ terms_version: "1999-01-01" }, "The terms have changed. Reload the page and read them again."],
];

/** The specification's five fields. */
const REQUIRED = ["first_name", "last_name", "email", "password", "confirm_password"];

const START = new Date("2031-01-31T23:59:59Z");

describe.each(PRODUCTION_DATABASE)("registering on %s", (kind) => {
  let server: TestServer;
  let now = START;
  beforeAll(async () => {
    server = await buildTestServer(kind, { hasPayment: false, minAge: 16, now: () => now });
  });
  beforeEach(() => {
    now = START;
  });
  afterAll(() => server.close());

  /** Sends a registration that must come to nothing: nothing stored, nothing mailed. */
  async function refuse(changes: Record<string, unknown>) {
    const before = await readDatabase(server.database);
    const payload = { ...buildRegistration(changes), ...changes };
    const { status, body } = await sendCall(server.app, "registerUser", payload, {});
    expect(await readDatabase(server.database)).toEqual(before);
    return { status, error: body.error, code: body.code };
  }

  /** What was mailed to somebody, a registration's mail included. */
  async function mailsAfter(changes: Partial<ReturnType<typeof buildRegistration>>) {
    const payload = buildRegistration(changes);
    expect((await sendCall(server.app, "registerUser", payload, {})).status).toBe(200);
    return readMailTo(server, payload.email);
  }

  test.each(REFUSALS)("%j is refused in its own words", async (changes, error) => {
    expect(await refuse(changes)).toMatchObject({ status: 400, error });
  });

  test("a form that leaves out what it asks for itself is told so at once, by field", async () => {
    const rest = { birth_month: null, birth_year: null, terms_version: null };
    const fields = { birth_month: MONTH, birth_year: YEAR, terms_version: TERMS };
    const payload = { ...buildRegistration(), ...rest };
    const { status, body } = await sendCall(server.app, "registerUser", payload, {});
    expect({ status, fields: body.fields, error: body.error }).toEqual({
      status: 400,
      fields,
      error: `${MONTH} ${YEAR} ${TERMS}`,
    });
  });

  test.each([
    [
      { email: "nobody", password: "short", confirm_password: "other" },
      {
        email: VALID_EMAIL,
        password: "Please choose a password of at least 8 characters.",
        confirm_password: ACCOUNT_MESSAGES.passwordsDiffer,
      },
    ],
    [
      { first_name: 5, last_name: null, email: [], password: {}, confirm_password: true },
      {
        first_name: "Please enter your first name.",
        last_name: "Please enter your last name.",
        email: MESSAGES.emailNeeded,
        password: "Please enter a password.",
        confirm_password: "Please enter the password again.",
      },
    ],
    [
      { password: "PassWord1", confirm_password: "password2", terms_version: "1999-01-01" },
      {
        password: GUESSABLE,
        confirm_password: ACCOUNT_MESSAGES.passwordsDiffer,
        terms_version: "The terms have changed. Reload the page and read them again.",
      },
    ],
    [
      { last_name: " ", birth_year: 2100 },
      { last_name: "Please enter your last name.", birth_year: MONTH_AND_YEAR },
    ],
  ])("%j is told of field by field", async (changes, fields) => {
    const payload = { ...buildRegistration(), ...changes };
    const { status, body } = await sendCall(server.app, "registerUser", payload, {});
    expect(status).toBe(400);
    expect(Object.entries(body.fields)).toEqual(Object.entries(fields));
    expect(body).toMatchObject({
      code: "invalid_payload",
      error: Object.values(fields).join(" "),
    });
  });

  test.each(REQUIRED)("a missing %s is refused", async (field) => {
    const { error, status } = await refuse({ [field]: undefined });
    expect(status).toBe(400);
    expect(error).toMatch(new RegExp(`^(${field}: |Please )`));
  });

  test.each([
    ["2031-01-31T23:59:59Z", 1, 2015],
    ["2031-01-31T23:59:59Z", 2, 2015],
    ["2031-12-01T00:00:00Z", 12, 2015],
    ["2031-01-01T00:00:00Z", 12, 2015],
    ["2031-01-01T00:00:00Z", 1, 2031],
  ])(
    "on %s, whoever was born in %i/%i may not be 16 yet",
    async (moment, birth_month, birth_year) => {
      now = new Date(moment);
      expect(await refuse({ birth_month, birth_year })).toEqual({
        status: 403,
        code: "too_young",
        error:
          "You must be at least 16 years old to open an account. We did not store what you entered.",
      });
    },
  );

  test.each([
    ["2031-01-01T00:00:00Z", 12, 2014],
    ["2031-02-01T00:00:00Z", 1, 2015],
    ["2032-01-01T00:00:00Z", 12, 2015],
  ])("on %s, whoever was born in %i/%i is 16", async (moment, birth_month, birth_year) => {
    now = new Date(moment);
    const payload = buildRegistration({ birth_month, birth_year });
    expect((await sendCall(server.app, "registerUser", payload, {})).status).toBe(200);
  });

  test("nobody is from the future", async () => {
    const future = { birth_month: 2, birth_year: 2031 };
    expect(await refuse(future)).toMatchObject({ status: 400, error: MONTH_AND_YEAR });
  });

  test("there is no account before the link is clicked, and then the password logs in", async () => {
    const { email, token } = await register(server);
    expect(await findInDatabase(server.database, email)).toEqual([
      "mails.recipient",
      "registrations.email",
    ]);
    expect((await logIn(server, email, TEST_PASSWORD)).body.code).toBe("email_not_confirmed");
    const clicked = await verify(server, token);
    expect(clicked).toMatchObject({
      status: 200,
      body: { success: true, already_verified: false },
    });
    expect(clicked.headers["set-cookie"]).toBeUndefined();
    const { status, body } = await logIn(server, email, TEST_PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_type: "learner",
      user_first_name: "Grace",
      user_last_name: "Hopper",
    });
  });

  test("neither password, nor link, nor birth is stored as it is", async () => {
    const password = "a password of its own";
    const { token } = await register(server, { password, birth_year: 1977 });
    expect(await findInDatabase(server.database, password)).toEqual([]);
    expect(await findInDatabase(server.database, token)).toEqual([]);
    // By itself: the same figures may stand in an id, a hash or a time.
    expect(await findInDatabase(server.database, /(?<![\w.-])1977(?!\w)/u)).toEqual([]);
  });

  test("what was agreed to is kept, with the time of agreeing", async () => {
    const { email, token } = await register(server);
    now = new Date(START.getTime() + 3_600_000);
    await verify(server, token);
    const { headers } = await logIn(server, email, TEST_PASSWORD);
    const account = await sendCall(server.app, "account", {}, { cookie: cookiesOf(headers) });
    expect(account.body).toMatchObject({
      terms_version: TERMS_VERSION,
      terms_agreed_at: START.toISOString(),
    });
  });

  test("an address is the same in any case and with spaces around it", async () => {
    const email = `Grace.${randomUUID()}@Example.ORG`;
    const { token } = await register(server, { email: ` ${email} ` });
    await verify(server, token);
    for (const typed of [email, email.toLowerCase(), ` ${email.toUpperCase()} `]) {
      expect((await logIn(server, typed, TEST_PASSWORD)).status).toBe(200);
    }
    await sendCall(server.app, "registerUser", buildRegistration({ email }), {});
    const mails = await readMailTo(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Confirm your email address",
      "You already have an account",
    ]);
  });

  test.each([
    ["ada@bücher.example", "ADA@xn--bcher-kva.example"],
    ["ada@xn--r8jz45g.jp", "ada@例え。jp"],
    ["иван@почта.рф", "Иван@XN--80A1ACNY.xn--p1ai"],
    ["tom&jerry/a=b!c#d~e@example.org", "Tom&Jerry/a=b!c#d~e@example.org"],
  ])("%s registers, logs in and asks for a reset, as %s too", async (email, other) => {
    const token = tokenIn(await mailsAfter({ email }), "confirmation_token");
    expect((await verify(server, token)).body.already_verified).toBe(false);
    for (const typed of [email, other]) {
      const { status, headers } = await logIn(server, typed, TEST_PASSWORD);
      expect(status).toBe(200);
      const account = await sendCall(server.app, "account", {}, { cookie: cookiesOf(headers) });
      expect(normaliseEmail(account.body.email)).toBe(normaliseEmail(email));
    }
    await sendCall(server.app, "sendResetEmail", { email: other }, {});
    expect(tokenIn(await readMailTo(server, email), "reset_token")).not.toBe("");
    const again = await mailsAfter({ email: other });
    expect(again.at(-1)?.subject).toBe("You already have an account");
  });

  test("a password typed in other code points is the same", async () => {
    const password = "Smørrebrød été ½";
    const { email, token } = await register(server, {
      password,
      confirm_password: password.normalize("NFD"),
    });
    await verify(server, token);
    for (const typed of [password, password.normalize("NFD"), password.normalize("NFKC")]) {
      expect((await logIn(server, email, typed)).status).toBe(200);
    }
  });

  test("a hash of an earlier version lets in, and from then on in any code points", async () => {
    const password = "Smørrebrød été".normalize("NFD");
    const { email, id } = await server.addUser();
    const { orm } = server.database;
    const set = { password: await argon2.hash(password) };
    await orm.update(authAccounts).set(set).where(eq(authAccounts.userId, id));
    const statuses: number[] = [];
    for (const typed of ["wrong password", password, password.normalize("NFC"), password]) {
      statuses.push((await logIn(server, email, typed)).status);
    }
    expect(statuses).toEqual([401, 200, 200, 200]);
  });

  test("a known address's owner is told, and nothing about the account changes", async () => {
    const user = await server.addUser({ firstName: "Ada" });
    const other = { email: user.email, first_name: "Mallory", password: "mallory's password" };
    await sendCall(server.app, "registerUser", buildRegistration(other), {});
    const [mail, ...more] = await readMailTo(server, user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Hello Ada,");
    expect(mail && linksIn(mail)).toEqual([TEST_URL]);
    expect((await user.call("session")).body.user_first_name).toBe("Ada");
    expect((await logIn(server, user.email, TEST_PASSWORD)).status).toBe(200);
    // As where there is no account: a password of theirs tells nobody whose address it is.
    expect((await logIn(server, user.email, other.password)).body.code).toBe("email_not_confirmed");
  });

  test("a name of any script is kept as it is, and stays text in the mail", async () => {
    const first_name = "Zoë-李 D'Or";
    const { email, token } = await register(server, { first_name, last_name: "O’Brien-Ωμέγα" });
    const [mail] = await readMailTo(server, email);
    expect(mail?.text).toContain(`Hello ${first_name},`);
    expect(mail?.html).toContain("Hello Zoë-李 D&#39;Or,");
    await verify(server, token);
    const { body } = await logIn(server, email, TEST_PASSWORD);
    expect(body).toMatchObject({ user_first_name: first_name, user_last_name: "O’Brien-Ωμέγα" });
  });

  test("a name keeps nothing that turns the text behind it", async () => {
    const { email, token } = await register(server, {
      first_name: "\u202EAda\u2066\u200F",
      last_name: "می\u200Cخواهم",
    });
    const [mail] = await readMailTo(server, email);
    expect(mail?.text).toContain("Hello Ada,");
    await verify(server, token);
    const { body } = await logIn(server, email, TEST_PASSWORD);
    expect(body).toMatchObject({ user_first_name: "Ada", user_last_name: "می\u200Cخواهم" });
  });

  test("a name that was taken by older rules brings no message of its own into a letter", async () => {
    const firstName = "Your account is closed. Pay at evil dot test";
    const user = await server.addUser({ firstName });
    await sendCall(server.app, "registerUser", buildRegistration({ email: user.email }), {});
    const [mail] = await readMailTo(server, user.email);
    expect(mail?.text).toMatch(/^Hello,\n/u);
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil");
  });
});
