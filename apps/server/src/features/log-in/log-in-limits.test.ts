import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildPostgresUrl,
  connectPostgres,
  PRODUCTION_DATABASE,
} from "../../../test/build-database.ts";
import {
  addAccount,
  buildLimitedServer,
  buildLimitedServerOn,
  newAddress,
  newEmail,
  statusesOf,
  times,
  tryToLogIn,
} from "../../../test/build-limited-server.ts";
import { askForReset, register } from "../../../test/build-registration.ts";
import { type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { rateLimits } from "../../db/schema/account-schema.ts";

const WRONG = "not the password";

const FIVE_HEARD = [401, 401, 401, 401, 401, 429];

describe.each(PRODUCTION_DATABASE)("wrong passwords on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildLimitedServer(kind);
  });
  afterAll(() => server.close());

  test("after five in a minute there is a 429 with words and Retry-After, also for the right one", async () => {
    const email = await addAccount(server);
    const from = newAddress();
    const wrong = { email, password: WRONG, from };
    expect(
      await statusesOf(
        server,
        times(5, () => wrong),
      ),
    ).toEqual([401, 401, 401, 401, 401]);
    for (const password of [WRONG, TEST_PASSWORD]) {
      const { status, code, error, retryAfter } = await tryToLogIn(server, { ...wrong, password });
      expect({ status, code }).toEqual({ status: 429, code: "too_many_requests" });
      expect(error).toMatch(
        /^Too many failed attempts to log in\. Please wait \d+ seconds and try again\.$/,
      );
      expect(Number(retryAfter)).toBeGreaterThan(30);
      expect(Number(retryAfter)).toBeLessThanOrEqual(60);
    }
  });

  test("nothing that a client says of where it comes from makes them fewer", async () => {
    const email = await addAccount(server);
    const from = newAddress();
    const tries = times(6, (index) => ({
      email,
      password: WRONG,
      from,
      headers: {
        "x-forwarded-for": `203.0.113.${index}`,
        "x-real-ip": `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        "x-client-ip": `203.0.113.${index}`,
        "cf-connecting-ip": `203.0.113.${index}`,
      },
    }));
    expect(await statusesOf(server, tries)).toEqual(FIVE_HEARD);
  });

  test("they count in whatever case the address is typed", async () => {
    const email = await addAccount(server);
    const from = newAddress();
    const typed = [email, email.toUpperCase(), ` ${email}`, email, `${email} `, email];
    const tries = typed.map((each) => ({ email: each, password: WRONG, from }));
    expect(await statusesOf(server, tries)).toEqual(FIVE_HEARD);
  });

  test("those of others keep the owner out neither at a known device nor at a new address", async () => {
    const { email, cookie } = await server.addUser();
    const from = newAddress();
    await statusesOf(
      server,
      times(10, () => ({ email, password: WRONG, from })),
    );
    const known = { email, headers: { cookie } };
    expect(
      await statusesOf(server, [
        { ...known, from },
        { ...known, from: newAddress() },
        { email, from: newAddress() },
        { email, from },
      ]),
    ).toEqual([200, 200, 200, 429]);
  });

  test("of attackers at many addresses do not reach a known device", async () => {
    const { email, cookie } = await server.addUser();
    const strangers = times(6, () => ({ email, password: WRONG, from: newAddress() }));
    expect(new Set(await statusesOf(server, strangers))).toEqual(new Set([401]));
    expect(await statusesOf(server, [{ email, from: newAddress(), headers: { cookie } }])).toEqual([
      200,
    ]);
  });

  test("a known device has five of its own and then one in turn, and a stolen cookie no more", async () => {
    const { email, cookie } = await server.addUser();
    const tries = times(7, () => ({
      email,
      password: WRONG,
      from: newAddress(),
      headers: { cookie },
    }));
    expect(await statusesOf(server, tries)).toEqual([401, ...FIVE_HEARD]);
  });

  test("whoever sets a new password by the mailed link is no stranger on that device", async () => {
    const email = await addAccount(server);
    const token = await askForReset(server, email);
    const payload = { token, new_password: "a newer password" };
    const { headers } = await sendCall(server.app, "resetPassword", payload, {});
    const from = newAddress();
    await statusesOf(
      server,
      times(6, () => ({ email, password: WRONG, from })),
    );
    const owner = { email, password: payload.new_password, from };
    expect(
      await statusesOf(server, [owner, { ...owner, headers: { cookie: cookiesOf(headers) } }]),
    ).toEqual([429, 200]);
  });

  test("other accounts still log in from the same address", async () => {
    const [blocked, other] = [await addAccount(server), await addAccount(server)];
    const from = newAddress();
    await statusesOf(
      server,
      times(6, () => ({ email: blocked, password: WRONG, from })),
    );
    expect(await statusesOf(server, [{ email: other, from }])).toEqual([200]);
  });

  test("accounts that there are not are counted like those that there are", async () => {
    const { email: waiting } = await register(server);
    for (const email of [newEmail(), waiting]) {
      const from = newAddress();
      expect(
        await statusesOf(
          server,
          times(6, () => ({ email, password: WRONG, from })),
        ),
      ).toEqual(FIVE_HEARD);
    }
  });

  test("a right one forgets those before", async () => {
    const email = await addAccount(server);
    const from = newAddress();
    const fourWrong = times(4, () => ({ email, password: WRONG, from }));
    const right = { email, from };
    const statuses = await statusesOf(server, [...fourWrong, right, ...fourWrong, right]);
    expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 200]);
  });

  test("after the minute the right one logs in again", async () => {
    const email = await addAccount(server);
    const from = newAddress();
    await statusesOf(
      server,
      times(6, () => ({ email, password: WRONG, from })),
    );
    await server.database.orm.update(rateLimits).set({ expire: new Date(Date.now() - 1000) });
    expect(await statusesOf(server, [{ email, from }])).toEqual([200]);
  });

  test("those for other accounts, one by one and at once, keep nobody out at the same address", async () => {
    const [known, from] = [await addAccount(server), newAddress()];
    const one = () => ({ email: newEmail(), password: WRONG, from });
    expect(new Set(await statusesOf(server, times(22, one)))).toEqual(new Set([401]));
    await Promise.all(times(8, one).map((each) => tryToLogIn(server, each)));
    expect(await statusesOf(server, [{ email: known, from }])).toEqual([200]);
  });

  test("a class that logs in at once from one address is let in", async () => {
    const from = newAddress();
    const emails = await Promise.all(Array.from({ length: 25 }, () => addAccount(server)));
    const answers = await Promise.all(emails.map((email) => tryToLogIn(server, { email, from })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("wrong passwords inside count with those at the log-in on that device, and with no stranger's", async () => {
    const user = await server.addUser();
    const { email, cookie } = user;
    const from = newAddress();
    await statusesOf(
      server,
      times(6, () => ({ email, password: WRONG, from })),
    );
    await statusesOf(
      server,
      times(3, () => ({ email, password: WRONG, from, headers: { cookie } })),
    );
    const inside = () => user.call("deleteAccount", { password: WRONG });
    const heard = [(await inside()).status, (await inside()).status, (await inside()).status];
    expect(heard).toEqual([400, 400, 400]);
    const refused = await inside();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expect((await user.call("deleteAccount", { password: TEST_PASSWORD })).status).toBe(429);
    expect((await user.call("session")).status).toBe(200);
  });
});

test("two instances count together", async () => {
  const url = await buildPostgresUrl();
  const databases = [connectPostgres(url), connectPostgres(url)] as const;
  await databases[0].migrate();
  const one = await buildLimitedServerOn(databases[0]);
  const two = await buildLimitedServerOn(databases[1]);
  const email = await addAccount(one);
  const from = newAddress();
  const wrong = { email, password: WRONG, from };
  const statuses: number[] = [];
  for (const instance of [one, two, one, two, one, two, one]) {
    statuses.push((await tryToLogIn(instance, wrong)).status);
  }
  expect(statuses).toEqual([...FIVE_HEARD, 429]);
  expect((await tryToLogIn(two, { email, from })).status).toBe(429);
  await Promise.all([one.close(), two.close()]);
  await Promise.all(databases.map((database) => database.close()));
});
