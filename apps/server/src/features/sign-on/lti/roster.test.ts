import { afterEach, beforeEach, expect, test } from "vitest";
import { MEMBERSHIP } from "../../../../test/build-lti-platform.ts";
import { buildLtiWorld, buildMember, type LtiWorld } from "../../../../test/build-lti.ts";

let world: LtiWorld;
let aheadMs = 0;

beforeEach(async () => {
  aheadMs = 0;
  world = await buildLtiWorld({ now: () => new Date(Date.now() + aheadMs), report: () => {} });
});
afterEach(() => world.close());

const talk = () => world.server.runJob("talk_to_platforms");

async function userTypeOf(email: string | undefined) {
  const account = await world.server.stores.accounts.findByEmail(email ?? "");
  return account && (await world.server.stores.accounts.find(account.id))?.userType;
}

test("a teacher sees a course of 500, page by page, and who has come", async () => {
  const [teacher, learner] = [buildMember("Instructor"), buildMember()];
  const others = Array.from({ length: 498 }, () => buildMember());
  world.platform.roster.push(teacher, learner, ...others);
  await world.launch(world.platform, learner);
  const come = await world.launch(world.platform, teacher);
  await talk();
  expect(world.platform.pages).toBe(5);
  const { text } = await world.open(come.browser, come.location);
  expect(text).toContain("1 of 499 learners have come");
  expect(text.match(/<tr>/gu)).toHaveLength(500);
  await talk();
  expect(world.platform.pages).toBe(5);
  const again = await world.open(come.browser, `${come.location}/roster`, {});
  expect(again.status).toBe(303);
  await talk();
  expect(world.platform.pages).toBe(10);
});

test("whoever is no longer in the course leaves its group, and no longer teaches it", async () => {
  const [stays, leaves, learner] = [
    buildMember("Instructor"),
    buildMember("Instructor"),
    buildMember(),
  ];
  world.platform.roster.push(stays, buildMember());
  await world.launch(world.platform, learner);
  await world.launch(world.platform, leaves);
  await world.launch(world.platform, stays);
  expect(await userTypeOf(leaves.email)).toBe("supervisor");
  await talk();
  expect(await userTypeOf(leaves.email)).toBe("learner");
  expect(await userTypeOf(stays.email)).toBe("supervisor");
  const account = await world.server.stores.accounts.findByEmail(learner.email ?? "");
  expect(await world.server.stores.groups.findNameOf(account?.id ?? "")).toBeNull();
});

test("a learner whom the list calls a teacher becomes one", async () => {
  const [teacher, promoted] = [buildMember("Instructor"), buildMember()];
  await world.launch(world.platform, promoted);
  await world.launch(world.platform, teacher);
  world.platform.roster.push(teacher, { ...promoted, roles: [`${MEMBERSHIP}Instructor`] });
  await talk();
  expect(await userTypeOf(promoted.email)).toBe("supervisor");
});

test("a list that cannot be read, or is empty, takes nobody out, and is said", async () => {
  const teacher = buildMember("Instructor");
  const come = await world.launch(world.platform, teacher);
  world.platform.trouble = { status: 500 };
  await talk();
  expect((await world.open(come.browser, come.location)).text).toContain(
    "the platform answered 500",
  );
  world.platform.trouble = null;
  aheadMs = 3_600_000;
  await talk();
  expect((await world.open(come.browser, come.location)).text).toContain(
    "the list of the course is empty",
  );
  expect(await userTypeOf(teacher.email)).toBe("supervisor");
});
