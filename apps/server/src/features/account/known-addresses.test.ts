import type { CallName } from "@elenchus/contract/calls";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildRegistration } from "../../../test/build-registration.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";
import { countWrites, readDatabase } from "../../../test/read-database.ts";
import { registrations } from "../../db/schema/account-schema.ts";

describe.each(PRODUCTION_DATABASE)("known and unknown addresses on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  /** All that whoever asks can see, and how much it makes the database do. */
  async function observe(name: CallName, payload: object) {
    const before = await readDatabase(server.database);
    const { status, body, headers } = await sendCall(server.app, name, payload, {});
    const writes = countWrites(before, await readDatabase(server.database));
    const { date: _date, "x-request-id": _id, ...sent } = headers;
    const { request_id: _request, ...said } = body;
    return { status, body: said, sent, writes };
  }

  test("registering either one is answered the same, and costs the same writes", async () => {
    const { email } = await server.addUser();
    const unknown = await observe("registerUser", buildRegistration());
    expect(unknown).toMatchObject({ status: 200, body: { success: true } });
    expect(unknown.writes).toEqual({ registrations: 1, mails: 1 });
    expect(await observe("registerUser", buildRegistration({ email }))).toEqual(unknown);
  });

  test("the registration of a known address can open nothing", async () => {
    const { email } = await server.addUser();
    await sendCall(server.app, "registerUser", buildRegistration({ email }), {});
    const { orm } = server.database;
    const isIt = eq(registrations.email, email);
    const [row, ...more] = await orm.select().from(registrations).where(isIt);
    expect(more).toEqual([]);
    // It opens nothing from the start; its password is kept for as long as a link works, to be told apart from none.
    expect(row).toMatchObject({ usedAt: expect.any(Date) });
  });

  test("the password of a registration is told the same of either one, and gets a new link", async () => {
    const { email: known } = await server.addUser();
    const password = "the password of somebody who guesses";
    const seen = [];
    for (const email of [known, `${randomUUID()}@example.org`]) {
      const registration = buildRegistration({ email, password });
      await sendCall(server.app, "registerUser", registration, {});
      const credentials = { user_name: email, user_password: password };
      seen.push([
        await observe("initChat", credentials),
        await observe("resendConfirmation", credentials),
        await observe("initChat", credentials),
      ]);
    }
    expect(seen[0]?.map(({ status }) => status)).toEqual([403, 200, 403]);
    expect(seen[1]).toEqual(seen[0]);
    await server.runJob("deliver_mail");
    const subjects = server.mails.filter(({ to }) => to === known).map(({ subject }) => subject);
    expect(subjects).toEqual(["You already have an account", "You already have an account"]);
  });

  test("asking for a reset of either one is answered the same, and costs the same writes", async () => {
    const { email } = await server.addUser();
    const unknown = await observe("sendResetEmail", { email: `${randomUUID()}@example.org` });
    expect(unknown).toMatchObject({ status: 200, body: { success: true } });
    expect(unknown.writes).toEqual({ password_resets: 1, mails: 1 });
    expect(await observe("sendResetEmail", { email })).toEqual(unknown);
  });

  test("an unknown address gets no reset mail", async () => {
    const email = `${randomUUID()}@example.org`;
    await sendCall(server.app, "sendResetEmail", { email }, {});
    await server.runJob("deliver_mail");
    expect(server.mails.filter(({ to }) => to === email)).toEqual([]);
  });
});
