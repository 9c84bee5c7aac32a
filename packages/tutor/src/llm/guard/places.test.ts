import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createPlaceCheck } from "./places.ts";
import { readText } from "./read-text.ts";

const { libraryFines: argument } = EXAMPLES;

/** At which expectation of a step's a sentence points. */
function pointsAt(sentence: string, step: number, message = "", allowed: readonly string[] = []) {
  const view = { argument, dialogue: buildDialogue(argument, step), transcript: [] };
  const check = createPlaceCheck({ view, message, allowed, fromStep: step, openStep: step });
  return check.find(readText(sentence));
}

describe("a sentence that is looked for is pointed at", () => {
  test.each([
    ["It is the last sentence.", 0],
    ["Sentence number nine is no use, sentence 9 is.", 0],
    ["It stands in the ninth sentence, at the end of the passage.", 0],
    ['Look for "So the library" and read on.', 0],
    ['The sentence with "should" is the one.', 0],
    ["Sentence five is one of them.", 1],
    ["Sentence number seven is another.", 1],
    ['Read what comes behind "Besides".', 1],
    ['The words after "Besides, chasing" are a reason.', 1],
    ["The fifth sentence has such a word.", 2],
    ['What about the word "responsible"?', 2],
  ])("%s", (sentence, step) => {
    expect(pointsAt(sentence, step)).not.toBeNull();
  });

  test("by its place from the end", () => {
    const passage = `${argument.passage} We can talk about it in May.`;
    const view = { argument: { ...argument, passage }, dialogue: buildDialogue(argument, 0) };
    const watched = { view: { ...view, transcript: [] }, message: "", allowed: [] };
    const check = createPlaceCheck({ ...watched, fromStep: 0, openStep: 0 });
    for (const sentence of [
      "It is the last but one.",
      "Try the second sentence from the end.",
      "The last sentence but one is the conclusion.",
    ])
      expect(check.find(readText(sentence))).toBe("conclusion");
    expect(check.find(readText("The last sentence is no help."))).toBeNull();
  });

  test("by a mark that it has", () => {
    const passage = argument.passage.replace("Besides, chasing", "Besides: chasing");
    const view = { argument: { ...argument, passage }, dialogue: buildDialogue(argument, 1) };
    const watched = { view: { ...view, transcript: [] }, message: "", allowed: [] };
    const check = createPlaceCheck({ ...watched, fromStep: 1, openStep: 1 });
    expect(check.find(readText("Read what stands after the colon."))).toBe("reason-2");
  });
});

describe("nothing is pointed at", () => {
  test.each([
    ["What would you say in one sentence?", 0],
    ["The second sentence sets the scene.", 0],
    ['Why does the writer say "thriller"?', 0],
    ["The last sentence is the conclusion.", 1],
    ['What does "the" tell you?', 1],
    ['Try the "because" test on it.', 1],
    ["*The library should stop fining readers who return their books late.*", 1],
  ])("%s", (sentence, step) => {
    expect(pointsAt(sentence, step)).toBeNull();
  });

  test("by a word that the learner has named, or that the move gives", () => {
    const sentence = 'What about the word "responsible"?';
    expect(pointsAt(sentence, 2, "is it responsible maybe?")).toBeNull();
    expect(pointsAt(sentence, 2, "", ['Look at "responsible".'])).toBeNull();
  });
});
