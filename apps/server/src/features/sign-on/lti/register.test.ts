import { afterAll, beforeAll, expect, test } from "vitest";
import { LTI } from "../../../../test/build-lti-platform.ts";
import { buildLtiWorld, buildMember, type LtiWorld } from "../../../../test/build-lti.ts";
import { NO_LIMITS } from "../../../limits/stored-limits.ts";

let world: LtiWorld;
let aheadMs = 0;

beforeAll(async () => {
  const used = new Set<string>();
  const takeOnce = async (secret: string) => !used.has(secret) && used.add(secret).size > 0;
  const now = () => new Date(Date.now() + aheadMs);
  world = await buildLtiWorld({ limits: { ...NO_LIMITS, takeOnce }, now });
});
afterAll(() => world.close());

const invite = () =>
  world.desk.invite({
    name: "Moodle",
    trustsRoles: true,
    domains: ["school.example"],
    frameOrigins: [],
  });

const ask = (invitation: string, changes: Record<string, string> = {}) => ({
  invitation,
  openid_configuration: `${world.platform.settings.issuer}/configuration`,
  registration_token: "let it in",
  ...changes,
});

const register = (form: Record<string, string>) =>
  world.open({ cookie: "" }, "/api/lti/register", form);

test("a platform that was invited registers itself, once, and may launch then", async () => {
  const form = ask(invite());
  const query = new URLSearchParams(form).toString();
  const page = await world.open({ cookie: "" }, `/api/lti/register?${query}`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("<button>Register")]);
  expect(world.platform.registrations).toEqual([]);
  const done = await register(form);
  expect([done.status, done.text]).toEqual([200, expect.stringContaining("Moodle is registered")]);
  expect(world.platform.registrations).toMatchObject([
    {
      initiate_login_uri: "https://learn.example.org/api/lti/log_in",
      redirect_uris: ["https://learn.example.org/api/lti/launch"],
      token_endpoint_auth_method: "private_key_jwt",
    },
  ]);
  expect(await register(form)).toMatchObject({ status: 403 });

  const { issuer } = world.platform.settings;
  const [made] = await world.server.stores.ltiPlatforms.findBy(issuer, "client-1");
  expect(made).toMatchObject({ name: "Moodle", deploymentIds: ["7"], trustsRoles: true });
  if (made === undefined) throw new Error("nothing was registered");
  const itself = { ...world.platform, settings: made };
  const claims = { aud: "client-1", [`${LTI}/deployment_id`]: "7" };
  expect((await world.launch(itself, buildMember(), { claims })).status).toBe(303);
});

test.each([
  ["no invitation", () => ask("")],
  ["one that somebody made up", () => ask(`${invite().split(".")[0] ?? ""}.AAAA`)],
  ["a token that the platform does not take", () => ask(invite(), { registration_token: "x" })],
  ["no description of the platform", () => ask(invite(), { openid_configuration: "ftp://x/" })],
  [
    "a description by another host",
    () =>
      ask(invite(), {
        openid_configuration: `${world.platform.settings.issuer.replace("127.0.0.1", "localhost")}/configuration`,
      }),
  ],
])("with %s nothing is registered", async (_what, form) => {
  const before = await world.server.stores.ltiPlatforms.list();
  expect(await register(form())).toMatchObject({ status: 403 });
  expect(await world.server.stores.ltiPlatforms.list()).toEqual(before);
});

test("an invitation runs out after a week", async () => {
  const form = ask(invite());
  aheadMs = 8 * 86_400_000;
  expect(await register(form)).toMatchObject({ status: 403 });
  aheadMs = 0;
});
