import type { ModuleNumber } from "@elenchus/domain/modules";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReader, type Reader } from "../../reader/reader.ts";
import { pickAnswer } from "./pick-answer.ts";

let reader: Reader;
beforeAll(async () => {
  reader = createReader();
  await reader.warm();
});
afterAll(() => reader.close());

const argument = buildArgument({ passage: "Dogs bark at night. So dogs should live outside." });
const pick = async (
  module: ModuleNumber,
  step: number,
  message: string,
  speechAct: SpeechAct = "question",
) => {
  const dialogue = { ...startDialogue(argument), step };
  const view = { argument: { ...argument, module }, dialogue, transcript: [] };
  return (await pickAnswer(reader, view, { message, speechAct }))?.id;
};

// Messages that no stored question was written after.
test.each<[string, ModuleNumber, string | undefined]>([
  ["do I need to calculate something", 7, "statistics-calculate"],
  ["I've no idea what value preference means", 4, "value-preference"],
  ["How is an assumption different from a reason?", 3, "assumption-or-reason"],
  ["Who is Ellen?", 3, undefined],
])('"%s" in module %i is answered by what is stored for it', async (message, module, id) => {
  expect(await pick(module, 2, message)).toBe(id);
});

test("what complains is answered as a complaint, and only that", async () => {
  expect(await pick(3, 2, "i wrote that before!!", "complaint")).toBe("said-already");
  expect(await pick(3, 2, "i wrote that before!!", "objection")).not.toBe("said-already");
});

// Strangers were given an answer about the sidebar, a bar or a step to each of these.
test.each<[string, ModuleNumber, number, SpeechAct]>([
  ["who's the doubter, me?", 6, 3, "question"],
  ["what on earth is a woodcock doing in here, is that a bird?", 4, 0, "question"],
  ["but the ladder shows why. someone came for the nest", 6, 1, "objection"],
  ["why something else? secret is fine", 6, 2, "question"],
  ["You are missing nothing. Bike kids clean, turns are gone.", 6, 2, "objection"],
])('"%s" is given no answer that speaks of something else', async (message, module, step, act) => {
  expect(await pick(module, step, message, act)).toBeUndefined();
});

test.each<SpeechAct>(["question", "complaint", "dont_know"])(
  "nobody is comforted who does not speak of themselves: %s",
  async (act) => {
    const crowd =
      "Lovely, forgiven! The other one, let me see. Maybe that it's so crowded up there, a hundred cars on a Sunday, goodness, parking at ours is bad enough. So too many people come.";
    expect(await pick(4, 1, crowd, act)).not.toBe("discouraged");
    expect(await pick(4, 1, "goodness, I feel so dumb right now", act)).toBe("discouraged");
  },
);

test("what states something is answered as no question is", async () => {
  const message = "Of course it's a ground. Eighty-four times and no bill, that can't go on.";
  expect(await pick(1, 1, message, "objection")).toBeUndefined();
  expect(await pick(1, 1, "What are grounds?", "objection")).toBe("premise");
});

test("that a step wants more is said only where it does", async () => {
  const message = "you asked for one and i gave you one";
  expect(await pick(1, 1, message, "complaint")).toBe("one-was-asked");
  expect(await pick(1, 0, message, "complaint")).not.toBe("one-was-asked");
});

test("every step is given its own example", async () => {
  const examples = await Promise.all([0, 1, 2, 3].map((step) => pick(6, step, "example please")));
  expect(examples).toEqual([
    "conclusion-example",
    "reason-example",
    "alternative-example",
    "impact-example",
  ]);
});
