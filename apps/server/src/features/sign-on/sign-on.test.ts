import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Forgery } from "../../../test/build-openid-provider.ts";
import { buildPerson, buildSignOnWorld, type SignOnWorld } from "../../../test/build-sign-on.ts";
import { buildTestServer } from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";

let world: SignOnWorld;

beforeAll(async () => {
  world = await buildSignOnWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.school.forgery = null;
});

function refusalOf({ status, text }: { readonly status: number; readonly text: string }) {
  const { code, error } = JSON.parse(text) as { code: string; error: string };
  return { status, code, error };
}

describe("a log-in by a provider", () => {
  test("makes an account, which is asked for terms and age", async () => {
    const person = buildPerson();
    const { status, location, browser } = await world.logInBy(world.school, person);
    expect([status, location]).toEqual([303, "/"]);
    const session = await sendCall(world.server.app, "session", {}, { cookie: browser.cookie });
    expect([session.status, session.body.code]).toEqual([403, "consent_needed"]);
    expect(await world.ownerOf(browser)).toMatchObject({
      email: person["email"],
      first_name: "Hypatia",
      last_name: "Alexandrina",
    });
  });

  test("gets into the same account the second time, whatever the address is by then", async () => {
    const { school } = world;
    const person = buildPerson();
    const first = await world.logInBy(school, person);
    const again = await world.logInBy(school, { ...person, email: "another@school.example" });
    expect(await world.ownerOf(again.browser)).toEqual(await world.ownerOf(first.browser));
  });

  test("is checked by the provider's keys of the moment, also right after they changed", async () => {
    const person = buildPerson();
    await world.logInBy(world.school, person);
    world.school.rotateKeys();
    expect((await world.logInBy(world.school, person)).status).toBe(303);
  });

  test("of two at once makes one account", async () => {
    const { school } = world;
    const person = buildPerson();
    const browsers = [{ cookie: "" }, { cookie: "" }];
    const backs: string[] = [];
    for (const browser of browsers) backs.push(await world.goThere(browser, school, person));
    const answers = await Promise.all(
      browsers.map((browser, index) => world.open(browser, backs[index] ?? "")),
    );
    // Whoever comes second either gets in or is told to try again.
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true);
    const again = await world.logInBy(school, person);
    expect(await world.ownerOf(again.browser)).toMatchObject({ email: person["email"] });
  });

  test.each([
    [
      { given_name: undefined, family_name: undefined, name: "Sor Juana Inés" },
      "Sor",
      "Juana Inés",
    ],
    [{ given_name: "Win http://evil.example now", family_name: undefined }, "New", "Learner"],
    [{ given_name: ["a", "list"], family_name: 7 }, "New", "Learner"],
  ])("of %j is named as people are", async (names, first_name, last_name) => {
    const { browser } = await world.logInBy(world.school, buildPerson(names));
    expect(await world.ownerOf(browser)).toMatchObject({ first_name, last_name });
  });

  test("without an address is refused, with what to do", async () => {
    const answer = await world.logInBy(world.school, buildPerson({ email: undefined }));
    expect(refusalOf(answer)).toMatchObject({ status: 403, code: "sign_on_without_address" });
  });
});

const HOUR_AGO = Math.floor(Date.now() / 1000) - 3600;
const REFUSED: readonly (readonly [string, Forgery, string])[] = [
  ["expired", { claims: { exp: HOUR_AGO } }, "has run out"],
  ["for another site", { claims: { aud: "another" } }, "for another site"],
  ["of another log-in", { claims: { nonce: "another" } }, "belongs to another log-in"],
  ["of another issuer", { claims: { iss: "https://evil.example" } }, "another provider's"],
  ["without a signature", { alg: "none" }, "signature is not right"],
  ["signed by somebody else", { hasOwnKey: true }, "signature is not right"],
];

test.each(REFUSED)("an ID token %s lets nobody in, and says why", async (_what, forgery, words) => {
  world.school.forgery = forgery;
  const answer = await world.logInBy(world.school, buildPerson());
  expect(refusalOf(answer)).toMatchObject({ status: 403, code: "sign_on_refused" });
  expect(refusalOf(answer).error).toContain(words);
  expect(await world.ownerOf(answer.browser)).toBeNull();
});

describe("an answer", () => {
  test("works once", async () => {
    const browser = { cookie: "" };
    const back = await world.goThere(browser, world.school, buildPerson());
    const { cookie } = browser;
    expect((await world.open(browser, back)).status).toBe(303);
    const replayed = refusalOf(await world.open({ cookie }, back));
    expect(replayed).toMatchObject({ status: 403, code: "sign_on_refused" });
    expect(replayed.error).toContain("was used already");
    expect(refusalOf(await world.open(browser, back)).code).toBe("sign_on_over");
  });

  test("works in no other browser", async () => {
    const back = await world.goThere({ cookie: "" }, world.school, buildPerson());
    const stranger = { cookie: "" };
    await world.goThere(stranger, world.school, buildPerson());
    const answer = await world.open(stranger, back);
    expect(refusalOf(answer).error).toContain("belongs to another log-in");
    expect(refusalOf(await world.open({ cookie: "" }, back)).code).toBe("sign_on_over");
  });

  test("of one provider is not taken for another's", async () => {
    const browser = { cookie: "" };
    const back = await world.goThere(browser, world.school, buildPerson());
    const { cookie } = browser;
    const elsewhere = await world.open({ cookie }, back.replace("/1/", "/2/"));
    expect(refusalOf(elsewhere).code).toBe("sign_on_over");
    const mixed = new URL(back, "http://localhost");
    mixed.searchParams.set("iss", world.other.settings.issuer);
    const answer = await world.open({ cookie }, mixed.pathname + mixed.search);
    expect(refusalOf(answer).error).toContain("another provider's");
  });

  test("that says no is told in words, on a page", async () => {
    const browser = { cookie: "" };
    const back = await world.goThere(browser, world.school, buildPerson());
    const query = new URL(back, "http://localhost").searchParams;
    query.delete("code");
    query.set("error", "access_denied");
    const headers = { cookie: browser.cookie, accept: "text/html" };
    const url = `/api/sign_on/1/return?${query.toString()}`;
    const answer = await world.server.app.inject({ url, headers });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      403,
      "text/html; charset=utf-8",
    ]);
    expect(answer.body).toContain("You were not let in there");
  });
});

test("a provider that is away is said to be, and is asked again later", async () => {
  const away = await buildSignOnWorld();
  await away.school.close();
  const answer = refusalOf(await away.open({ cookie: "" }, "/api/sign_on/1"));
  expect(answer).toMatchObject({ status: 503, code: "sign_on_unreachable" });
  await away.close();
});

test("without a provider there is no such address, and no word of one", async () => {
  const bare = await buildTestServer("postgres");
  const urls = ["/api/sign_on/1", "/api/sign_on/1/return", "/api/sign_on/code"];
  for (const url of urls) expect((await bare.app.inject(url)).statusCode).toBe(404);
  expect((await bare.app.inject("/api/price")).json()).toEqual({ price: "US$29.00" });
  await bare.close();
});
