import { emptyPoint, type OwnTextForm, type OwnTextProblem } from "@elenchus/domain/own-text";
import { expect, test } from "vitest";
import { countProblems, showProblems } from "./shown-problems.ts";

const FORM: OwnTextForm = {
  title: "Fines",
  source: "",
  licence: "",
  module: 1,
  passage: "Fines should go. They keep people away.",
  flaw: "",
  points: [
    { ...emptyPoint("conclusion", "Fines should go."), ways: ["no fines", "", ""] },
    emptyPoint("term"),
  ],
  mistakes: [{ step: 0, text: "", answer: "Look again." }],
};

const problem = (place: string, level: OwnTextProblem["level"] = "error") => ({
  level,
  place,
  text: "",
});

test.each([
  ["source", true],
  ["title", false],
  ["passage", false],
  ["marks", false],
  ["points", false],
  ["points.0.ways", false],
  ["points.0.hint", false],
  ["points.1.ways", true],
  ["points.1.name", true],
  ["points.1.sentence", true],
  ["points.9.ways", false],
  ["mistakes.0.text", true],
  ["mistakes.0.answer", false],
])("what was not begun is still to do and no fault: %s, %s", (place, isToDo) => {
  expect(showProblems(FORM, [problem(place)])).toMatchObject([{ isToDo }]);
});

test.each([
  [["title", "points.0.ways"], "2 things are to be mended."],
  [["source"], "1 thing is still to do."],
  [["title", "source", "licence"], "1 thing is to be mended, 2 are still to do."],
  [[], ""],
])("%j: %s", (places, said) => {
  const problems = places.map((place) => problem(place));
  expect(countProblems(showProblems(FORM, problems))).toBe(said);
});

test("a warning is none of both", () => {
  const found = showProblems(FORM, [problem("source", "warning"), problem("licence")]);
  expect(countProblems(found)).toBe("1 thing is still to do, 1 is to be looked at again.");
});
