import { expect, test } from "vitest";
import { editPassage, emptyPoint, fitPoints, type OwnTextForm } from "./own-text.ts";

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
