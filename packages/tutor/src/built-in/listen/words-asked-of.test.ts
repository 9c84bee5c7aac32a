import { expect, test } from "vitest";
import { wordsAskedOf } from "./words-asked-of.ts";

const passage =
  "Terns nest in the cove below the village. The crew of a lifeboat cooks barley on a second-hand stove.";

test("“out” is no “outing”", () => {
  const text = "The third stair has moved out since the last outing.";
  expect(wordsAskedOf({ passage: text }, "what does he mean by moved out?")).toEqual([]);
  expect(wordsAskedOf({ passage: text }, "what is an outing?")).toEqual(["outing"]);
});

test.each([
  ["whats barley btw", ["barley"]],
  ["Excuse me, what means 'cove'? And 'tern'?", ["cove", "tern"]],
  ["sorry what is a tern exactly?", ["tern"]],
  ["what are terns?", ["tern"]],
  ["What does cove mean?", ["cove"]],
  ["what do you mean by barley?", ["barley"]],
  ["What does second-hand mean here?", ["second-hand"]],
  ["they eat barley. what does that mean", []],
  ["whats barley got to do with it?", []],
  ["what is the cove for?", []],
  ["do you mean the terns or the crew?", []],
  ["what is a stile?", []],
  ["the cove is full of terns", []],
])("“%s” asks for %j", (message, words) => {
  expect(wordsAskedOf({ passage }, message)).toEqual(words);
});
