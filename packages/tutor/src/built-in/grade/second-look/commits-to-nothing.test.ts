import { expect, test } from "vitest";
import { commitsToNothing } from "./commits-to-nothing.ts";

test.each([
  ["conclusion", "It's either that the library should stop the fines or that it shouldn't."],
  ["conclusion", "the library should drop it or keep it"],
  ["conclusion", "that fines should or should not be charged"],
  ["conclusion", "the library should do the right thing with the fines"],
  ["conclusion", "Does the writer want fines or not?"],
  ["conclusion", "What does the writer want?"],
  ["alternative", "the school should do X and the pupils should do Y"],
  ["value", "honesty, courage, music, money, age, fun, time. Two of these"],
  ["value", "Is it trust over order? or order over trust?"],
  ["reason", "What do the twenty pence have to do with it?"],
] as const)("a %s is left open: %s", (kind, text) => {
  expect(commitsToNothing(text, kind)).toBe(true);
});

test.each([
  ["conclusion", "the library should stop the fines, whether people are late or early"],
  ["conclusion", "they should do without fines"],
  ["conclusion", "Buses should be free for everyone, rich or poor."],
  ["conclusion", "Schools should stop giving good or bad marks."],
  ["conclusion", "The library should open late, whether people like it or not."],
  ["conclusion", "They should have time to try something new before they choose"],
  ["reason", "Readers bring the books back whether or not they are fined."],
  ["reason", "Readers forget the day or are not able to come."],
  ["impact", "I don't know whether I can believe it, because nobody counted the late books."],
  ["impact", "How can we trust the conclusion if nobody counted?"],
  ["alternative", "Help late readers with reminders instead."],
  ["alternative", "Write to late readers instead of fining them."],
  ["value", "trust over order and money"],
  ["value", "fairness?"],
  ["missing_information", "How many readers are late?"],
  ["impact", "You share the taste or you don't."],
  ["fallacy", "so what if he is divorced?"],
] as const)("a %s is claimed: %s", (kind, text) => {
  expect(commitsToNothing(text, kind)).toBe(false);
});
