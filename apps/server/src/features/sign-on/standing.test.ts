import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/auth-schema.ts";
import { buildPerson, buildSignOnWorld, type SignOnWorld } from "../../../test/build-sign-on.ts";
import { sendCall } from "../../../test/send-call.ts";

let world: SignOnWorld;

beforeAll(async () => {
  world = await buildSignOnWorld(
    {},
    {
      membersHaveAccess: true,
      roleClaim: "roles",
      supervisorValues: ["teacher"],
      groupClaim: "groups",
    },
  );
});
afterAll(() => world.close());

async function personOf(email: unknown) {
  const { orm } = world.server.database;
  const [found] = await orm
    .select()
    .from(users)
    .where(eq(users.email, String(email)));
  if (found === undefined) throw new Error("nobody has this address");
  return found;
}

async function groupsOf(cookie: string): Promise<unknown[]> {
  const { body } = await sendCall(world.server.app, "groups", {}, { cookie });
  return body.groups.map(({ group_name }: { group_name: string }) => group_name);
}

describe("a role", () => {
  test("makes a supervisor who sees their own groups, and no more", async () => {
    const teacher = buildPerson({ roles: ["staff", "teacher"], groups: ["/7a", "7b"] });
    const { browser } = await world.logInBy(world.school, teacher);
    expect(await personOf(teacher["email"])).toMatchObject({
      userType: "supervisor",
      seesAllStudents: false,
    });
    expect(await groupsOf(browser.cookie)).toEqual(["7a", "7b"]);
  });

  test.each([["teachers"], [["Teacher"]], [{ teacher: true }], [undefined], [null]])(
    "of %j makes nobody a supervisor",
    async (roles) => {
      const person = buildPerson({ roles });
      await world.logInBy(world.school, person);
      expect(await personOf(person["email"])).toMatchObject({ userType: "learner" });
    },
  );

  test("that is gone makes a learner again, and ends what was open", async () => {
    const teacher = buildPerson({ roles: "teacher", groups: ["8a"] });
    const first = await world.logInBy(world.school, teacher);
    await world.logInBy(world.school, { ...teacher, roles: [] });
    expect(await personOf(teacher["email"])).toMatchObject({ userType: "learner" });
    expect(await world.ownerOf(first.browser)).toBeNull();
  });

  test("does not make learners of those who see all students", async () => {
    const email = "head@school.example";
    const account = { email, userType: "supervisor", seesAllStudents: true } as const;
    await world.server.addUser(account);
    await world.logInBy(world.school, buildPerson({ email, roles: [] }));
    expect(await personOf(email)).toMatchObject({ userType: "supervisor" });
  });

  test("counts at the provider alone of whom it is asked", async () => {
    const person = buildPerson({ roles: ["teacher"] });
    await world.logInBy(world.other, person);
    expect(await personOf(person["email"])).toMatchObject({ userType: "learner" });
  });
});

describe("a group", () => {
  const nameOf = async (email: unknown) =>
    world.server.stores.groups.findNameOf((await personOf(email)).id);

  test("is followed by a learner from log-in to log-in", async () => {
    const learner = buildPerson({ groups: ["9a", "chess"] });
    await world.logInBy(world.school, learner);
    expect(await nameOf(learner["email"])).toBe("9a");
    await world.logInBy(world.school, { ...learner, groups: ["9b"] });
    expect(await nameOf(learner["email"])).toBe("9b");
    await world.logInBy(world.school, { ...learner, groups: [] });
    expect(await nameOf(learner["email"])).toBeNull();
  });

  test("is no other one of the same name, which a supervisor made", async () => {
    const { groups } = world.server.stores;
    const teacher = buildPerson({ roles: "teacher", groups: [] });
    await world.logInBy(world.school, teacher);
    const own = { id: crypto.randomUUID(), name: "10a", joinCode: "ABCDEFGH" };
    await groups.create(own, (await personOf(teacher["email"])).id);
    const learner = buildPerson({ groups: ["10a"] });
    await world.logInBy(world.school, learner);
    expect((await groups.find(own.id))?.students).toBe(0);
    const again = await world.logInBy(world.school, teacher);
    expect(await groupsOf(again.browser.cookie)).toEqual(["10a"]);
  });

  test("that a supervisor no longer has is no longer theirs to see", async () => {
    const teacher = buildPerson({ roles: "teacher", groups: ["11a", "11b"] });
    await world.logInBy(world.school, teacher);
    const { browser } = await world.logInBy(world.school, { ...teacher, groups: ["11b"] });
    expect(await groupsOf(browser.cookie)).toEqual(["11b"]);
  });
});

describe("access without a payment", () => {
  test.each([
    ["the provider's own people", {}, true],
    [
      "those of whom the provider does not say whether the address is theirs",
      { email_verified: undefined },
      true,
    ],
    ["nobody from elsewhere", { email: "guest@elsewhere.example" }, false],
  ])("is for %s", async (_who, changes, hasAccess) => {
    const person = buildPerson(changes);
    await world.logInBy(world.school, person);
    expect((await personOf(person["email"])).hasAccess).toBe(hasAccess);
  });

  test("is not for those of a provider that is trusted for no host", async () => {
    const person = buildPerson();
    await world.logInBy(world.other, person);
    expect((await personOf(person["email"])).hasAccess).toBe(false);
  });
});

test("what is downloaded of an account names the provider", async () => {
  const person = buildPerson();
  await world.logInBy(world.school, person);
  const { id } = await personOf(person["email"]);
  expect(await world.server.stores.ownData.export(id)).toMatchObject({
    sign_ons: [{ provider: world.school.settings.issuer, subject: person.sub }],
  });
});
