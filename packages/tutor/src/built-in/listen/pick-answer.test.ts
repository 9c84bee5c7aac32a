import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { expect, test } from "vitest";
import type { About } from "../listen/read-speech-act.ts";
import answers from "./answers.json" with { type: "json" };
import { pickAnswer } from "./pick-answer.ts";

const argument = buildArgument({ passage: "Dogs bark at night. So dogs should live outside." });
const viewAt = (module: ModuleNumber, step: number) => ({
  argument: { ...argument, module },
  dialogue: { ...startDialogue(argument), step },
  transcript: [],
});

// Messages that no stored question was written after.
test.each<[string, ModuleNumber, About, string | undefined]>([
  ["do I need to calculate something", 7, "asks_other", "statistics-calculate"],
  ["What is meant by a value here? Money?", 4, "asks_meaning", "value-counts"],
  ["I've no idea what value preference means", 4, "asks_meaning", "value-preference"],
  ["How is an assumption different from a reason?", 3, "asks_same", "assumption-or-reason"],
  ["Who is Luis?", 3, "asks_other", undefined],
  ["I have a different opinion.", 4, "objects_view", undefined],
])('"%s" in module %i is answered by what is stored for it', (message, module, about, id) => {
  expect(pickAnswer(viewAt(module, 2), message, about)?.id).toBe(id);
});

test("every step is given its own example", () => {
  const example = (module: ModuleNumber, step: number) =>
    pickAnswer(viewAt(module, step), "example please", "asks_example")?.id;
  expect([0, 1, 2, 3].map((step) => example(6, step))).toEqual([
    "conclusion-example",
    "reason-example",
    "alternative-example",
    "impact-example",
  ]);
});

test("what a kind of question is answered with is stored", () => {
  const ids = Object.values(answers.stored).flatMap((one) =>
    typeof one === "string" ? [one] : Object.values<string>(one),
  );
  const stored = new Set(STORED_ANSWERS.map(({ id }) => id));
  expect(ids.filter((id) => !stored.has(id))).toEqual([]);
});
