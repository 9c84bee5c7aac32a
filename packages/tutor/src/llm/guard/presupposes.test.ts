import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createOpenWords } from "./open-words.ts";
import { createPresuppositionCheck } from "./presupposes.ts";
import { readText } from "./read-text.ts";

function presupposes(sentence: string, message = "I do not know"): boolean {
  const { libraryFines: argument } = EXAMPLES;
  const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
  const watched = { view, message, allowed: [], fromStep: 0, openStep: 0 };
  const words = createOpenWords(watched, ({ words: all }) => all.map(() => false));
  return createPresuppositionCheck(watched, words)(readText(sentence));
}

describe("a sentence takes for granted what is to be found", () => {
  test.each([
    "Which words ask for generosity?",
    "And where does the writer want cashboxes gone?",
    "What do you think of an amnesty as the point of it?",
    "Good, but which sentence calls for mercy?",
    "What about forgiving them?",
    "In which part does somebody plead for leniency?",
    "To the question above the text, the writer's reply is yes.",
    "The letter answers with a firm no.",
    "The librarian says yes to the question in the heading.",
  ])("%s", (sentence) => {
    expect(presupposes(sentence)).toBe(true);
  });
});

describe("a question takes nothing for granted", () => {
  test.each<[string, string?]>([
    ["Which words make you think so?"],
    ["Where does the writer say what should be done?"],
    ["Which sentence speaks of the library?"],
    ["What do you think of that?"],
    ["Which words made you think of generosity?", "it is about generosity"],
    ["What kind of sentence would an amnesty be in?"],
    ["Would the writer answer that question with yes or no?"],
    ["The writer says no word about prices."],
    ["Which word or phrase in the reasons could be understood in two ways?"],
    ["The text says no more than that."],
  ])("%s", (sentence, message) => {
    expect(presupposes(sentence, message)).toBe(false);
  });
});
