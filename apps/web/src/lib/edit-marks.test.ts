import { expect, test } from "vitest";
import { putMark, withoutMark } from "./edit-marks.ts";

test("a sentence has one mark, and marks stand in the passage's order", () => {
  const marks = putMark([{ sentence: 2, role: "reason" }], { sentence: 0, role: "neither" });
  expect(putMark(marks, { sentence: 2, role: "conclusion" })).toEqual([
    { sentence: 0, role: "neither" },
    { sentence: 2, role: "conclusion" },
  ]);
  expect(withoutMark(marks, 0)).toEqual([{ sentence: 2, role: "reason" }]);
});
