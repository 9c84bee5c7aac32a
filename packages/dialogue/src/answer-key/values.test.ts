import { expect, test } from "vitest";
import { valueExpectation } from "./values.ts";

function told(name: string, phrase: string): string {
  const rest = { words: [], paraphrases: [], hints: [], prompt: "" };
  return valueExpectation("first", { name, phrase, ...rest }, { phrase: "warm feet" }).statement;
}

test("a value is told as it shows in the passage, with its name where that is not in it", () => {
  expect(told("safety", "dry feet")).toBe(
    "What the writer puts first is dry feet, or, in a word, safety.",
  );
  expect(told("peace and quiet", "a nap at noon")).toBe(
    "What the writer puts first is a nap at noon, or, in short, peace and quiet.",
  );
  expect(told("privacy", "privacy at home")).toBe("What the writer puts first is privacy at home.");
});

test.each([
  ["freedom of choice", "each reader's own choice"],
  ["freedom of choice", "the free use of the hall"],
  ["safety", "a safe way home"],
  ["creativity", "room for painters to be creative"],
  ["fairness", "a fair deal"],
])("%s is not said over again beside %s", (name, phrase) => {
  expect(told(name, phrase)).toBe(`What the writer puts first is ${phrase}.`);
});

test("a name that only begins like a word of the phrase is said", () => {
  expect(told("compassion", "company for the lonely")).toContain("in a word, compassion");
});
