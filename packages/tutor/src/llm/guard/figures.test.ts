import { expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createFigureCheck } from "./figures.ts";
import { readText } from "./read-text.ts";

const argument = {
  ...EXAMPLES.libraryFines,
  passage: "Fines bring in £1,200 a year, and 8 in 100 people pay them late.",
};
const said = "In my town it is twelve per cent, or maybe 30%.";
const transcript = [{ sender: "user" as const, text: said, step: 0 }];
const isNew = createFigureCheck({
  view: { argument, dialogue: buildDialogue(argument, 0), transcript },
  message: "What about 2019?",
  allowed: ["Would it be so for 45 towns?"],
  fromStep: 0,
  openStep: 0,
});

test.each([
  "Try 10% off for everybody who is in time.",
  "GIVE EVERYBODY £5 BACK!",
  "Ten percent of it could go to books.",
  "Fines bring in 1,300 a year.",
  "It was so in 1998.",
])("a figure that nobody named is new: %s", (sentence) => {
  expect(isNew(readText(sentence))).toBe(true);
});

test.each([
  "You are at step 2 of 4.",
  "The passage speaks of £1,200; what is that to show?",
  "Where does 1200 come from?",
  "What would 30 percent, or twelve per cent, change?",
  "Why 2019?",
  "Would it be so for 45 towns?",
  "What do 8 in 100 show?",
  "What does the writer want?",
])("a figure that was named, or a small number, is not: %s", (sentence) => {
  expect(isNew(readText(sentence))).toBe(false);
});
