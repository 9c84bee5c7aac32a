import { describe, expect, test } from "vitest";
import { type Rank, readRanking } from "./ranking.ts";

function partsOf(text: string, rank: Rank): string {
  return readRanking(text)
    .filter((part) => part.rank === rank)
    .map((part) => part.text.trim())
    .join(" | ");
}

describe("a ranking of two things", () => {
  test.each([
    ["safety over freedom", "safety", "freedom"],
    ["safety first, then freedom", "safety", "freedom"],
    ["safety first and only then freedom", "safety", "freedom"],
    ["Safety is more important to the writer than freedom.", "safety", "freedom."],
    ["freedom has to give way to safety", "safety", "freedom"],
    ["safety at the expense of freedom", "safety", "freedom"],
    ["he would rather have safety than freedom", "he would rather have safety", "freedom"],
    [
      "local togetherness wins, fair competition loses",
      "local togetherness wins",
      "fair competition loses",
    ],
    ["the lovely view comes second", "", "the lovely view comes second"],
    ["What matters most is privacy", "what matters most is privacy", ""],
    [
      "to do what you like, that has to stand back",
      "",
      "to do what you like, that has to stand back",
    ],
  ])("%s", (text, first, second) => {
    expect(partsOf(text, "first")).toBe(first);
    expect(partsOf(text, "second")).toBe(second);
  });

  test("is not seen where two things are only named", () => {
    expect(readRanking("safety and freedom").every((part) => part.rank === null)).toBe(true);
  });
});
