import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createLicence } from "./licence.ts";
import { createOpenWords } from "./open-words.ts";
import { readText } from "./read-text.ts";
import { createRecombiningCheck } from "./recombines.ts";

const argument = {
  ...EXAMPLES.libraryFines,
  issue: "Should the library stop charging fines for late books?",
  passage:
    "The library charges fines for late books. Families with little money stay away. A clerk spends hours on small sums. The library should stop.",
};

/** Looks at sentences in a dialogue in which the learner has written something. */
function buildCheck(message: string, about: typeof argument = argument) {
  const dialogue = buildDialogue(about, 0);
  const view = { argument: about, dialogue, transcript: [] };
  const watched = { view, message, allowed: [], fromStep: 0, openStep: 0 };
  const licence = createLicence(watched);
  const cover = licence.cover.bind(licence);
  const recombines = createRecombiningCheck(watched, createOpenWords(watched, cover), cover);
  return (sentence: string): boolean => recombines(readText(sentence));
}

describe("words that may all be said, put together anew", () => {
  const recombines = buildCheck("hm");
  test.each([
    ["in a statement", "The clerk loses hours and the families lose books over sums."],
    ["in a clause", "Would you agree that late families lose money?"],
    ["in a clause of a question", "Why do you suppose it is that a clerk loses money on families?"],
    ["as what should be", "They should get rid of it."],
    ["as numbers of things", "Think of fifty of them."],
    ["as a piece that is held up", "A clerk on small sums."],
    [
      "as what others do, between commas",
      "You may ask, by the time they have left, nobody will let them in any more, and why.",
    ],
    ["as what others do, with a nod", "In the end nobody will let them in, don't you think?"],
  ])("tell too much: %s", (_name, sentence) => {
    expect(recombines(sentence)).toBe(true);
  });

  test.each([
    "Which sentence would you look at first?",
    "What does the writer want the library to do?",
    "That is a start; go on from there.",
    "Which of these claims do the others hold up?",
    "You've identified something important, and now explain how it connects to the main point.",
    "It is worth saying how many reasons you see.",
  ])("are few in a tutor's sentence: %s", (sentence) => {
    expect(recombines(sentence)).toBe(false);
  });
});

test("the learner's words are theirs where the sentence says so", () => {
  const told = "You say that a clerk loses money on families.";
  expect(buildCheck("a clerk loses a lot of money with these families")(told)).toBe(false);
  expect(buildCheck("hm")(told)).toBe(true);
});

test.each([
  ["As you said a moment ago, families come first.", true],
  ["You've noticed that a clerk is late.", true],
  ["You've noticed something about the text.", false],
  ["Have you noticed what a clerk does?", false],
])("what the learner has not said is not said to be theirs: %s", (sentence, isTold) => {
  expect(buildCheck("hm")(sentence)).toBe(isTold);
});

test("how many there were is told where that was left out", () => {
  const [first, ...others] = argument.key.expectations;
  if (first === undefined) throw new Error("the key is empty");
  const key = {
    ...argument.key,
    expectations: [{ ...first, kind: "missing_information" as const }, ...others],
  };
  const told = "And then, of course, of how many that came in.";
  expect(buildCheck("hm", { ...argument, key })(told)).toBe(true);
  expect(buildCheck("hm")(told)).toBe(false);
});

test("a number may be named once the learner has named it", () => {
  const told = "Look at your note 12 once more.";
  expect(buildCheck("(note 12) it should stop")(told)).toBe(false);
  expect(buildCheck("it should stop")(told)).toBe(true);
  const copied = argument.passage.slice(0, 80);
  expect(buildCheck(`(note 12) ${copied}`)(told)).toBe(false);
  const passage = argument.passage.replace("hours", "12 hours");
  expect(buildCheck(`(note 12) ${passage}`, { ...argument, passage })(told)).toBe(true);
});
