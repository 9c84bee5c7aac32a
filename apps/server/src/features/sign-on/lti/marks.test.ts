import type { ModuleNumber } from "@elenchus/domain/modules";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../../test/add-ended-dialogues.ts";
import { LTI, type PlatformPerson } from "../../../../test/build-lti-platform.ts";
import {
  buildLtiWorld,
  buildMember,
  type LaunchChanges,
  type LtiWorld,
} from "../../../../test/build-lti.ts";
import { ltiKeys, ltiMarks } from "../../../db/schema/lti-schema.ts";

let world: LtiWorld;
let aheadMs = 0;

beforeEach(async () => {
  aheadMs = 0;
  world = await buildLtiWorld({
    now: () => new Date(Date.now() + aheadMs),
    report: () => {},
  });
});
afterEach(() => world.close());

const task = (module: string, goal: string) => ({
  claims: { [`${LTI}/custom`]: { elenchus_module: module, elenchus_goal: goal } },
});

/** A learner's account, after a launch. */
async function open(
  person: PlatformPerson,
  changes: LaunchChanges = task("any", "dialogue"),
): Promise<string> {
  const { browser } = await world.launch(world.platform, person, changes);
  const owner = await world.ownerOf(browser);
  if (owner === null) throw new Error("nobody got in");
  const account = await world.server.stores.accounts.findByEmail(String(owner["email"]));
  return account?.id ?? "";
}

/** Brings a dialogue to a good end; as if it had begun and ended after the link was opened, unless it says otherwise. */
async function succeed(userId: string, module: ModuleNumber, isBefore = false): Promise<void> {
  await addEndedDialogues(world.server, userId, [["success", module]]);
  if (isBefore) return;
  await world.server.database.orm.execute(sql`update dialogue_results set ended_at = now()`);
}

const talk = () => world.server.runJob("talk_to_platforms");
const marks = () => world.server.database.orm.select().from(ltiMarks);

describe("a mark", () => {
  test("is handed back when a dialogue ends well, once, however often the job runs", async () => {
    const learner = buildMember();
    const userId = await open(learner);
    await talk();
    expect(world.platform.scores).toEqual([]);
    await succeed(userId, 3);
    await Promise.all([talk(), talk(), talk()]);
    await talk();
    expect(world.platform.scores).toMatchObject([
      { lineItem: "/items/1", userId: learner.sub, scoreGiven: 1, scoreMaximum: 1 },
    ]);
    expect(await marks()).toMatchObject([{ state: "handed", lastError: null }]);
  });

  const ASKED: readonly {
    readonly what: string;
    readonly asked: LaunchChanges;
    readonly ended: readonly ModuleNumber[];
    /** Whether it had ended before the link was opened. */
    readonly isBefore?: boolean;
    readonly marks: number;
  }[] = [
    { what: "another module", asked: task("2", "dialogue"), ended: [3], marks: 0 },
    { what: "its module", asked: task("2", "dialogue"), ended: [2], marks: 1 },
    { what: "before", asked: task("any", "dialogue"), ended: [2], isBefore: true, marks: 0 },
    { what: "half a module", asked: task("2", "module"), ended: [2], marks: 0 },
    { what: "two halves", asked: task("any", "module"), ended: [2, 3], marks: 0 },
    { what: "a module", asked: task("2", "module"), ended: [2, 2], marks: 1 },
    { what: "one before", asked: task("any", "module"), ended: [2, 2], isBefore: true, marks: 1 },
    { what: "no check", asked: task("2", "check"), ended: [2, 2, 2], marks: 0 },
  ];

  test.each(ASKED)(
    "for $what comes $marks times",
    async ({ asked, ended, isBefore, marks: due }) => {
      const userId = await open(buildMember(), asked);
      for (const each of ended) await succeed(userId, each, isBefore);
      await talk();
      expect(world.platform.scores).toHaveLength(due);
    },
  );

  test("comes for a passed unaided check", async () => {
    const userId = await open(buildMember(), task("2", "check"));
    await succeed(userId, 2);
    await world.server.database.orm.execute(
      sql`update student_module_stats set check_passed = true where module = 2`,
    );
    await talk();
    expect(world.platform.scores).toHaveLength(1);
  });

  test("is no teacher's", async () => {
    await open(buildMember("Instructor"));
    expect(await marks()).toEqual([]);
  });
});

describe("a platform that", () => {
  test.each([{ status: 500 }, { status: 429 }, { status: 401 }, { status: 400, isOfTokens: true }])(
    "answers %j gets the mark later, once",
    async (trouble) => {
      await succeed(await open(buildMember()), 1);
      world.platform.trouble = trouble;
      await talk();
      expect(await marks()).toMatchObject([{ state: "due", attempts: 1 }]);
      world.platform.trouble = null;
      await talk();
      expect(world.platform.scores).toEqual([]);
      aheadMs = 10_000;
      await talk();
      await talk();
      expect(world.platform.scores).toHaveLength(1);
      expect(await marks()).toMatchObject([{ state: "handed", attempts: 2, lastError: null }]);
    },
  );

  test("is down for an hour gets the mark soon after, once", async () => {
    await succeed(await open(buildMember()), 1);
    world.platform.trouble = { status: 503 };
    const MINUTE = 60_000;
    for (let minute = 0; minute <= 60; minute += 1) {
      aheadMs = minute * MINUTE;
      await talk();
    }
    expect(world.platform.scores).toEqual([]);
    const [waiting] = await marks();
    expect(waiting).toMatchObject({ state: "due" });
    world.platform.trouble = null;
    aheadMs += 60 * MINUTE;
    await talk();
    await talk();
    expect(world.platform.scores).toHaveLength(1);
    expect(await marks()).toMatchObject([{ state: "handed", lastError: null }]);
  });

  test("took the mark, and failed only then, is not sent it twice", async () => {
    await succeed(await open(buildMember()), 1);
    world.platform.trouble = { status: 500, isAfter: true };
    await talk();
    expect(await marks()).toMatchObject([{ state: "due" }]);
    aheadMs = 10_000;
    await talk();
    expect(world.platform.scores).toHaveLength(1);
    expect(await marks()).toMatchObject([{ state: "handed" }]);
  });

  test("refuses it is not asked again by itself, but when the teacher says so", async () => {
    const learner = buildMember();
    await succeed(await open(learner), 1);
    const teacher = await world.launch(
      world.platform,
      buildMember("Instructor"),
      task("1", "dialogue"),
    );
    world.platform.trouble = { status: 403 };
    await talk();
    aheadMs = 3_600_000 * 24;
    world.platform.trouble = null;
    await talk();
    expect(await marks()).toMatchObject([
      { state: "refused", lastError: "the platform answered 403" },
    ]);
    aheadMs = 0;
    const page = await world.open(teacher.browser, teacher.location);
    expect(page.text).toContain("not taken: the platform answered 403");
    const [, link = ""] = /name="link" value="([^"]+)"/u.exec(page.text) ?? [];
    const [, who = ""] = /name="learner" value="([^"]+)"/u.exec(page.text) ?? [];
    const again = await world.open(teacher.browser, `${teacher.location}/again`, {
      link,
      learner: who,
    });
    expect(again.status).toBe(303);
    await talk();
    expect(world.platform.scores).toHaveLength(1);
    expect((await world.open(teacher.browser, teacher.location)).text).toContain("handed back");
  });

  test("takes no marks is sent none", async () => {
    const none = {
      claims: { "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": undefined },
    };
    await succeed(await open(buildMember(), none), 1);
    await talk();
    expect(world.platform.scores).toEqual([]);
    expect(await marks()).toMatchObject([{ state: "open" }]);
  });
});

test("a worker that died after it had sent a mark leaves it to another, which sends no second one", async () => {
  const { stores } = world.server;
  await succeed(await open(buildMember()), 1);
  await stores.ltiMarks.noteEarned();
  const now = new Date();
  const [claimed] = await stores.ltiMarks.claim(10, now, new Date(now.getTime() + 600_000));
  if (claimed === undefined) throw new Error("nothing is due");
  await world.desk.handBack(world.platform.settings, claimed);
  await talk();
  expect(await marks()).toMatchObject([{ state: "due" }]);
  aheadMs = 601_000;
  await talk();
  expect(world.platform.scores).toHaveLength(1);
  expect(await marks()).toMatchObject([{ state: "handed" }]);
});

test("every mark of a class arrives once, with several workers at it", async () => {
  const people = Array.from({ length: 12 }, () => buildMember());
  for (const person of people) await succeed(await open(person), 1);
  // A machine that many tests share may let a call run out of its time: then it is tried again.
  for (let tries = 0; tries < 5; tries += 1) {
    await Promise.all([talk(), talk(), talk()]);
    aheadMs += 100_000;
  }
  const received = world.platform.scores.map(({ userId }) => userId).toSorted();
  expect(received).toEqual(people.map(({ sub }) => sub).toSorted());
  // One key and one token a service for all of them: making a key for each takes a busy machine longer than a call may take.
  expect(await world.server.database.orm.select().from(ltiKeys)).toHaveLength(1);
  expect(world.platform.tokens).toBeLessThan(people.length);
});
