import { expect, test } from "vitest";
import { quoteLearner } from "../summary/quote-learner.ts";
import { quotedWords } from "./quoted-words.ts";
import { cutAtClause } from "./cut-at-clause.ts";

test.each([
  [
    "it stands as it is where it fits; all of it.",
    20,
    "it stands as it is where it fits; all of it.",
  ],
  ["the bus is late, so the nurses walk home alone", 6, "the bus is late, …"],
  ["the bus is late because the nurses walk home alone", 7, "the bus is late …"],
  ["It is late. They walk home alone at night", 6, "It is late. …"],
  ["one two three four five six seven", 4, "one two three four …"],
])("a text is cut where a clause ends: %s", (text, most, cut) => {
  expect(cutAtClause(text, most)).toBe(cut);
});

test("what a judge quoted stands as the learner wrote it, marks and all", () => {
  const words = "i think: 240 ppl came (once!) … so no 40";
  expect(quotedWords(words)).toBe(words);
});

test("a clause is quoted without the word that joins it to the one before", () => {
  expect(quotedWords("And bees get flowers.")).toBe("bees get flowers");
  expect(quotedWords("and so")).toBe("and so");
});

test("a verdict is not cut before its ground, nor a clause before what it says of whom", () => {
  const verdict = `it is only half convincing, because ${"it shows that ten are cheap and ".repeat(4)}not that they are better`;
  expect(quotedWords(verdict)).toBe(verdict);
  expect(cutAtClause("nobody has to speak up. and the people who stay at home could come", 8)).toBe(
    "nobody has to speak up. …",
  );
});

test("a learner's words are never cut in the middle of a clause that is near its end", () => {
  const long = `${"they come back and back ".repeat(5).trim()}, which is why the fines should go and stay gone for good`;
  expect(quoteLearner(long)).toMatch(/[a-z,] …"$/u);
  expect(quoteLearner(long)).not.toContain("good");
});
