import { describe, expect, test } from "vitest";
import type { Issue } from "../issue.ts";
import { checkEvaluation } from "./check-evaluation.ts";
import { checkFamily } from "./check-family.ts";
import { families, familiesFor, findIssue, isOfLibrary } from "./library.ts";

/** With what a text begins, as readers notice it. */
const firstWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .split(" ", 3)
    .join(" ");

const issues = families().flatMap((family) => family.issues);

describe("the issue library", () => {
  test("has at least 40 families", () => {
    expect(families().length).toBeGreaterThanOrEqual(40);
  });

  test.each(families().map((family) => [family.id, family] as const))(
    "%s is sound",
    (_, family) => {
      expect(checkFamily(family)).toEqual([]);
    },
  );

  test("has for each issue what the modules that evaluate need", () => {
    expect(issues.flatMap(checkEvaluation)).toEqual([]);
  });

  test("asks no question twice and names no issue twice", () => {
    expect(new Set(issues.map((one) => one.question)).size).toBe(issues.length);
    expect(new Set(issues.map((one) => one.id)).size).toBe(issues.length);
  });

  test("has no two backgrounds, and in a family no two openings, with the same first three words", () => {
    const opened = issues.flatMap((one) => [one.background, one.otherBackground].map(firstWords));
    expect(opened.filter((words, at) => opened.indexOf(words) !== at)).toEqual([]);
    for (const family of families()) {
      const own = family.issues.flatMap(({ background, otherBackground, claim }) =>
        [background, otherBackground, claim].map(firstWords),
      );
      expect(own.filter((words, at) => own.indexOf(words) !== at)).toEqual([]);
    }
  });

  test.each<[string, (issue: Issue) => string]>([
    ["concession", (one) => one.values.concession],
    ["distortion", (one) => one.fallacies.strawman.distortion],
    ["attack", (one) => one.fallacies.adHominem.attack],
    ["threat", (one) => one.fallacies.falseDichotomy.threat],
    ["finding", (one) => one.figures.subgroups.finding],
  ])("has no %s twice", (_, pick) => {
    const texts = issues.map(pick);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe("placing an interest", () => {
  test.each([
    ["Football", "football-and-sport"],
    ["my old guitar", "music"],
    ["CATS!", "pets-and-animals"],
    ["public transport in Wales", "cycling-and-transport"],
  ])("%s belongs to %s", (interest, family) => {
    expect(familiesFor(interest).map((one) => one.id)).toContain(family);
  });

  test("works for every family's own name, and gives no other", () => {
    for (const family of families()) expect(familiesFor(family.name)).toEqual([family]);
  });

  test.each(["falconry", "日本の鉄道", "catastrophe", "", "!!!"])(
    "%s belongs to none",
    (interest) => {
      expect(familiesFor(interest)).toEqual([]);
    },
  );
});

describe("finding the issue behind a question", () => {
  test("works for every issue of the library", () => {
    for (const issue of families().flatMap((family) => family.issues))
      expect(findIssue(issue.question)?.id).toBe(issue.id);
  });

  test("finds nothing behind any other text", () => {
    expect(findIssue("Should pigs fly?")).toBeNull();
  });
});

test("an interest is of the library by its whole name, or a whole keyword, alone", () => {
  expect(["Chess", " beekeeping ", families()[0]?.name ?? ""].map(isOfLibrary)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["killing chess players", "zither", ""].map(isOfLibrary)).toEqual([false, false, false]);
});
