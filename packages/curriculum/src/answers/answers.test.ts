import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { families } from "../issues/library.ts";
import { checkText } from "../lessons/check-lesson.ts";
import { MODULES } from "../modules/modules.ts";
import { ANSWER_STEPS, answersFor, STORED_ANSWERS, type StoredAnswer } from "./answers.ts";

const Text = z.string().check(z.minLength(1), z.trim());

/** What learners ask or object, as they type it, and what the tutor says before asking on. */
const Answer = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)),
  /** Where the answer fits; in every module, at every step, when absent. */
  modules: z.exactOptional(z.array(z.literal(MODULE_NUMBERS)).check(z.minLength(1))),
  steps: z.exactOptional(z.array(z.enum(ANSWER_STEPS)).check(z.minLength(1))),
  questions: z.array(Text).check(z.minLength(3), z.maxLength(6)),
  answer: Text.check(z.maxLength(300)),
}) satisfies z.ZodMiniType<StoredAnswer>;

const answers = z.array(Answer).parse(STORED_ANSWERS);

/** Every step of every module. */
const PLACES = MODULE_NUMBERS.flatMap((module) =>
  MODULES[module].steps.map(({ title }, step) => ({ module, step, title })),
);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

test("an answer with a part too few or too many breaks the schema", () => {
  const [first] = STORED_ANSWERS;
  expect(z.safeParse(Answer, { ...first, answer: undefined }).success).toBe(false);
  expect(z.safeParse(Answer, { ...first, anwser: "x" }).success).toBe(false);
});

test("no two answers have one id", () => {
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
});

test("an answer is one to three plain sentences", () => {
  for (const { answer } of answers) {
    expect(checkText(answer)).toEqual([]);
    expect(answer).toMatch(/^["\p{Lu}][^*_`{}]*[.?!]["']?$/u);
    expect(answer.match(/[.?!]["']?(?=\s["\p{Lu}]|$)/gu)?.length, answer).toBeLessThanOrEqual(3);
  }
});

describe.each(PLACES)("in module $module, at $title", ({ module, step }) => {
  const here = answersFor(module, step);
  const asked = here.flatMap(({ questions }) => questions.map(plain));

  test("no question has two answers", () => {
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });

  test("an example can be had", () => {
    expect(asked).toContain("example please");
  });
});

test("no answer says what an argument of the library says", () => {
  const said = families()
    .flatMap(({ issues }) => issues)
    .flatMap(({ claim, reasons }) => [claim, ...reasons.map(({ clause }) => clause)])
    .map(plain);
  const told = answers.filter(({ answer }) => said.some((text) => plain(answer).includes(text)));
  expect(told).toEqual([]);
});

test("limits are told as they are", () => {
  const limits = answers.find(({ id }) => id === "messages-limit");
  expect(limits?.answer).toContain(` ${MAX_LEARNER_MESSAGES} `);
});
