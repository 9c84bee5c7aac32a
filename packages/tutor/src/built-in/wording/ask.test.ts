import { expect, test } from "vitest";
import type { Expectation } from "../../dialogue/argument.ts";
import { hintFor } from "./ask.ts";
import { createFreshChoice } from "./fresh-choice.ts";
import { ASK_AGAIN } from "./questions.ts";

const flaw: Expectation = {
  id: "flaw",
  kind: "statistical_flaw",
  step: 2,
  statement: "Five are too few.",
  paraphrases: [],
  hints: ["How many were asked?", "Of how many does the writer speak?"],
  prompt: "Finish this sentence: five are …",
};

test("once all help is said, the question is put again in other words", () => {
  const choice = createFreshChoice([...flaw.hints, flaw.prompt], 1);
  expect(ASK_AGAIN.statistical_flaw).toContain(hintFor(flaw, 0, choice));
  expect(ASK_AGAIN.statistical_flaw).toContain(hintFor(flaw, 2, choice));
});

test("while some help is left, that comes first", () => {
  const choice = createFreshChoice([flaw.hints[1] ?? ""], 1);
  expect(hintFor(flaw, 1, choice)).toBe(flaw.hints[0]);
  expect(hintFor(flaw, 1, choice)).toBe(flaw.prompt);
});
