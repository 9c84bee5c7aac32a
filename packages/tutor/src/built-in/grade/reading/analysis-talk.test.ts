import { describe, expect, test } from "vitest";
import { asksForFact, leavesOpen, ranksValues, takesForGranted } from "./analysis-talk.ts";

describe("asking for a fact", () => {
  test.each(["how many people were asked?", "it doesn't say who paid for it", "number of visits"])(
    "%s",
    (text) => {
      expect(asksForFact(text)).toBe(true);
    },
  );

  test.each(["people who eat at home are ill less often", "is it fair to forbid that?", "why not"])(
    "is not: %s",
    (text) => {
      expect(asksForFact(text)).toBe(false);
    },
  );
});

test("a doubt takes up what is taken for granted", () => {
  expect(takesForGranted("people might not keep to it")).toBe(true);
  expect(takesForGranted("the writer assumes that they will come")).toBe(true);
});

test("what matters more is no fact", () => {
  expect(ranksValues("that safety is more important than fun")).toBe(true);
  expect(ranksValues("that the bus runs on time")).toBe(false);
});

describe("a proposal that leaves open what it proposes", () => {
  test.each([
    "they should find another way, such as a compromise",
    "the club should make a wise and balanced decision",
    "the library could do something different",
  ])("%s", (text) => {
    expect(leavesOpen(text)).toBe(true);
  });

  test("is not one that says what", () => {
    expect(leavesOpen("the library should let people check out their own books")).toBe(false);
  });
});
