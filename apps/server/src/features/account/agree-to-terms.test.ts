import { TERMS_VERSION } from "@elenchus/domain/limits";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT_COMMANDS } from "../../admin/account-commands.ts";
import { buildAdminContext } from "../../../test/build-admin-context.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  askForReset,
  buildRegistration,
  logIn,
  register,
  verify,
} from "../../../test/build-registration.ts";
import { hasAccess, returnFrom } from "../../../test/build-payer.ts";
import {
  buildServerOn,
  buildTestServer,
  TEST_URL,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { createPendingPayment } from "../../payment/pending-payment.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";

const pendingPayment = createPendingPayment(["signs pending payments in these tests"], false);
const START = new Date("2031-01-31T12:00:00Z");
const ADULT = { birth_month: 12, birth_year: 1990, terms_version: TERMS_VERSION };
/** Sixteen from 1 March 2031 on. */
const TOO_YOUNG = { ...ADULT, birth_month: 2, birth_year: 2015 };
const NOT_ASKED = { birth_month: undefined, birth_year: undefined, terms_version: undefined };

describe.each(PRODUCTION_DATABASE)("an account of five fields on %s", (kind) => {
  let server: TestServer;
  let now = START;
  beforeAll(async () => {
    server = await buildTestServer(kind, { minAge: 16, now: () => now, pendingPayment });
  });
  afterEach(() => {
    now = START;
  });
  afterAll(() => server.close());

  /** Somebody who has registered with the specification's fields alone, and has logged in. */
  async function addNewcomer(changes = {}) {
    const { email, token } = await register(server, { ...NOT_ASKED, ...changes });
    expect((await verify(server, token)).status).toBe(200);
    const answer = await logIn(server, email, TEST_PASSWORD);
    const cookie = cookiesOf(answer.headers);
    const call = (name: Parameters<typeof sendCall>[1], payload: unknown = {}) =>
      sendCall(server.app, name, payload, { cookie });
    return { email, answer, cookie, call };
  }

  test("is made, and asks for terms and age before anything is paid or learned", async () => {
    const { answer, call } = await addNewcomer();
    expect(answer).toMatchObject({ status: 403, body: { code: "consent_needed" } });
    expect(answer.body.error).toContain("agree to the terms");
    expect(answer.body.error).toContain(TEST_URL);
    expect((await call("session")).body.code).toBe("consent_needed");
    expect((await call("openCheckout")).body.code).toBe("consent_needed");
    expect((await call("account")).body).toMatchObject({
      terms_version: null,
      terms_agreed_at: null,
      consent: { min_age: 16, too_young_until: null },
    });
    expect(await call("agreeToTerms", ADULT)).toMatchObject({ status: 200 });
    expect((await call("account")).body).toMatchObject({
      terms_version: TERMS_VERSION,
      terms_agreed_at: START.toISOString(),
      consent: null,
    });
    expect((await call("session")).body.code).toBe("access_needed");
    expect((await call("openCheckout")).body.redirect_to_stripe).toBe(true);
  });

  test.each([{ terms_version: undefined }, { birth_month: undefined }, { birth_year: undefined }])(
    "asks for all of it where %j was left out",
    async (changes) => {
      const { answer, call } = await addNewcomer({ ...ADULT, ...changes });
      expect(answer.body.code).toBe("consent_needed");
      expect((await call("account")).body.terms_agreed_at).toBeNull();
    },
  );

  test("whoever was asked with the registration is not asked again", async () => {
    const { answer } = await addNewcomer(buildRegistration());
    expect(answer.body.redirect_to_stripe).toBe(true);
  });

  test("whoever is too young is told from when on they are not, and no other answer changes that", async () => {
    const { email, call } = await addNewcomer();
    const refusal = {
      status: 403,
      body: { code: "age_not_reached", error: expect.stringContaining("1 March 2031") },
    };
    expect(await call("agreeToTerms", TOO_YOUNG)).toMatchObject(refusal);
    expect(await call("agreeToTerms", ADULT)).toMatchObject(refusal);
    expect(await logIn(server, email, TEST_PASSWORD)).toMatchObject(refusal);
    expect((await call("session")).status).toBe(403);
    expect((await call("openCheckout")).status).toBe(403);
    expect((await call("account")).body.consent).toEqual({
      min_age: 16,
      too_young_until: "2031-03-01T00:00:00.000Z",
    });
    expect((await call("exportMyData")).body.account.born_in).toBe("2015-02");
  });

  test("they are asked anew once they are old enough, and nothing is kept of the month", async () => {
    const { email, call } = await addNewcomer();
    await call("agreeToTerms", TOO_YOUNG);
    now = new Date("2031-03-01T00:00:00Z");
    expect((await logIn(server, email, TEST_PASSWORD)).body.code).toBe("consent_needed");
    expect((await call("agreeToTerms", TOO_YOUNG)).status).toBe(200);
    expect((await call("exportMyData")).body.account.born_in).toBeNull();
    expect((await call("session")).body.code).toBe("access_needed");
  });

  test("of many answers at once, on two servers, the first one counts", async () => {
    const other = await buildServerOn(server.database, { minAge: 16, now: () => now });
    const { cookie, call } = await addNewcomer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        sendCall(
          (index % 2 === 0 ? server : other).app,
          "agreeToTerms",
          index % 3 === 0 ? TOO_YOUNG : ADULT,
          { cookie },
        ),
      ),
    );
    // All were told the same: either they may go on, or they may not.
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    const isIn = answers[0]?.status === 200;
    expect((await call("account")).body.consent === null).toBe(isIn);
    await other.close();
  });

  test("no payment, no access that was given and no new password opens it", async () => {
    const { email, call } = await addNewcomer();
    await call("agreeToTerms", TOO_YOUNG);
    const person = await server.stores.accounts.findByEmail(email);
    if (person === null) throw new Error("no account");
    const checkout = await server.desk.payments.open(person);
    const sessionId = checkout?.sessionId ?? "";
    await server.desk.provider.pay(sessionId);
    await expect(hasAccess(server, person.id)).resolves.toBe(true);
    const cookie = cookiesOf({ "set-cookie": pendingPayment.remember(sessionId) });
    const returned = await returnFrom(server, { sessionId, email, cookie });
    expect(returned).toMatchObject({ status: 403, body: { code: "age_not_reached" } });
    // The payment is booked, and its owner can see and withdraw from it.
    const limited = { cookie: cookiesOf(returned.headers) };
    expect((await sendCall(server.app, "account", {}, limited)).body.payment.status).toBe("paid");
    expect((await sendCall(server.app, "session", {}, limited)).status).toBe(403);
    const token = await askForReset(server, email);
    const reset = { token, new_password: "another long password" };
    expect((await sendCall(server.app, "resetPassword", reset, {})).status).toBe(200);
    expect((await logIn(server, email, "another long password")).body.code).toBe("age_not_reached");
    expect((await logIn(server, email, "another long password")).body.user_id).toBeUndefined();
  });

  test("whoever typed the wrong year is asked anew when whoever runs the server says so", async () => {
    const { email, call } = await addNewcomer();
    await call("agreeToTerms", TOO_YOUNG);
    const context = { ...buildAdminContext(server), note: () => {} };
    const ask = () => ACCOUNT_COMMANDS["ask-age-again"].run(context, { email });
    expect(await ask()).toContain("is asked for the age again");
    await expect(ask()).rejects.toThrow("has not said");
    expect((await call("agreeToTerms", ADULT)).status).toBe(200);
  });

  test.each([
    [{ ...ADULT, birth_year: 2031, birth_month: 2 }, "birth_year"],
    [{ ...ADULT, birth_month: 13 }, "birth_month"],
    [{ ...ADULT, terms_version: "1999-01-01" }, "terms_version"],
    [{ birth_month: 1, birth_year: 1990 }, "terms_version"],
  ])("%j is told at the field, and changes nothing", async (payload, field) => {
    const { call } = await addNewcomer();
    const { status, body } = await call("agreeToTerms", payload);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await call("account")).body.consent.too_young_until).toBeNull();
  });
});
