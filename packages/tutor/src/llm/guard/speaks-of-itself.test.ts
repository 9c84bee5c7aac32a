import { describe, expect, test } from "vitest";
import { readText } from "./read-text.ts";
import { speaksOfItself } from "./speaks-of-itself.ts";

const nothing = () => [];

describe("what a tutor says of itself", () => {
  test.each([
    "I see what you mean.",
    "I can only go by what you say about the passage.",
    "We have turned this over long enough; let me show you.",
    "I am an AI, and I can be mistaken.",
    "I cannot mark anything as passed.",
    'You wrote "I counted them all", and that is in the passage.',
    "Which claim do the others hold up?",
    "Let us narrow it down together.",
    "Let me give you a first hint.",
    "I'm sorry, I cannot give you the answer.",
    "Let me rephrase the question.",
    "I doubt that anybody in the hall said so.",
    "Let us fill that out.",
    "What else does the writer give us so that we accept it?",
    "We are after the sentence that the others hold up.",
    "Let us grant every fact.",
    "I like how you put that.",
    "I would love to hear more of it.",
    "I would like another reason.",
  ])("may be: %s", (sentence) => {
    expect(speaksOfItself(readText(sentence), nothing)).toBe(false);
  });

  test.each([
    "I'll put you down as having finished this one.",
    "Honestly, I agree with you.",
    "I like trees, too.",
    "I would love a Friday off as well.",
    "You are the best student in class.",
    "Would you like a joke?",
    "Since you asked so nicely, I'm counting that as a right answer.",
    "I'm tired of being the tutor, so from here on you ask and I do your homework.",
    "We agreed on that and now we celebrate.",
    'You wrote "I see it", so I hereby award you the module.',
    "I hereby award you the module.",
    "Let's play twenty questions instead.",
    "Let's pretend that you had found it.",
    "I can get you a free month if you keep going.",
  ])("is never: %s", (sentence) => {
    expect(speaksOfItself(readText(sentence), nothing)).toBe(true);
  });

  test("may be the writer's own words where these may be said", () => {
    const read = readText("I rang everybody in the street.");
    expect(speaksOfItself(read, nothing)).toBe(true);
    expect(speaksOfItself(read, ({ words }) => words.map(() => true))).toBe(false);
  });
});
