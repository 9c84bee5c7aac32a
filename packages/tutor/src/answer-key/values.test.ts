import { expect, test } from "vitest";
import { valueExpectation } from "./values.ts";

function told(name: string, phrase: string): string {
  const rest = { words: [], paraphrases: [], hints: [], prompt: "" };
  return valueExpectation("first", { name, phrase, ...rest }).statement;
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
