import { expect, test } from "vitest";
import {
  editPassage,
  emptyPoint,
  fitPoints,
  type OwnTextForm,
  withoutControls,
} from "./own-text.ts";

const FORM: OwnTextForm = {
  title: "",
  source: "",
  licence: "",
  module: 5,
  passage: "One is so. Two is so. Three is so.",
  flaw: "strawman",
  points: [
    emptyPoint("conclusion", "Three is so."),
    emptyPoint("reason", "One is so."),
    emptyPoint("flaw", "Two is so."),
  ],
  mistakes: [],
};

const marksOf = ({ points }: OwnTextForm) => points.map(({ sentence }) => sentence);

test.each([
  ["One is so. Two is so. Three is so!", ["Three is so!", "One is so.", "Two is so."]],
  ["Zero. One is so. Two is so. Three is so.", ["Three is so.", "One is so.", "Two is so."]],
  ["One is so. Two is so.", ["", "One is so.", "Two is so."]],
  ["", ["", "", ""]],
])("marks follow the text when it becomes %j", (passage, marks) => {
  expect(marksOf(editPassage(FORM, passage))).toEqual(marks);
});

test("another module keeps what it asks for too, and has room for the rest", () => {
  const { points, flaw, module } = fitPoints(FORM, 2);
  expect({ module, flaw, parts: points.map(({ part }) => part) }).toEqual({
    module: 2,
    flaw: "",
    parts: ["conclusion", "reason", "find", "find"],
  });
  expect(fitPoints(FORM, 5)).toEqual(FORM);
});

test.each([
  ["one\r\ntwo\rthree", "one\ntwo\nthree"],
  ["a\u0000b\u0007c\u001b[31md\u009b", "abc[31md"],
  ["safe\u202Etxt.exe\u2066 hid\u200Bden", "safetxt.exe hidden"],
  ["tab\tand “quotes” – as typed…", "tab\tand “quotes” – as typed…"],
])("of %j nothing remains that nobody sees", (typed, kept) => {
  expect(withoutControls(typed)).toBe(kept);
});
