import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPerson, buildSignOnWorld, type SignOnWorld } from "../../../test/build-sign-on.ts";
import { addSupervisor } from "../../../test/build-supervisor.ts";
import { sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";

let world: SignOnWorld;

beforeAll(async () => {
  const of = {
    roleClaim: "roles",
    supervisorValues: ["teacher"],
    secondFactorValues: ["mfa", "2"],
  };
  world = await buildSignOnWorld({ needsSecondFactor: true, hasPayment: false }, of);
});
afterAll(() => world.close());

/** What a supervisor's session opens after a log-in whose signed token has these claims. */
async function enter(claims: Record<string, unknown>, told: Record<string, unknown> = {}) {
  const { school } = world;
  school.forgery = { claims };
  const { browser } = await world.logInBy(school, buildPerson({ roles: ["teacher"], ...told }));
  const { body } = await sendCall(world.server.app, "session", {}, { cookie: browser.cookie });
  const account = await world.ownerOf(browser);
  return { code: body.code ?? "in", standing: account?.["second_factor"] };
}

test.each<[Record<string, unknown>, boolean]>([
  [{ amr: ["pwd", "mfa"] }, true],
  [{ acr: "2" }, true],
  [{ amr: "mfa" }, true],
  [{ amr: ["pwd"], acr: "1" }, false],
  [{ amr: ["MFA"] }, false],
  [{ amr: ["mfa2"] }, false],
  [{ amr: { mfa: true } }, false],
  [{ acr: 2 }, false],
  [{}, false],
])("a supervisor whose provider says %j needs no second factor of ours: %s", async (claims, is) => {
  const { code, standing } = await enter(claims);
  expect(code).toBe(is ? "in" : "second_factor_setup_needed");
  expect(standing).toEqual({
    offered: true,
    enabled: false,
    required: true,
    ...(is ? { elsewhere: true } : {}),
  });
});

test("what is told beside the signed token does not count", async () => {
  expect((await enter({}, { amr: ["mfa"], acr: "2" })).code).toBe("second_factor_setup_needed");
});

test("nothing counts where nothing is named", async () => {
  world.other.forgery = { claims: { amr: ["pwd", "mfa"] } };
  const { email } = await addSupervisor(world.server);
  const { browser } = await world.logInBy(world.other, buildPerson({ email }));
  await world.open(browser, "/api/sign_on/password", { password: TEST_PASSWORD });
  const { body } = await sendCall(world.server.app, "session", {}, { cookie: browser.cookie });
  expect(body.code).toBe("second_factor_setup_needed");
});
