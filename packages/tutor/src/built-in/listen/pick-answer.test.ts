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

test("every step is given its own example", async () => {
  const examples = await Promise.all([0, 1, 2, 3].map((step) => pick(6, step, "example please")));
  expect(examples).toEqual([
    "conclusion-example",
    "reason-example",
    "alternative-example",
    "impact-example",
  ]);
});
