import { expect, test } from "vitest";
import { planDialogues } from "./plan-dialogues.ts";

const MODULES = [1, 2, 3, 4, 5, 6, 7] as const;
const LEARNERS = ["a", "b", "c", "d"];

test("modules and learners come up equally often, every pair of them once in a round of all", () => {
  const plan = planDialogues(MODULES, LEARNERS, { dialogues: 28, seed: 5 });
  expect(new Set(plan.map(({ module, learner }) => `${module} ${learner}`)).size).toBe(28);
  const few = planDialogues(MODULES, LEARNERS, { dialogues: 7, seed: 5 });
  expect(few.map(({ module }) => module)).toEqual([...MODULES]);
  expect(new Set(few.map(({ learner }) => learner)).size).toBe(4);
});

test("three learners share an argument, and names do not repeat", () => {
  const plan = planDialogues([3], LEARNERS, { dialogues: 7, seed: 1 });
  expect(plan.map(({ argument }) => argument)).toEqual([0, 0, 0, 1, 1, 1, 2]);
  expect(new Set(plan.map(({ id }) => id)).size).toBe(7);
});

test("the seed decides", () => {
  const learnersOf = (seed: number) =>
    planDialogues([1], LEARNERS, { dialogues: 4, seed }).map(({ learner }) => learner);
  expect(learnersOf(1)).toEqual(learnersOf(1));
  expect(new Set([1, 2, 3, 4, 5].map((seed) => learnersOf(seed).join())).size).toBeGreaterThan(1);
});
