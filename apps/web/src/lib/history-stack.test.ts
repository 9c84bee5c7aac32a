import { expect, test } from "vitest";
import { stepTo, stackEntry, stackOf, type Place, type HistoryStack } from "./history-stack.ts";

const MODULES: Place = { name: "modules" };
const LIST: Place = { name: "progress", opened: null };
const ONE: Place = { name: "progress", opened: "s-1" };

test.each<[string, HistoryStack | null, Place, ReturnType<typeof stepTo>]>([
  [
    "nowhere known, the first screen comes first",
    null,
    LIST,
    { kind: "replace", trail: [MODULES] },
  ],
  ["a screen further on gets an entry", [MODULES], LIST, { kind: "push", trail: [MODULES, LIST] }],
  ["a screen that is there stays", [MODULES, LIST], LIST, { kind: "stay" }],
  ["a screen below is gone back to", [MODULES, LIST, ONE], MODULES, { kind: "back", by: 2 }],
  [
    "another dialogue is another screen",
    [MODULES, LIST],
    ONE,
    { kind: "push", trail: [MODULES, LIST, ONE] },
  ],
  [
    "on the way into a dialogue each step gives way to the next",
    [MODULES, { name: "issues" }],
    { name: "info" },
    { kind: "replace", trail: [MODULES, { name: "info" }] },
  ],
  [
    "the way into a dialogue leads back to the modules",
    [MODULES, { name: "chat" }],
    MODULES,
    { kind: "back", by: 1 },
  ],
])("%s", (_name, trail, place, step) => {
  expect(stepTo(trail, place)).toEqual(step);
});

test("an entry is its owner's alone, and what is none of ours is no trail", () => {
  const entry = stackEntry("u-1", [MODULES, ONE]);
  expect(stackOf("u-1", structuredClone(entry))).toEqual([MODULES, ONE]);
  expect(stackOf("u-2", entry)).toBeNull();
  expect(stackOf("u-1", null)).toBeNull();
  expect(stackOf("u-1", { elenchus: { userId: "u-1", trail: [{ name: "cellar" }] } })).toBeNull();
});
