import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LTI, MEMBERSHIP } from "../../../../test/build-lti-platform.ts";
import {
  buildLtiWorld,
  buildMember,
  TARGET,
  type LaunchChanges,
  type LtiWorld,
} from "../../../../test/build-lti.ts";
import { buildTestServer } from "../../../../test/build-test-server.ts";
import type { TestPlatform } from "../../../../test/build-lti-platform.ts";
import { TEST_PASSWORD } from "../../../../test/test-user.ts";
import { sendCall } from "../../../../test/send-call.ts";

let world: LtiWorld;
let other: TestPlatform;

beforeAll(async () => {
  world = await buildLtiWorld();
  other = await world.addPlatform({ name: "Other School", trustsRoles: false, domains: [] });
});
afterAll(() => world.close());

function refusalOf({ status, text }: { readonly status: number; readonly text: string }) {
  const { code, error } = JSON.parse(text) as { code: string; error: string };
  return { status, code, error };
}

describe("a launch", () => {
  test("makes an account, logs in and shows the task", async () => {
    const learner = buildMember();
    const come = await world.launch(world.platform, learner);
    expect([come.status, come.location]).toEqual([
      303,
      expect.stringMatching(/^\/api\/lti\/task\//),
    ]);
    const { text } = await world.open(come.browser, come.location);
    expect(text).toContain("Bring a dialogue in module 1");
    const session = await sendCall(
      world.server.app,
      "session",
      {},
      { cookie: come.browser.cookie },
    );
    expect([session.status, session.body.code]).toEqual([403, "consent_needed"]);
    expect(await world.ownerOf(come.browser)).toMatchObject({ email: learner.email });
  });

  test("gets into the same account the second time, whatever the address is by then", async () => {
    const learner = buildMember();
    const first = await world.launch(world.platform, learner);
    const again = await world.launch(world.platform, { ...learner, email: "x@school.example" });
    expect(await world.ownerOf(again.browser)).toEqual(await world.ownerOf(first.browser));
  });

  test("of one of two tabs does not disturb the other", async () => {
    const learner = buildMember();
    const browser = { cookie: "" };
    const first = await world.answerOf(world.platform, learner, { browser });
    await world.answerOf(world.platform, learner, { browser });
    const taken = await world.open(browser, "/api/lti/launch", first.form);
    expect((await world.open(browser, taken.location)).status).toBe(303);
  });

  test("by a platform that is away is told to come again", async () => {
    const away = await world.addPlatform();
    const { browser, form } = await world.answerOf(away, buildMember());
    await away.close();
    const answer = refusalOf(await world.open(browser, "/api/lti/launch", form));
    expect(answer).toMatchObject({ status: 503, code: "platform_unreachable" });
  });

  test("is sent by a page of the platform, whose origin is another", async () => {
    const { browser, form } = await world.answerOf(world.platform, buildMember());
    const answer = await world.server.app.inject({
      method: "POST",
      url: "/api/lti/launch",
      headers: {
        origin: world.platform.settings.issuer,
        cookie: browser.cookie,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.statusCode).toBe(303);
  });
});

const AGO = Math.floor(Date.now() / 1000) - 3600;
const TRIES: readonly (readonly [string, () => LaunchChanges, string])[] = [
  ["with an expired token", () => ({ claims: { exp: AGO } }), "has run out"],
  ["with another log-in's nonce", () => ({ claims: { nonce: "x" } }), "belongs to another log-in"],
  ["without a nonce", () => ({ claims: { nonce: undefined } }), "belongs to another log-in"],
  ["for another tool", () => ({ claims: { aud: "other" } }), "for another tool"],
  ["for several tools", () => ({ claims: { aud: ["elenchus", "b"] } }), "for another tool"],
  ["made out to another tool", () => ({ claims: { azp: "other" } }), "for another tool"],
  ["of another issuer", () => ({ claims: { iss: "https://evil.example" } }), "another platform's"],
  ["of a deployment unknown", () => ({ claims: { [`${LTI}/deployment_id`]: "9" } }), "deployment"],
  ["of another version", () => ({ claims: { [`${LTI}/version`]: "1.1" } }), "another version"],
  [
    "that asks for something else",
    () => ({ claims: { [`${LTI}/message_type`]: "LtiSubmissionReviewRequest" } }),
    "does not do",
  ],
  [
    "that leads elsewhere",
    () => ({ claims: { [`${LTI}/target_link_uri`]: "https://evil.example/" } }),
    "leads elsewhere",
  ],
  ["of no course", () => ({ claims: { [`${LTI}/context`]: undefined } }), "which link"],
  ["with no signature (alg none)", () => ({ isUnsigned: true }), "signature is not right"],
  ["signed by somebody else", () => ({ hasOwnKey: true }), "signature is not right"],
  [
    "with a role that was forged",
    () => ({ forged: { [`${LTI}/roles`]: [`${MEMBERSHIP}Instructor`] } }),
    "signature is not right",
  ],
  ["signed by another school's platform", () => ({ signer: other }), "signature is not right"],
];

test.each(TRIES)("a launch %s is refused, and says why", async (_what, changes, words) => {
  const answer = await world.launch(world.platform, buildMember(), changes());
  expect(refusalOf(answer)).toMatchObject({ status: 403, code: "launch_refused" });
  expect(refusalOf(answer).error).toContain(words);
  expect(await world.ownerOf(answer.browser)).toBeNull();
});

describe("a launch is refused", () => {
  test("the second time, before and after somebody got in", async () => {
    const { browser, form } = await world.answerOf(world.platform, buildMember());
    const taken = await world.open(browser, "/api/lti/launch", form);
    expect(refusalOf(await world.open(browser, "/api/lti/launch", form)).code).toBe("launch_over");
    expect((await world.open(browser, taken.location)).status).toBe(303);
    expect(refusalOf(await world.open(browser, taken.location)).code).toBe("launch_over");
    expect(refusalOf(await world.open(browser, "/api/lti/launch", form)).code).toBe("launch_over");
  });

  test("when it took longer than half an hour", async () => {
    const { browser, form } = await world.answerOf(world.platform, buildMember());
    const { orm } = world.server.database;
    await orm.execute(sql`update lti_launches set begun_at = now() - interval '31 minutes'`);
    expect(refusalOf(await world.open(browser, "/api/lti/launch", form)).code).toBe("launch_over");
  });

  test("when the same token comes with another state", async () => {
    const learner = buildMember();
    const first = await world.answerOf(world.platform, learner);
    const second = await world.answerOf(world.platform, learner);
    const form = { state: second.form.state, id_token: first.form.id_token };
    const answer = refusalOf(await world.open(second.browser, "/api/lti/launch", form));
    expect(answer.error).toContain("belongs to another log-in");
  });

  test("in another browser than it was begun in", async () => {
    const { browser, form } = await world.answerOf(world.platform, buildMember());
    const { location } = await world.open(browser, "/api/lti/launch", form);
    const victim = (await world.answerOf(world.platform, buildMember())).browser;
    for (const one of [victim, { cookie: "" }]) {
      expect(refusalOf(await world.open(one, location)).code).toBe("launch_over");
      expect(await world.ownerOf(one)).toBeNull();
    }
  });

  test.each([
    ["another address of ours", "https://learn.example.org/api/lti/keys"],
    ["another site", "https://evil.example/api/lti/launch"],
    ["a longer one", `${TARGET}/x`],
  ])("before it begins, when its link leads to %s", async (_what, target) => {
    await expect(world.answerOf(world.platform, buildMember(), { target })).rejects.toThrow(
      "launch_refused",
    );
  });

  test("when nobody registered the platform, or nobody can tell which school it is", async () => {
    const twin = { ...world.platform.settings, id: crypto.randomUUID(), clientId: "second" };
    await world.server.stores.ltiPlatforms.put(twin);
    const ask = (iss: string) =>
      world.open(
        { cookie: "" },
        `/api/lti/log_in?${new URLSearchParams({ iss, login_hint: "1", target_link_uri: TARGET }).toString()}`,
      );
    expect(refusalOf(await ask("https://evil.example")).error).toContain("not registered");
    expect(refusalOf(await ask(twin.issuer)).error).toContain("Several schools");
    await world.server.stores.ltiPlatforms.remove(twin.id);
  });
});

describe("nobody gets into somebody else's account", () => {
  test("by their address at a platform that is trusted for its host", async () => {
    const ada = await world.server.addUser({ email: "ada@school.example" });
    const { status, text, browser } = await world.launch(
      world.platform,
      buildMember("Learner", { email: ada.email }),
    );
    expect([status, text]).toEqual([200, expect.stringContaining("Is this address yours?")]);
    expect(await world.ownerOf(browser)).toBeNull();
  });

  test("by an address that the platform calls confirmed", async () => {
    const user = await world.server.addUser({ email: "grace@school.example" });
    const claims = { email_verified: true };
    const learner = buildMember("Learner", { email: user.email });
    const { status, browser } = await world.launch(world.platform, learner, { claims });
    expect(status).toBe(200);
    expect(await world.ownerOf(browser)).toBeNull();
  });

  test("by being the same person there at another school's platform", async () => {
    const learner = buildMember();
    await world.launch(world.platform, learner);
    const { status, browser } = await world.launch(other, learner);
    expect(status).toBe(200);
    expect(await world.ownerOf(browser)).toBeNull();
  });

  test("by an account that waits for the owner of an address", async () => {
    const email = "later@elsewhere.example";
    await world.launch(other, buildMember("Learner", { email }));
    expect(await world.server.stores.accounts.findByEmail(email)).toBeNull();
  });

  test("and who shows that it is theirs goes on with the launch", async () => {
    const user = await world.server.addUser();
    const learner = buildMember("Learner", { email: user.email });
    const { browser } = await world.launch(other, learner);
    const shown = await world.open(browser, "/api/sign_on/password", { password: TEST_PASSWORD });
    expect(shown.location).toMatch(/^\/api\/lti\/enter/);
    expect(await world.ownerOf(browser)).toBeNull();
    const come = await world.open(browser, shown.location);
    expect(come.location).toMatch(/^\/api\/lti\/task\//);
    expect(await world.ownerOf(browser)).toMatchObject({ email: user.email });
  });
});

test("a person whose address the platform keeps to itself is told what to do", async () => {
  const answer = await world.launch(world.platform, buildMember("Learner", { email: undefined }));
  expect(refusalOf(answer)).toMatchObject({ status: 403, code: "sign_on_without_address" });
});

test("our keys are published, and a replaced one stays for a while", async () => {
  const keys = async () => {
    const { keys: found } = (await world.server.app.inject("/api/lti/keys")).json() as {
      keys: Record<string, string>[];
    };
    return found;
  };
  const [before] = await keys();
  const kid = await world.desk.replaceKey();
  const after = await keys();
  expect(after.map((key) => key["kid"])).toEqual([kid, before?.["kid"]]);
  expect(after.every((key) => !("d" in key))).toBe(true);
});

test("without LTI there is no such address", async () => {
  const bare = await buildTestServer("postgres");
  const urls = ["log_in", "launch", "enter", "choose", "keys", "tasks", "courses"];
  for (const url of urls) expect((await bare.app.inject(`/api/lti/${url}`)).statusCode).toBe(404);
  expect((await bare.app.inject("/api/price")).json()).toEqual({ price: "US$29.00" });
  await bare.close();
});
