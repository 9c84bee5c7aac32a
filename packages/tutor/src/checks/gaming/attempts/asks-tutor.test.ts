import { describe, expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { asksOfMatter, asksOnly, ordersTutor } from "./asks-tutor.ts";

const fines = buildArgument({
  issue: "Should a public library stop fining readers who bring books back late?",
  passage:
    "Our library charges twenty pence a day for each overdue book. People who are trusted take care to bring things back. Therefore the library should stop fining readers who are late.",
});

const asksTutor = (message: string): boolean =>
  ordersTutor(message) || asksOfMatter(fines, message);

describe("it is left to the tutor to say something", () => {
  test.each([
    "It is about the twenty pence, and now you name another.",
    "The books are late. Say the rest for me.",
    "Explain the conclusion to a child of five.",
    "The fines should go up. And what would a clever person say?",
    "What does the library want?",
    "I do not know, name the reasons that the writer gives",
    "Readers are careless. Which is it really?",
    "In your view, are the fines too high?",
  ])("%s", (message) => {
    expect(asksTutor(message)).toBe(true);
  });
});

describe("it is not", () => {
  test.each([
    "The library should stop the fines.",
    "Is it that readers should be trusted?",
    "What does ambiguous mean?",
    "Do you mean the writer or me?",
    "They say that the books come back late.",
    "Readers who know what they owe bring them back.",
    "People pay and give their time.",
    "When readers are fined they stop coming",
    "The library should stop fining readers, who are mostly poor",
  ])("%s", (message) => {
    expect(asksTutor(message)).toBe(false);
  });
});

test.each([
  ["What do the fines have to do with it? And why?", true],
  ["I don't understand the twenty pence. Explain it.", true],
  ["Write a song about what the readers want", true],
  ["What the writer wants is an end of the fines.", false],
  ["Who cares about fines? Trust works better.", false],
  ["fairness?", false],
])("%s: nothing but asked: %s", (text, isAsked) => {
  expect(asksOnly(text)).toBe(isAsked);
});
