import { expect, test } from "vitest";
import { entryOf, placeOf } from "./admin-place.ts";

const place = { section: "students", student: "st-1", dialogue: null } as const;

test("an entry of the history stands for its place", () => {
  expect(placeOf("u-1", entryOf("u-1", place))).toEqual(place);
});

test.each([
  ["another supervisor's", entryOf("u-2", place)],
  ["somebody else's", { guard: true }],
  ["none", null],
])("%s stands for none", (_name, entry) => {
  expect(placeOf("u-1", entry)).toBeNull();
});
