import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  logOutThere,
  type Forgery,
  type OpenIdProvider,
  type ProviderPerson,
} from "../../../test/build-openid-provider.ts";
import {
  buildPerson,
  buildSignOnWorld,
  type Browser,
  type SignOnWorld,
} from "../../../test/build-sign-on.ts";
import { addGuardedSupervisor, codeOf } from "../../../test/build-supervisor.ts";
import { TEST_URL } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { authSessions } from "../../db/schema/auth-schema.ts";
import { NO_LIMITS } from "../../limits/stored-limits.ts";

let world: SignOnWorld;

beforeAll(async () => {
  const used = new Set<string>();
  const takeOnce = async (secret: string) => !used.has(secret) && used.add(secret).size > 0;
  world = await buildSignOnWorld({ limits: { ...NO_LIMITS, takeOnce } });
});
afterAll(() => world.close());

const signOut = async ({ cookie }: Browser) =>
  (await sendCall(world.server.app, "signOut", {}, { cookie })).body;
const isIn = async (browser: Browser) => (await world.ownerOf(browser)) !== null;
const tell = (logout_token: string, number = 1) =>
  world.open({ cookie: "" }, `/api/sign_on/${number}/log_out`, { logout_token });

/** Logs in, and out there alone: answers the browser, which is still in here, and the token that came. */
async function leaveThere(provider: OpenIdProvider, person: ProviderPerson) {
  const { browser } = await world.logInBy(provider, person);
  // Of a second browser: its session there is another one.
  const other = (await world.logInBy(provider, person)).browser;
  const { end_session_endpoint: page } = (await (
    await fetch(`${provider.settings.issuer}/.well-known/openid-configuration`)
  ).json()) as { end_session_endpoint: string };
  await logOutThere(page, browser.there);
  return { browser, other, token: provider.signOuts.at(-1) ?? "" };
}

describe("whoever logs out here", () => {
  test("is sent to be logged out at the provider, which takes what it is shown, and comes back", async () => {
    const { browser } = await world.logInBy(world.school, buildPerson());
    const { sign_out_url: url } = await signOut(browser);
    expect(await isIn(browser)).toBe(false);
    const { searchParams } = new URL(url);
    expect(searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
    expect(await logOutThere(url, browser.there)).toBe(`${TEST_URL}/`);
    expect(world.school.signOuts).toHaveLength(1);
  });

  test("everywhere is sent there, too", async () => {
    const { browser } = await world.logInBy(world.school, buildPerson());
    const { body } = await sendCall(
      world.server.app,
      "signOutEverywhere",
      {},
      { cookie: browser.cookie },
    );
    expect(body.sign_out_url).toContain(world.school.settings.issuer);
  });

  test("by a session that took the first one's place is sent there, too", async () => {
    const { email } = await world.server.addUser({ email: "changes@school.example" });
    const { browser } = await world.logInBy(world.school, buildPerson({ email }));
    const NEW = "new and never seen";
    const typed = { old_password: TEST_PASSWORD, new_password: NEW, confirm_password: NEW };
    const changed = await sendCall(world.server.app, "changePassword", typed, {
      cookie: browser.cookie,
    });
    const { sign_out_url: url } = await signOut({ cookie: cookiesOf(changed.headers) });
    expect(url).toContain("id_token_hint=");
  });

  test("and has come by a password is sent nowhere", async () => {
    expect(await signOut(await world.server.addUser())).toEqual({ success: true });
  });

  test("is shown to nobody by what is stored", async () => {
    await world.logInBy(world.school, buildPerson());
    const rows = await world.server.database.orm.select().from(authSessions);
    const sealed = rows.flatMap(({ sealedIdToken }) => sealedIdToken ?? []);
    expect(sealed.length).toBeGreaterThan(0);
    // Five parts: encrypted, and no ID token, which has three.
    expect(sealed.every((text) => text.split(".").length === 5)).toBe(true);
    expect(rows.every(({ providerSessionHash: hash }) => hash === null || hash.length === 64)).toBe(
      true,
    );
  });
});

describe("a provider that has logged somebody out", () => {
  test("ends that session here, and no other", async () => {
    const { browser, other, token } = await leaveThere(world.school, buildPerson());
    expect(await Promise.all([browser, other].map(isIn))).toEqual([true, true]);
    expect((await tell(token)).status).toBe(200);
    expect(await Promise.all([browser, other].map(isIn))).toEqual([false, true]);
  });

  test("ends all of theirs, where it names no session of its own", async () => {
    const { browser, other, token } = await leaveThere(world.school, buildPerson());
    const stranger = (await world.logInBy(world.school, buildPerson())).browser;
    const of = world.school.forge(token, { claims: { sid: undefined } });
    expect((await tell(of)).status).toBe(200);
    expect(await Promise.all([browser, other, stranger].map(isIn))).toEqual([false, false, true]);
  });

  test("ends that session where it names nobody", async () => {
    const { browser, other, token } = await leaveThere(world.school, buildPerson());
    expect((await tell(world.school.forge(token, { claims: { sub: undefined } }))).status).toBe(
      200,
    );
    expect(await Promise.all([browser, other].map(isIn))).toEqual([false, true]);
  });

  test("ends a session that asked for a code of ours first", async () => {
    const { email, secret } = await addGuardedSupervisor(world.server);
    const person = buildPerson({ email });
    const { browser } = await world.logInBy(world.school, person);
    await world.open(browser, "/api/sign_on/password", { password: TEST_PASSWORD });
    const code = { code: codeOf(secret) };
    const typed = await sendCall(world.server.app, "verifySecondFactor", code, {
      cookie: browser.cookie,
    });
    const session = { cookie: cookiesOf(typed.headers) };
    expect(await isIn(session)).toBe(true);
    const { token } = await leaveThere(world.school, person);
    await tell(world.school.forge(token, { claims: { sid: undefined } }));
    expect(await isIn(session)).toBe(false);
  });

  test("is heeded once", async () => {
    const { token } = await leaveThere(world.school, buildPerson());
    expect((await tell(token)).status).toBe(200);
    const again = await tell(token);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining("used already")]);
  });

  const LONG_AGO = Math.floor(Date.now() / 1000) - 3600;
  const EVENT = "http://schemas.openid.net/event/backchannel-logout";
  const REFUSED: readonly (readonly [string, Forgery])[] = [
    ["meant for another site", { claims: { aud: "another" } }],
    ["another issuer's", { claims: { iss: "https://login.evil.example" } }],
    ["signed by no key of the provider's", { hasOwnKey: true }],
    ["not signed", { alg: "none" }],
    ["of a log-in (nonce)", { claims: { nonce: "n" } }],
    ["without its event", { claims: { events: undefined } }],
    ["of another event", { claims: { events: { [`${EVENT}s`]: {} } } }],
    ["of an event that says nothing", { claims: { events: { [EVENT]: null } } }],
    ["without an id", { claims: { jti: undefined } }],
    ["without a date", { claims: { iat: undefined } }],
    ["of an hour ago", { claims: { iat: LONG_AGO } }],
    ["run out", { claims: { exp: LONG_AGO } }],
    ["of nobody", { claims: { sub: undefined, sid: undefined } }],
  ];

  test.each(REFUSED)("is not believed where the token is %s", async (_what, forgery) => {
    const { browser, token } = await leaveThere(world.school, buildPerson());
    const { status, text } = await tell(world.school.forge(token, forgery));
    expect([status, JSON.parse(text).code]).toEqual([400, "sign_out_refused"]);
    expect(await isIn(browser)).toBe(true);
  });

  test("is not believed of another provider's people", async () => {
    const { browser, token } = await leaveThere(world.school, buildPerson());
    // By its own signature, and in the first one's name: at either address.
    const own = (await leaveThere(world.other, buildPerson())).token;
    const inItsName = { iss: world.school.settings.issuer };
    for (const of of [
      token,
      world.other.forge(token, {}),
      world.other.forge(own, { claims: inItsName }),
    ])
      expect((await tell(of, 2)).status).toBe(400);
    expect((await tell(world.other.forge(token, {}), 1)).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });

  test.each([["not a token"], [""]])("is not believed by %j", async (token) => {
    expect((await tell(token)).status).toBe(400);
  });

  test("has no address here where it is not set", async () => {
    expect((await tell("anything", 3)).status).toBe(404);
  });
});
