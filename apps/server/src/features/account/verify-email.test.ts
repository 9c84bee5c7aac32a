import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildClock } from "../../../test/build-clock.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  askForReset,
  buildRegistration,
  logIn,
  readMailTo,
  register,
  tokenIn,
  verify,
} from "../../../test/build-registration.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { findInDatabase } from "../../../test/read-database.ts";
import { AppError } from "../../errors/app-error.ts";
import { NO_LIMITS } from "../../limits/stored-limits.ts";

describe.each(PRODUCTION_DATABASE)("verification links on %s", (kind) => {
  let server: TestServer;
  const clock = buildClock();
  beforeAll(async () => {
    server = await buildTestServer(kind, { hasPayment: false, now: clock.now });
  });
  afterAll(() => server.close());

  /** Where a person's browser is sent. */
  async function arrive(token: string): Promise<unknown> {
    const headers = { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
    const answer = await sendCall(
      server.app,
      "verifyEmail",
      { confirmation_token: token },
      headers,
    );
    expect(answer.status).toBe(303);
    return answer.headers["location"];
  }

  test("a scanner that opens it first verifies, and the person is told that it is done", async () => {
    const { email, token } = await register(server);
    expect((await verify(server, token)).body).toEqual({ success: true, already_verified: false });
    expect(await arrive(token)).toBe("/?email=already_verified");
    expect((await verify(server, token)).body).toEqual({ success: true, already_verified: true });
    expect((await logIn(server, email, TEST_PASSWORD)).status).toBe(200);
  });

  test("a person's first click leads back to the app", async () => {
    const { token } = await register(server);
    expect(await arrive(token)).toBe("/?email=verified");
  });

  test.each(["no such token", "x", "'; drop table users; --"])("%j is no link", async (token) => {
    expect(await verify(server, token)).toMatchObject({
      status: 400,
      body: { code: "verification_link_invalid" },
    });
    expect(await arrive(token)).toBe("/?email=invalid");
  });

  test.each(["", "x".repeat(501)])(
    "a browser with a broken link is shown no JSON",
    async (token) => {
      expect((await verify(server, token)).status).toBe(400);
      expect(await arrive(token)).toBe("/?email=invalid");
    },
  );

  test("a browser that comes when it is too much is told to come later", async () => {
    const tooMany = new AppError(429, "too_many_requests", "Too many.", { retryAfter: 60 });
    const limits = { ...NO_LIMITS, take: () => Promise.reject(tooMany) };
    const busy = await buildServerOn(server.database, { limits });
    const { token } = await register(server);
    const headers = { accept: "text/html" };
    const query = { confirmation_token: token };
    const answer = await sendCall(busy.app, "verifyEmail", query, headers);
    expect([answer.status, answer.headers["location"]]).toEqual([303, "/?email=later"]);
    await busy.close();
    expect(await arrive(token)).toBe("/?email=verified");
  });

  test("it works for 24 hours and no longer", async () => {
    const [early, late] = [await register(server), await register(server)];
    clock.advance({ hours: 23, minutes: 59 });
    expect((await verify(server, early.token)).status).toBe(200);
    clock.advance({ minutes: 2 });
    expect((await verify(server, late.token)).body.code).toBe("verification_link_invalid");
    expect(await arrive(late.token)).toBe("/?email=invalid");
    expect((await logIn(server, late.email, TEST_PASSWORD)).status).toBe(403);
    expect((await verify(server, early.token)).body.already_verified).toBe(true);
  });

  test("of several registrations for an address, the newest decides, whichever link is clicked first", async () => {
    const first = await register(server, { password: "the first password" });
    const { email } = first;
    const second = await register(server, { email, password: "the second password" });
    expect(await verify(server, first.token)).toMatchObject({
      status: 400,
      body: { code: "verification_link_superseded" },
    });
    expect(await arrive(first.token)).toBe("/?email=superseded");
    expect((await logIn(server, email, first.password)).status).toBe(401);
    expect((await verify(server, second.token)).body.already_verified).toBe(false);
    expect((await verify(server, first.token)).body.already_verified).toBe(true);
    expect((await logIn(server, email, second.password)).status).toBe(200);
    expect((await logIn(server, email, first.password)).status).toBe(401);
  });

  test("twenty clicks at once make one account", async () => {
    const { email, token } = await register(server);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => verify(server, token)));
    expect(clicks.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(clicks.filter(({ body }) => body.already_verified === false)).toHaveLength(1);
    expect((await logIn(server, email, TEST_PASSWORD)).status).toBe(200);
  });

  test("clicks on several links for one address at once make one account", async () => {
    const first = await register(server);
    const { email } = first;
    const links = [first, await register(server, { email }), await register(server, { email })];
    const clicks = await Promise.all(
      Array.from({ length: 21 }, (_, index) => verify(server, links[index % 3]?.token ?? "")),
    );
    // An older link says that it is superseded, or once the newest was clicked, that all is done.
    for (const { status, body } of clicks) {
      const said = body.code ?? "verified";
      expect({ status, said }).toEqual(
        status === 200
          ? { status, said: "verified" }
          : { status: 400, said: "verification_link_superseded" },
      );
    }
    expect(clicks.filter(({ body }) => body.already_verified === false)).toHaveLength(1);
  });

  test("registrations of one address at once leave one link that works", async () => {
    const payload = buildRegistration();
    // Four who differ: one and the same sent four times is one.
    const sends = ["a", "b", "c", "d"].map((last_name) =>
      sendCall(server.app, "registerUser", { ...payload, last_name }, {}),
    );
    await Promise.all(sends);
    const mails = await readMailTo(server, payload.email);
    const tokens = mails.map((mail) => tokenIn([mail], "confirmation_token"));
    const clicks: unknown[] = [];
    for (const token of tokens) clicks.push((await verify(server, token)).body.already_verified);
    expect(tokens).toHaveLength(4);
    expect(clicks.filter((already) => already === false)).toHaveLength(1);
  });

  test.each([".", ">", ")", "”,", "=", " \r\n", "\u200B"])(
    "a link to which %j was appended works",
    async (appended) => {
      const { token } = await register(server);
      expect(await arrive(`${token}${appended}`)).toBe("/?email=verified");
    },
  );

  test("the links of a deleted account are dead, and its address is free again", async () => {
    const unused = await register(server);
    const { email } = unused;
    const used = await register(server, { email });
    await verify(server, used.token);
    const reset = await askForReset(server, email);
    const { headers } = await logIn(server, email, TEST_PASSWORD);
    const cookie = cookiesOf(headers);
    await sendCall(server.app, "deleteAccount", { password: TEST_PASSWORD }, { cookie });
    for (const { token } of [used, unused]) {
      expect((await verify(server, token)).body.code).toBe("verification_link_invalid");
    }
    const payload = { token: reset, new_password: "another long password" };
    const answer = await sendCall(server.app, "resetPassword", payload, {});
    expect(answer.body.code).toBe("reset_link_invalid");
    expect(await findInDatabase(server.database, email)).toEqual(["mails.recipient"]);
    const again = await register(server, { email, password: "a newer password" });
    expect((await verify(server, again.token)).body.already_verified).toBe(false);
    expect((await logIn(server, email, "a newer password")).status).toBe(200);
  });
});
