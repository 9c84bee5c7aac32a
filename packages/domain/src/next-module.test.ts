import { expect, test } from "vitest";
import { moduleProgress } from "./access.ts";
import { nextModule } from "./next-module.ts";

test.each([
  ["the first module, while it is the only one", {}, 1],
  ["the first module, until it is completed", { 1: 1 }, 1],
  ["the first one that is not completed", { 1: 2, 2: 2, 3: 1 }, 3],
  ["one that was left out", { 1: 2, 3: 2 }, 2],
  ["the least practised, where all are completed", { 1: 5, 2: 4, 3: 2, 4: 3, 5: 3, 6: 3, 7: 3 }, 3],
] as const)("goes on with %s", (_, counts, module) => {
  expect(nextModule(moduleProgress(counts))).toBe(module);
});
