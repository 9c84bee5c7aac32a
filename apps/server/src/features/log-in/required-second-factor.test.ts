import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { CLOSED_NAMES, PAYLOADS } from "../../../test/build-payloads.ts";
import {
  addSupervisor,
  codeOf,
  prepareSecondFactor,
  typePassword,
} from "../../../test/build-supervisor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";

/** What a supervisor may do without a second factor: set one up, and what the law gives everybody. */
const OPEN_NAMES = new Set<string>([
  "changeEmail",
  "changeName",
  "changePassword",
  "signOutEverywhere",
  "beginSecondFactor",
  "confirmSecondFactor",
  "endSecondFactor",
  "account",
  "agreeToTerms",
  "exportMyData",
  "withdraw",
  "deleteAccount",
]);

describe.each(PRODUCTION_DATABASE)("where supervisors must have a second factor, on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind, { needsSecondFactor: true });
  });
  afterAll(() => server.close());

  test("the log-in says that one is to be set up, and gives nothing else", async () => {
    const { email } = await addSupervisor(server);
    const { status, body } = await typePassword(server, email);
    expect({ status, body }).toEqual({ status: 200, body: { second_factor_setup_needed: true } });
  });

  test("until then all other calls are refused", async () => {
    const { cookie } = await addSupervisor(server);
    for (const name of CLOSED_NAMES.filter((each) => !OPEN_NAMES.has(each))) {
      const { status, body } = await sendCall(server.app, name, PAYLOADS[name], { cookie });
      expect({ name, status, code: body.code }).toEqual({
        name,
        status: 403,
        code: "second_factor_setup_needed",
      });
    }
  });

  test("a second factor that is prepared opens nothing, one that is confirmed everything", async () => {
    const supervisor = await addSupervisor(server);
    const other = cookiesOf((await typePassword(server, supervisor.email)).headers);
    const { secret } = await prepareSecondFactor(server, supervisor);
    const { cookie } = supervisor;
    expect((await sendCall(server.app, "session", {}, { cookie })).status).toBe(403);
    const code = codeOf(secret);
    const confirmed = await sendCall(server.app, "confirmSecondFactor", { code }, { cookie });
    expect(confirmed.body.student_total).toBe(0);
    const renewed = { cookie: cookiesOf(confirmed.headers) };
    expect((await sendCall(server.app, "session", {}, renewed)).status).toBe(200);
    // Whoever else had typed the password has shown no code.
    expect((await sendCall(server.app, "session", {}, { cookie: other })).status).toBe(401);
  });

  test("it cannot be turned off", async () => {
    const supervisor = await addSupervisor(server);
    const { secret } = await prepareSecondFactor(server, supervisor);
    const { cookie } = supervisor;
    const code = codeOf(secret);
    const { headers } = await sendCall(server.app, "confirmSecondFactor", { code }, { cookie });
    const off = await sendCall(
      server.app,
      "endSecondFactor",
      { password: TEST_PASSWORD },
      { cookie: cookiesOf(headers) },
    );
    expect(off).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    const { body } = await typePassword(server, supervisor.email);
    expect(body).toEqual({ second_factor_needed: true });
  });

  test("learners need none", async () => {
    const learner = await server.addUser();
    expect((await learner.call("session")).status).toBe(200);
  });
});
