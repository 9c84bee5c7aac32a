import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildRegistration } from "../../../test/build-registration.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";
import { countWrites, readDatabase } from "../../../test/read-database.ts";
import { registrations } from "../../db/account-schema.ts";

describe.each(PRODUCTION_DATABASE)("known and unknown addresses on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  /** All that whoever asks can see, and how much it makes the database do. */
  async function observe(name: "registerUser" | "sendResetEmail", payload: object) {
    const before = await readDatabase(server.database);
    const { status, body, headers } = await sendCall(server.app, name, payload, {});
    const writes = countWrites(before, await readDatabase(server.database));
    const { date: _date, "x-request-id": _id, ...sent } = headers;
    return { status, body, sent, writes };
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
    expect(row).toMatchObject({ passwordHash: "", usedAt: expect.any(Date) });
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
