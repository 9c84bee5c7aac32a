import { expect, test } from "vitest";
import { claimsNothing, namesValue } from "./claims-nothing.ts";

const ISSUE = "Should football for children have no tables?";
const against = { issue: ISSUE, ways: ["playing for fun", "winning", "children should enjoy it"] };
const value = { kind: "value", valueWords: ["fun"] } as const;

test.each(["three children football", "children, football", "football tables for children"])(
  "a value is not named by the topic alone: %s",
  (text) => {
    expect(claimsNothing(text, value, against)).toBe(true);
  },
);

test.each(["fun", "children should have fun", "winning football", "no tables for children"])(
  "a value, or what should be, is a claim: %s",
  (text) => {
    expect(claimsNothing(text, value, against)).toBe(false);
  },
);

test("a value that is a word of the issue's may be named", () => {
  const named = { kind: "value", valueWords: ["football"] } as const;
  expect(claimsNothing("football", named, { issue: ISSUE, ways: ["football"] })).toBe(false);
});

test.each([
  ["three football tables", true],
  ["football tables", false],
  ["three children and what 'tables' means to them", false],
])(
  "a word with two meanings is not named by counting what it stands for: %s",
  (text, isNothing) => {
    expect(
      claimsNothing(text, { kind: "ambiguous_term" }, { issue: ISSUE, ways: ["tables"] }),
    ).toBe(isNothing);
  },
);

test.each([
  ["The argument has strong points and weak points, and one must weigh them carefully.", true],
  ["On the one hand yes, on the other hand who knows.", true],
  ["It keeps some strength but is weaker without a source.", false],
  ["Weaker, because its strongest reason is gone.", false],
])("a verdict on both sides for no reason is none: %s", (text, isNothing) => {
  expect(claimsNothing(text, { kind: "impact" }, against)).toBe(isNothing);
});

test("a topic that is only pointed at is no conclusion", () => {
  const text = "Something about football tables and why it should be.";
  expect(claimsNothing(text, { kind: "conclusion" }, against)).toBe(true);
});

test.each([
  ["they keep the old ways of doing it", true],
  ["the passage has a beginning and a way to its end", false],
])("a value is named by all words of one of its names: %s", (text, isNamed) => {
  const named = { kind: "value", valueWords: ["the old ways", "what it is"] } as const;
  expect(namesValue(text, named)).toBe(isNamed);
});
