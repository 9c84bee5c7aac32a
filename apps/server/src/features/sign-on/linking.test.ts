import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderPerson } from "../../../test/build-openid-provider.ts";
import { buildPerson, buildSignOnWorld, type SignOnWorld } from "../../../test/build-sign-on.ts";
import { addGuardedSupervisor } from "../../../test/build-supervisor.ts";
import { NO_LIMITS } from "../../limits/stored-limits.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";

let world: SignOnWorld;

beforeAll(async () => {
  const used = new Set<string>();
  const takeOnce = async (secret: string) => !used.has(secret) && used.add(secret).size > 0;
  world = await buildSignOnWorld({ limits: { ...NO_LIMITS, takeOnce } });
});
afterAll(() => world.close());

/** The newest mail to an address, once it is sent. */
async function mailTo(address: unknown) {
  await world.server.runJob("deliver_mail");
  return world.server.mails.findLast(({ to }) => to === address);
}

async function codeMailedTo(address: unknown): Promise<string> {
  const [, code = ""] = /^([A-Z2-9]{10})$/mu.exec((await mailTo(address))?.text ?? "") ?? [];
  return code;
}

const ofTheirs = (email: string, changes: Partial<ProviderPerson> = {}) =>
  buildPerson({ email, ...changes });

describe("an account that is there", () => {
  test("is linked at once where the provider confirms its address, and is trusted for its host", async () => {
    const user = await world.server.addUser({ email: "sure@school.example" });
    const person = ofTheirs("Sure@School.example");
    const { location, browser } = await world.logInBy(world.school, person);
    expect(location).toBe("/");
    expect(await world.ownerOf(browser)).toMatchObject({ email: user.email });
    expect((await mailTo(user.email))?.subject).toBe("You can log in by School 1 now");
  });

  test("is linked by its password", async () => {
    const user = await world.server.addUser();
    const person = ofTheirs(user.email);
    const { status, text, browser } = await world.logInBy(world.school, person);
    expect([status, text]).toEqual([200, expect.stringContaining("Is this address yours?")]);
    expect(await world.ownerOf(browser)).toBeNull();
    const wrong = await world.open(browser, "/api/sign_on/password", { password: "wrong" });
    expect([wrong.status, wrong.text]).toEqual([403, expect.stringContaining("not the password")]);
    const right = await world.open(browser, "/api/sign_on/password", { password: TEST_PASSWORD });
    expect([right.status, right.location]).toEqual([303, "/"]);
    const again = await world.logInBy(world.school, person);
    expect(await world.ownerOf(again.browser)).toMatchObject({ email: user.email });
  });

  test("is linked by a code that is mailed to it, in the browser that began alone, once", async () => {
    const user = await world.server.addUser();
    const person = ofTheirs(user.email, { email_verified: undefined });
    const { browser } = await world.logInBy(world.other, person);
    await world.open(browser, "/api/sign_on/code", {});
    const code = await codeMailedTo(user.email);
    const stranger = await world.open({ cookie: "" }, "/api/sign_on/confirm", { code });
    expect(stranger.status).toBe(403);
    const { browser: another } = await world.logInBy(world.other, ofTheirs(user.email));
    expect((await world.open(another, "/api/sign_on/confirm", { code })).text).toContain(
      "is wrong",
    );
    const { cookie } = browser;
    const typed = `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`;
    const right = await world.open(browser, "/api/sign_on/confirm", { code: typed });
    expect([right.status, right.location]).toEqual([303, "/"]);
    expect(await world.ownerOf(browser)).toMatchObject({ email: user.email });
    const replayed = await world.open({ cookie }, "/api/sign_on/confirm", { code });
    expect([replayed.status, replayed.text]).toEqual([
      403,
      expect.stringContaining("used already"),
    ]);
  });

  test("with a second factor asks for its code, as after the password", async () => {
    const { email } = await addGuardedSupervisor(world.server);
    const person = ofTheirs(email);
    const linked = await world.logInBy(world.school, person);
    const typed = { password: TEST_PASSWORD };
    const asked = await world.open(linked.browser, "/api/sign_on/password", typed);
    expect([asked.status, asked.location]).toEqual([303, "/?second_factor=1"]);
    const again = await world.logInBy(world.school, person);
    expect([again.status, again.location]).toEqual([303, "/?second_factor=1"]);
    expect(await world.ownerOf(again.browser)).toBeNull();
  });
});

/** Kelvin's sign, which is a "k" in small letters; a Cyrillic "а"; one letter of two signs. */
const LOOK_ALIKES = [
  "\u212Aate@school.example",
  "k\u0430te@school.example",
  "kat\u00e9@school.example",
];

describe("nobody gets into somebody else's account", () => {
  test.each([
    ["a provider that says the address is not confirmed", "school", { email_verified: false }],
    ["a provider that says nothing of it", "school", { email_verified: undefined }],
    ['a provider that says "no" as a text', "school", { email_verified: "false" }],
    ["a provider that is not trusted for the host", "other", { email_verified: true }],
  ] as const)("by %s", async (_what, which, changes) => {
    const user = await world.server.addUser({ email: `kate-${Math.random()}@school.example` });
    const { status, browser } = await world.logInBy(world[which], ofTheirs(user.email, changes));
    expect(status).toBe(200);
    expect(await world.ownerOf(browser)).toBeNull();
  });

  test.each(LOOK_ALIKES)("by an address that looks alike: %s", async (email) => {
    const kate = await world.server.addUser({ email: "kate@school.example" });
    const { browser } = await world.logInBy(world.school, ofTheirs(email));
    const owner = await world.ownerOf(browser);
    expect(owner?.["email"]).not.toBe(kate.email);
  });

  test("by another provider that knows somebody by the same name", async () => {
    const person = buildPerson();
    await world.logInBy(world.school, person);
    const { status, browser } = await world.logInBy(world.other, person);
    expect(status).toBe(200);
    expect(await world.ownerOf(browser)).toBeNull();
  });

  test("by an account that was made for their address before they came", async () => {
    const email = `early-${Math.random()}@school.example`;
    const { status, browser } = await world.logInBy(
      world.other,
      ofTheirs(email, { email_verified: false }),
    );
    expect(status).toBe(200);
    expect(await world.ownerOf(browser)).toBeNull();
    expect(await world.server.stores.accounts.findByEmail(email)).toBeNull();
  });
});

test("the page is the same whether or not the address has an account", async () => {
  const user = await world.server.addUser();
  const unconfirmed = { email_verified: false };
  const known = await world.logInBy(world.other, ofTheirs(user.email, unconfirmed));
  const free = await world.logInBy(world.other, ofTheirs("free@example.org", unconfirmed));
  expect(known.text.replaceAll(user.email, "free@example.org")).toBe(free.text);
  const form = { password: "wrong" };
  const [one, two] = [
    await world.open(known.browser, "/api/sign_on/password", form),
    await world.open(free.browser, "/api/sign_on/password", form),
  ];
  expect(one.text.replaceAll(user.email, "free@example.org")).toBe(two.text);
});

test("an address that is confirmed by the code gets an account", async () => {
  const person = buildPerson({ email_verified: false });
  const { browser } = await world.logInBy(world.other, person);
  await world.open(browser, "/api/sign_on/code", {});
  const code = await codeMailedTo(person["email"]);
  expect((await world.open(browser, "/api/sign_on/confirm", { code })).status).toBe(303);
  expect(await world.ownerOf(browser)).toMatchObject({ email: person["email"] });
});

test("where nobody registers, addresses at trusted hosts alone get an account", async () => {
  const closed = await buildSignOnWorld({ registration: { who: "closed", domains: [] } });
  const own = await closed.logInBy(closed.school, buildPerson());
  expect([own.status, own.location]).toEqual([303, "/"]);
  const foreign = await closed.logInBy(closed.school, ofTheirs("a@elsewhere.example"));
  expect([foreign.status, foreign.text]).toEqual([
    403,
    expect.stringContaining("sign_on_not_admitted"),
  ]);
  await closed.close();
});
