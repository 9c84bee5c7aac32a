import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  LTI,
  MEMBERSHIP,
  type PlatformPerson,
  type TestPlatform,
} from "../../../../test/build-lti-platform.ts";
import { buildLtiWorld, buildMember, type LtiWorld } from "../../../../test/build-lti.ts";
import { sendCall } from "../../../../test/send-call.ts";
import { users } from "../../../db/schema/auth-schema.ts";

let world: LtiWorld;
let distrusted: TestPlatform;

beforeAll(async () => {
  world = await buildLtiWorld({ membersHaveAccess: true });
  distrusted = await world.addPlatform({ name: "Other School", trustsRoles: false });
});
afterAll(() => world.close());

async function personOf({ email }: PlatformPerson) {
  const isIt = eq(users.email, String(email));
  const [found] = await world.server.database.orm.select().from(users).where(isIt);
  if (found === undefined) throw new Error("nobody has this address");
  return found;
}

async function groupsOf(cookie: string): Promise<unknown[]> {
  const { body } = await sendCall(world.server.app, "groups", {}, { cookie });
  return body.groups.map(({ group_name }: { group_name: string }) => group_name);
}

const inCourse = (id: string, roles?: readonly string[]) => ({
  claims: {
    [`${LTI}/context`]: { id, title: `Course ${id}` },
    ...(roles === undefined ? {} : { [`${LTI}/roles`]: roles }),
  },
});

test.each([
  ["a learner to their tasks", buildMember(), "/api/lti/tasks"],
  ["a teacher to their courses", buildMember("Instructor"), "/api/lti/courses"],
])("the app leads %s", async (_whom, person, page) => {
  const { browser } = await world.launch(world.platform, person, inCourse("1a"));
  const isTheirs = eq(users.id, (await personOf(person)).id);
  await world.server.database.orm.update(users).set({ awaitsConsent: false }).where(isTheirs);
  const { cookie } = browser;
  const { body } = await sendCall(world.server.app, "session", {}, { cookie });
  expect(body.course_page).toBe(page);
  expect((await world.open(browser, page)).text).toContain("Course 1a");
});

test.each(["learner", "supervisor"] as const)(
  "the app leads a %s nowhere who has nothing there",
  async (userType) => {
    const { cookie } = await world.server.addUser({ userType, seesAllStudents: false });
    const { status, body } = await sendCall(world.server.app, "session", {}, { cookie });
    expect([status, "course_page" in body]).toEqual([200, false]);
  },
);

describe("a role", () => {
  test.each([
    `${MEMBERSHIP}Instructor`,
    "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant",
    "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator",
  ])("of %s makes a supervisor of the course alone", async (role) => {
    const teacher = buildMember("Instructor", { roles: [role] });
    const { location, browser } = await world.launch(world.platform, teacher, inCourse("7a"));
    expect(location).toMatch(/^\/api\/lti\/course\//);
    const { userType, seesAllStudents } = await personOf(teacher);
    expect([userType, seesAllStudents]).toEqual(["supervisor", false]);
    expect(await groupsOf(browser.cookie)).toEqual(["Course 7a"]);
  });

  test.each([
    [[]],
    [[`${MEMBERSHIP}Learner`]],
    [[`${MEMBERSHIP}Mentor`]],
    [["http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor"]],
    [["instructor"]],
    [[`https://evil.example/${MEMBERSHIP}Instructor`]],
  ])("of %j makes nobody a supervisor", async (roles) => {
    const person = buildMember("Learner", { roles });
    await world.launch(world.platform, person);
    expect((await personOf(person)).userType).toBe("learner");
  });

  test("counts at no platform that is not trusted for it, which is said", async () => {
    const teacher = buildMember("Instructor");
    const { location, browser } = await world.launch(distrusted, teacher);
    expect((await personOf(teacher)).userType).toBe("learner");
    const first = await world.open(browser, location);
    expect([first.status, first.location]).toEqual([303, "/"]);
    const { orm } = world.server.database;
    await orm.update(users).set({ awaitsConsent: false });
    const page = await world.open(browser, location);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining("a learner here")]);
  });

  test("of a learner in another course takes nothing away, and in the same one it does", async () => {
    const teacher = buildMember("Instructor");
    const asLearner = [`${MEMBERSHIP}Learner`];
    await world.launch(world.platform, teacher, inCourse("8a"));
    await world.launch(world.platform, teacher, inCourse("8b", asLearner));
    expect((await personOf(teacher)).userType).toBe("supervisor");
    await world.launch(world.platform, teacher, inCourse("8a", asLearner));
    expect((await personOf(teacher)).userType).toBe("learner");
  });

  test("makes no learner of a supervisor by something else", async () => {
    const email = "head@elsewhere.example";
    for (const seesAllStudents of [true, false]) {
      const address = `${String(seesAllStudents)}-${email}`;
      const account = { email: address, userType: "supervisor", seesAllStudents } as const;
      const { id } = await world.server.addUser(account);
      const person = buildMember("Learner", { email: address });
      const { settings } = world.platform;
      const issuer = `lti ${settings.issuer} ${settings.clientId}`;
      await world.server.stores.signOn.link(id, { issuer, subject: person.sub }, null);
      await world.launch(world.platform, person);
      expect((await personOf(person)).userType).toBe("supervisor");
    }
  });
});

describe("a course", () => {
  const groupOf = async (person: PlatformPerson) =>
    world.server.stores.groups.findNameOf((await personOf(person)).id);

  test("is a learner's group, from launch to launch", async () => {
    const learner = buildMember();
    await world.launch(world.platform, learner, inCourse("9a"));
    expect(await groupOf(learner)).toBe("Course 9a");
    await world.launch(world.platform, learner, inCourse("9b"));
    expect(await groupOf(learner)).toBe("Course 9b");
  });

  test("of the same name and id at another platform is another one", async () => {
    const teacher = buildMember("Instructor");
    const { browser } = await world.launch(world.platform, teacher, inCourse("10a"));
    await world.launch(distrusted, buildMember(), inCourse("10a"));
    const { body } = await sendCall(world.server.app, "groups", {}, { cookie: browser.cookie });
    expect(body.groups).toMatchObject([{ group_name: "Course 10a", student_count: 0 }]);
  });

  test("is shown to those alone who teach it", async () => {
    const teacher = buildMember("Instructor");
    const come = await world.launch(world.platform, teacher, inCourse("11a"));
    expect((await world.open(come.browser, come.location)).text).toContain("Course 11a");
    const elsewhere = await world.launch(
      world.platform,
      buildMember("Instructor"),
      inCourse("11b"),
    );
    const { status, text } = await world.open(elsewhere.browser, come.location);
    expect([status, text.includes("Course 11a")]).toEqual([403, false]);
    expect((await world.open({ cookie: "" }, come.location)).status).toBe(401);
  });
});

test("whoever a platform sends has access without a payment, where members have", async () => {
  const learner = buildMember("Learner", { email: "guest@school.example" });
  await world.launch(world.platform, learner);
  expect((await personOf(learner)).hasAccess).toBe(true);
});
