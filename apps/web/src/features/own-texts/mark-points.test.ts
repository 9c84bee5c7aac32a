import { emptyPoint, fitPoints, type OwnTextForm } from "@elenchus/domain/own-text";
import { expect, test } from "vitest";
import { marksOf, putPointMark, rolesFor, withoutPointMark } from "./mark-points.ts";

const EMPTY: OwnTextForm = {
  title: "",
  source: "",
  licence: "",
  module: 5,
  passage: "One is so. Two is so. Three is so.",
  flaw: "",
  points: [],
  mistakes: [],
};
const FORM = fitPoints(EMPTY, 5);

test("marks fill in the points of a form, and say what the sentence says", () => {
  const marked = [
    { sentence: 2, role: "conclusion" },
    { sentence: 0, role: "reason" },
    { sentence: 1, role: "flaw" },
  ] as const;
  const form = marked.reduce(putPointMark, FORM);
  expect(form.points).toEqual([
    { ...emptyPoint("conclusion", "Three is so."), ways: ["Three is so.", "", ""] },
    { ...emptyPoint("reason", "One is so."), ways: ["One is so.", "", ""] },
    emptyPoint("flaw", "Two is so."),
  ]);
  expect([...marksOf(form)].map(([at, [mark]]) => [at, mark?.role])).toEqual([
    [2, "conclusion"],
    [0, "reason"],
    [1, "flaw"],
  ]);
});

test("a sentence is one thing at a time, and there is one conclusion", () => {
  const first = putPointMark(FORM, { sentence: 0, role: "conclusion" });
  const moved = putPointMark(first, { sentence: 0, role: "reason" });
  expect(moved.points.map(({ part, sentence }) => [part, sentence])).toEqual([
    ["conclusion", ""],
    ["reason", "One is so."],
    ["flaw", ""],
  ]);
  const second = putPointMark(first, { sentence: 1, role: "conclusion" });
  expect(second.points.filter(({ part }) => part === "conclusion")).toHaveLength(1);
});

test("what was written of a reason stays when its mark is taken away", () => {
  const marked = putPointMark(FORM, { sentence: 0, role: "reason" });
  expect(withoutPointMark(marked, 0)).toEqual(FORM);
  const points = marked.points.map((one) =>
    one.part === "reason" ? { ...one, ways: ["One is so.", "it's one", ""] } : one,
  );
  expect(withoutPointMark({ ...marked, points }, 0).points[1]).toMatchObject({
    sentence: "",
    ways: ["", "it's one", ""],
  });
});

test("where it goes wrong is marked in the modules that ask for it", () => {
  expect(
    [1, 2, 3, 4, 5, 6, 7].map((module) => rolesFor({ ...FORM, module } as OwnTextForm).length),
  ).toEqual([2, 2, 2, 3, 3, 2, 3]);
});
