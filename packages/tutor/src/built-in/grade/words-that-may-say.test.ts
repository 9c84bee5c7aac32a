import { buildArgument } from "@elenchus/dialogue/build-argument";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import { expect, test } from "vitest";
import type { Reader } from "../../reader/reader.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { readEarlier } from "./said-elsewhere.ts";

const argument = buildArgument();
const view = { argument, dialogue: dialogueAtStep(argument, 0), transcript: [] };

const SAID = "the town has to build more flats.";
const MESSAGE = `I love trains. ${SAID} See you!`;

/** A reader that is so sure of what has "flats" in it. */
const sureOf = (likelihood: number): Reader =>
  ({
    read: async (pairs) =>
      pairs.map(([, text]) => ({ likelihood: text.includes("flats") ? likelihood : 0, acts: [] })),
  }) as Pick<Reader, "read"> as Reader;

test("what may be the answer is kept in the words that were read for it", async () => {
  const { unsure, earnedBy } = await gradeAnswer(sureOf(0.3), view, SAID);
  expect(unsure).toContain("conclusion");
  expect(earnedBy?.["conclusion"]).toBe(SAID);
});

test("what may be a find of the learner's own is kept, too", async () => {
  const [point] = argument.key.expectations;
  if (point === undefined) throw new Error("The argument has no point.");
  const own = { ...point, id: "own-1", kind: "alternative", isOwn: true } as const;
  const asked = { ...argument, key: { ...argument.key, expectations: [own] } };
  const { unsure, earnedBy } = await gradeAnswer(sureOf(0.3), { ...view, argument: asked }, SAID);
  expect(unsure).toEqual(["own-1"]);
  expect(earnedBy).toEqual({ "own-1": SAID });
});

test("what an earlier message says is quoted without what stands beside it", async () => {
  const transcript = [{ sender: "user", text: MESSAGE, step: 0 }] as const;
  const { earnedBy } = await readEarlier(sureOf(0.99), { ...view, transcript });
  expect(earnedBy?.["conclusion"]).toBe(SAID);
});
