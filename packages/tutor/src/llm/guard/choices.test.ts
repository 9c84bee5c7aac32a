import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createChoiceCheck } from "./choices.ts";
import { createOpenWords } from "./open-words.ts";
import { readText } from "./read-text.ts";

function picks(message: string, sentence: string): boolean {
  const { libraryFines: argument } = EXAMPLES;
  const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
  const watched = { view, message, allowed: [], fromStep: 0, openStep: 0 };
  const words = createOpenWords(watched, ({ words: all }) => all.map(() => false));
  return createChoiceCheck(watched, words)(readText(sentence));
}

const MENU = "is it the fines, or the tempers, or the box by the door?";

describe("one of what the learner offers is picked", () => {
  test.each([
    [MENU, "The first."],
    [MENU, "Why not the second?"],
    [MENU, "Your third one is right."],
    [MENU, "The first, I would say."],
    ["fines, tempers, boxes, novels?", "Two and three are reasons."],
    [MENU, "Neither, I would say."],
    ["I think it is the fines, or the box.", "Your second idea deserves more words."],
    ["I think it is the fines, or the box.", "Stay with the second thought."],
    ["I think it is the fines, or the box.", "No, and yes."],
    ["I think it is the fines, or the box.", "Go on with the second."],
    ["1 stop the fines 2 buy thrillers 3 be kind", "It is number one."],
    ["1 stop the fines 2 buy thrillers 3 be kind", "Not two, not three."],
    ["1 stop the fines 2 buy thrillers 3 be kind", "One and three."],
    ["which sentence is it?", "Number 9."],
    ["A) stop fining B) fine more", "I would take option B."],
  ])("%s %s", (message, sentence) => {
    expect(picks(message, sentence)).toBe(true);
  });
});

describe("nothing is picked", () => {
  test.each([
    ["I do not know", "Say the first thing that comes to mind."],
    [MENU, "First, say what you make of it yourself."],
    [MENU, "Which words of the passage made you think of these?"],
    [MENU, "The first chapter of any book on libraries would ask something else."],
  ])("%s %s", (message, sentence) => {
    expect(picks(message, sentence)).toBe(false);
  });
});
