import { SUPPORT_TEXT } from "@elenchus/domain/support";
import type { ModerateTexts, UnfitCategory } from "@elenchus/dialogue/moderation";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { type TestUser } from "../../../test/test-user.ts";
import { AppError } from "../../errors/app-error.ts";
import { dialogues, distressFlags, interests } from "../../db/schema/schema.ts";

/**
 * A model that finds texts unfit by the category that stands in them, and fails at "mute". It changes its mind about
 * "wavering", and beside "refusing" it refuses everything.
 */
function buildModel() {
  const shown: string[] = [];
  const moderate: ModerateTexts = async (texts) => {
    shown.push(...texts);
    const refusesAll = texts.length > 1 && texts.some((text) => text.includes("refusing"));
    return texts.map((text) => {
      if (refusesAll) return { isFit: false, category: null };
      if (text.includes("wavering") && texts.length > 1) return { isFit: true, category: null };
      if (text.includes("mute")) throw new Error("the model cannot be reached");
      const category = /self_harm|sexual|hate|violence|private_person/u.exec(text)?.[0];
      return category === undefined
        ? { isFit: true, category: null }
        : { isFit: false, category: category as UnfitCategory };
    });
  };
  return { shown, moderate };
}

describe.each(PRODUCTION_DATABASE)("interests that a model moderates on %s", (kind) => {
  const model = buildModel();
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await buildTestServer(kind, { moderateByModel: model.moderate });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    user = await server.addUser();
    model.shown.length = 0;
  });

  const add = (interest: string) => user.call("addInterest", { interest });
  const readRows = () =>
    server.database.orm.select().from(interests).where(eq(interests.userId, user.id));

  test("are kept and shared when the model and the word list let them pass", async () => {
    expect((await add("falconry")).body).toEqual({ interests: ["falconry"] });
    expect(await readRows()).toMatchObject([{ text: "falconry", shareable: true }]);
  });

  test("are kept and not shared when the word list alone has a doubt", async () => {
    expect((await add("the dykes of Holland")).status).toBe(200);
    expect(await readRows()).toMatchObject([{ shareable: false }]);
  });

  test.each([
    ["sexual", "sounds sexual"],
    ["hate", "attack a group"],
    ["violence", "sounds violent"],
    ["private_person", "private person"],
  ])("are refused with words when they are %s, and nothing is kept", async (category, words) => {
    const { status, body } = await add(`something of ${category}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "interest_unfit" });
    expect(body.error).toContain(words);
    expect(await readRows()).toEqual([]);
    expect((await user.call("session")).body.top_user_interests).not.toContainEqual(
      expect.objectContaining({ user_interest: `something of ${category}` }),
    );
  });

  test("are put to no model where the library knows them", async () => {
    expect((await add("Chess")).status).toBe(200);
    expect(model.shown).toEqual([]);
    expect(await readRows()).toMatchObject([{ shareable: true }]);
  });

  test.each([
    ["it then lets pass, which others see, too", "hate in wavering words", true],
    [
      "it refuses beside a plain one that it refuses, too, which stay their owner's",
      "hate and refusing",
      false,
    ],
  ])(
    "are kept of which the model says twice what it thinks: %s",
    async (_, interest, shareable) => {
      expect((await add(interest)).status).toBe(200);
      expect(model.shown.filter((text) => text === interest)).toHaveLength(2);
      expect(await readRows()).toMatchObject([{ text: interest, shareable }]);
    },
  );

  test("of self-harm are answered with help, and a supervisor is told", async () => {
    const { status, body } = await add("something of self_harm");
    expect({ status, ...body }).toMatchObject({
      status: 400,
      code: "support_offered",
      error: SUPPORT_TEXT,
    });
    expect(await readRows()).toEqual([]);
    const flags = await server.database.orm
      .select()
      .from(distressFlags)
      .where(eq(distressFlags.userId, user.id));
    expect(flags).toMatchObject([{ place: "interest", dialogueId: null, acknowledgedAt: null }]);
  });

  test("are their owner's alone when the model fails, and so is what comes of them", async () => {
    expect((await add("mute swans")).body).toEqual({ interests: ["mute swans"] });
    expect(await readRows()).toMatchObject([{ shareable: false }]);
    const offer = await user.call("getPassageSubtopics", {});
    const chosen_passage_subtopic = offer.body.passage_subtopics[0];
    await user.call("initModuleChat", { module_id: 1, chosen_passage_subtopic });
    const { orm } = server.database;
    const rows = await orm.select().from(dialogues).where(eq(dialogues.userId, user.id));
    expect(rows).toMatchObject([{ interest: "mute swans", shareable: false }]);
    const other = await server.addUser();
    const { body } = await other.call("session");
    expect(JSON.stringify(body)).not.toContain("mute swans");
  });

  test("are not judged again when they are kept already, or when there is no room", async () => {
    await add("zither");
    await add("ZITHER");
    expect(model.shown).toEqual(["zither"]);
    for (let index = 0; index < 60; index += 1) await add(`interest ${index}`);
    const judged = model.shown.length;
    expect(await add("one too many")).toMatchObject({ body: { code: "too_many_interests" } });
    expect(model.shown).toHaveLength(judged);
  });

  test("that come at once in the same words are kept once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add("judo")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await readRows()).toHaveLength(1);
  });
});

test.each([
  [
    "a budget that is spent",
    () => Promise.reject(new AppError(429, "daily_budget_spent", "Spent.")),
  ],
  [
    "a model that is not to be asked any more",
    async () => ({ isOverBudget: true, settle: async () => {} }),
  ],
])("with %s an interest is kept for its owner, and no model is asked", async (_, allow) => {
  const model = buildModel();
  const server = await buildTestServer("pglite", {
    moderateByModel: model.moderate,
    modelCalls: {
      patience: 1,
      allow,
      countedDay: () => null,
      allowTurn: async () => ({ isOverBudget: false, settle: async () => {} }),
      whileReserved: async ({ signal }, run) => run({ ...(await allow()), signal }),
      whileKept: async ({ signal }, run) => run({ ...(await allow()), signal }),
      cancel: async () => {},
      flush: async () => {},
    },
  });
  const user = await server.addUser();
  expect((await user.call("addInterest", { interest: "zither" })).status).toBe(200);
  expect(await server.stores.interests.list(user.id)).toMatchObject([{ shareable: false }]);
  expect(model.shown).toEqual([]);
  await server.close();
});
