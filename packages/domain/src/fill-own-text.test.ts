import { expect, test } from "vitest";
import { fillForm } from "./fill-own-text.ts";
import { emptyPoint, fitPoints, type OwnTextForm, type OwnTextPoint } from "./own-text.ts";

const [ONE, TWO, THREE, FOUR] = [
  "One is so.",
  "Two is so.",
  "Three is so.",
  "Four is so.",
] as const;
const EMPTY: OwnTextForm = {
  title: "",
  source: "",
  licence: "",
  module: 2,
  passage: [ONE, TWO, THREE, FOUR].join(" "),
  flaw: "",
  points: [],
  mistakes: [],
};
const FORM = fitPoints(EMPTY, 2);

const point = (
  part: OwnTextPoint["part"],
  sentence: string,
  changes: Partial<OwnTextPoint> = {},
): OwnTextPoint => ({
  ...emptyPoint(part, sentence),
  ways: [`${part} a`, `${part} b`, `${part} c`],
  ...changes,
});
const DRAFTED = {
  flaw: "",
  points: [
    point("conclusion", ONE),
    point("reason", TWO),
    point("reason", THREE, { ways: ["x", "y", "z"] }),
    point("find", TWO),
    point("find", THREE, { ways: ["u", "v", "w"] }),
    point("find", THREE, { ways: ["r", "s", "t"] }),
  ],
};
const withPoints = (points: readonly OwnTextPoint[], changes: Partial<OwnTextForm> = {}) =>
  fitPoints({ ...EMPTY, ...changes, points }, changes.module ?? 2);

test("an empty form gets all of a draft", () => {
  expect(fillForm(FORM, DRAFTED)).toEqual({ form: { ...FORM, points: DRAFTED.points }, filled: 6 });
});

test("what was typed, chosen or marked stays, and the lines beside it are filled", () => {
  const own = [
    point("conclusion", ONE, { ways: ["my way", "", ""], hint: "mine" }),
    point("reason", FOUR, { ways: ["four", "4", "iv"] }),
    point("reason", THREE, { ways: ["", "", ""] }),
    point("find", "", { ways: ["first find", "", ""] }),
  ];
  const { form, filled } = fillForm(withPoints(own), DRAFTED);
  expect(form.points).toEqual([
    { ...own[0], ways: ["my way", "conclusion a", "conclusion b", "conclusion c"] },
    own[1],
    { ...own[2], ways: ["x", "y", "z"] },
    own[3],
    DRAFTED.points[3],
    ...DRAFTED.points.slice(4),
  ]);
  expect(filled).toBe(5);
});

test("a draft of what the teacher sees otherwise is not mixed with it", () => {
  const own = [
    point("conclusion", FOUR, { ways: ["my way", "", ""] }),
    point("reason", ONE, { ways: ["one", "", ""] }),
    point("reason", TWO, { ways: ["two", "too", "2"] }),
    point("find", "", { ways: ["1", "", ""] }),
    point("find", "", { ways: ["2", "", ""] }),
  ];
  const form = withPoints(own);
  expect(fillForm(form, DRAFTED)).toEqual({ form, filled: 0 });
});

test("ways that were typed without a mark are left alone, and get the mark", () => {
  const own = [point("conclusion", "", { ways: ["my way", "", ""] })];
  expect(fillForm(withPoints(own), DRAFTED).form.points[0]).toEqual({ ...own[0], sentence: ONE });
});

test("sentences that were edited away meanwhile, or are marked as something else, are not marked", () => {
  const form = withPoints([point("conclusion", TWO)], { passage: [ONE, TWO, FOUR].join(" ") });
  const { points } = fillForm(form, DRAFTED).form;
  expect(points.map(({ part, sentence }) => `${part} ${sentence}`)).toEqual([
    `conclusion ${TWO}`,
    `find ${TWO}`,
    "find ",
  ]);
});

test("words and values are told apart by their names, and a flaw by its kind", () => {
  const meanings = { ways: ["this", "that", "so what"] };
  const term = withPoints([point("term", "", { name: "Is", ways: ["", "those", ""] })], {
    module: 1,
  });
  const terms = [
    point("term", ONE, { name: "two", ...meanings }),
    point("term", ONE, { name: "is", ...meanings }),
  ];
  expect(fillForm(term, { flaw: "", points: terms }).form.points.slice(-2)).toEqual([
    { ...terms[1], name: "Is", ways: ["this", "those", "so what"] },
    terms[0],
  ]);
  const value = withPoints([point("first_value", "", { name: "order", ways: ["", "", ""] })], {
    module: 4,
  });
  const values = [point("first_value", "", { name: "freedom" })];
  expect(fillForm(value, { flaw: "", points: values }).filled).toBe(0);
  const flawed = withPoints([], { module: 5, flaw: "strawman" });
  const flaws = [point("flaw", TWO)];
  expect(fillForm(flawed, { flaw: "ad_hominem", points: flaws }).filled).toBe(0);
  expect(fillForm(flawed, { flaw: "strawman", points: flaws }).filled).toBe(1);
  expect(fillForm({ ...flawed, flaw: "" }, { flaw: "strawman", points: flaws }).form.flaw).toBe(
    "strawman",
  );
});
