import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LINKING, LTI } from "../../../../test/build-lti-platform.ts";
import { buildLtiWorld, buildMember, TARGET, type LtiWorld } from "../../../../test/build-lti.ts";
import { TEST_URL } from "../../../../test/build-test-server.ts";

const CHOOSE = `${TEST_URL}/api/lti/choose`;
const RETURN_URL = "https://moodle.example/mod/lti/contentitem_return.php";

let world: LtiWorld;
beforeAll(async () => {
  world = await buildLtiWorld();
});
afterAll(() => world.close());

const choosing = (settings: Record<string, unknown> = {}) => ({
  target: CHOOSE,
  claims: {
    [`${LTI}/message_type`]: "LtiDeepLinkingRequest",
    [`${LTI}/resource_link`]: undefined,
    [`${LINKING}/deep_linking_settings`]: {
      deep_link_return_url: RETURN_URL,
      accept_types: ["ltiResourceLink"],
      accept_presentation_document_targets: ["iframe"],
      data: "what the platform remembers it by",
      ...settings,
    },
  },
});

/** What a form of a page sends. */
function fieldOf(text: string, name: string): string {
  const [, value = ""] = new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(text) ?? [];
  return value;
}

/** As the platform checks what comes back. */
async function readResponse(token: string): Promise<Record<string, unknown>> {
  const keys = createLocalJWKSet((await world.desk.publishKeys()) as unknown as JSONWebKeySet);
  const { clientId: issuer, issuer: audience } = world.platform.settings;
  const { payload } = await jwtVerify(token, keys, { issuer, audience, requiredClaims: ["nonce"] });
  return payload;
}

describe("a teacher", () => {
  test("chooses a module and what counts, which goes back signed, once", async () => {
    const page = await world.launch(world.platform, buildMember("Instructor"), choosing());
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("It is done when")]);
    const form = { state: fieldOf(page.text, "state"), module: "4", goal: "module" };
    const chosen = await world.open({ cookie: "" }, "/api/lti/choose", form);
    expect(chosen.text).toContain(`action="${RETURN_URL}"`);
    const answer = await readResponse(fieldOf(chosen.text, "JWT"));
    expect(answer).toMatchObject({
      [`${LTI}/message_type`]: "LtiDeepLinkingResponse",
      [`${LTI}/version`]: "1.3.0",
      [`${LTI}/deployment_id`]: "1",
      [`${LINKING}/data`]: "what the platform remembers it by",
      [`${LINKING}/content_items`]: [
        {
          type: "ltiResourceLink",
          url: TARGET,
          custom: { elenchus_module: "4", elenchus_goal: "module" },
          lineItem: { scoreMaximum: 100 },
        },
      ],
    });
    const again = await world.open({ cookie: "" }, "/api/lti/choose", form);
    expect([again.status, JSON.parse(again.text)]).toMatchObject([403, { code: "launch_over" }]);
  });

  test("gets what was chosen when a learner opens it", async () => {
    const custom = { elenchus_module: "4", elenchus_goal: "check" };
    const claims = { [`${LTI}/custom`]: custom };
    const { browser, location } = await world.launch(world.platform, buildMember(), { claims });
    const { text } = await world.open(browser, location);
    expect(text).toContain("Pass the unaided check of module 4");
  });

  test("may do so in a frame of the platform alone, and nobody is logged in by it", async () => {
    const { browser, form } = await world.answerOf(
      world.platform,
      buildMember("Instructor"),
      choosing(),
    );
    const { location } = await world.open({ cookie: "" }, "/api/lti/launch", form);
    const { statusCode, headers } = await world.server.app.inject(location);
    expect([statusCode, headers["x-frame-options"]]).toEqual([200, undefined]);
    const { issuer } = world.platform.settings;
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${issuer};`);
    expect(await world.ownerOf(browser)).toBeNull();
    const enter = await world.open(browser, location.replace("/choose?", "/enter?"));
    expect(JSON.parse(enter.text)).toMatchObject({ code: "launch_over" });
  });

  test("without a gradebook gets a link without a mark", async () => {
    const changes = choosing({ accept_lineitem: false });
    const page = await world.launch(world.platform, buildMember("Instructor"), changes);
    const form = { state: fieldOf(page.text, "state"), module: "any", goal: "dialogue" };
    const chosen = await world.open(page.browser, "/api/lti/choose", form);
    const answer = await readResponse(fieldOf(chosen.text, "JWT"));
    const [item] = answer[`${LINKING}/content_items`] as Record<string, unknown>[];
    expect(item).not.toHaveProperty("lineItem");
  });
});

test.each([
  ["a learner", "Learner", {}, "do not teach"],
  ["a place that takes no links", "Instructor", { accept_types: ["file"] }, "takes no links"],
  ["a return to nowhere", "Instructor", { deep_link_return_url: "javascript:1" }, "does not say"],
] as const)("a choice by %s is refused", async (_what, role, settings, words) => {
  const answer = await world.launch(world.platform, buildMember(role), choosing(settings));
  expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(words)]);
});

test("a link of a course that leads to where links are chosen lets nobody in", async () => {
  const answer = await world.launch(world.platform, buildMember(), { target: CHOOSE });
  expect([answer.status, answer.text]).toEqual([
    403,
    expect.stringContaining("where links are chosen"),
  ]);
});
