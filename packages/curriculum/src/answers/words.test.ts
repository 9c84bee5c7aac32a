import { expect, test } from "vitest";
import { families } from "../issues/library.ts";
import { WORD_MEANINGS } from "./words.ts";

const entries = Object.entries(WORD_MEANINGS);
const words = Object.keys(WORD_MEANINGS);

/** The words of a text; one with a hyphen counts as a whole and in its parts. */
function wordsOf(text: string): string[] {
  const whole = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return whole.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]));
}

/** A word and its regular inflections; what is no word of English does no harm. */
function formsOf(word: string): readonly string[] {
  const stem = word.replace(/[ey]$/u, "");
  return [
    word,
    ...[word, word + word.slice(-1), stem].flatMap((base) =>
      ["s", "es", "ies", "ed", "ied", "ing", "er", "ers", "ly"].map((ending) => base + ending),
    ),
  ];
}

const issues = families().flatMap((family) => family.issues);

const ofLibrary = new Set(wordsOf(JSON.stringify(issues)));

const ambiguous = new Set(
  issues.flatMap(({ reasons }) => reasons.flatMap((reason) => wordsOf(reason.ambiguous.phrase))),
);

test("words stand in lower case and in order", () => {
  expect(words.filter((word) => !/^[a-z]+(?:-[a-z]+)*$/u.test(word))).toEqual([]);
  expect(words).toEqual(words.toSorted());
});

test("a meaning has one to twelve words, no capital first and no stop last", () => {
  for (const [word, meaning] of entries) {
    expect(meaning, word).toMatch(/^[a-z](?:.*[^\s.!?:;,])?$/u);
    expect(meaning.split(" ").length, word).toBeLessThanOrEqual(12);
  }
});

test("no meaning holds its own word", () => {
  const circular = entries.filter(([word, meaning]) =>
    wordsOf(meaning).some((said) => formsOf(word).includes(said)),
  );
  expect(circular).toEqual([]);
});

test("no word is part of an ambiguous term, whose meanings learners look for themselves", () => {
  expect(words.filter((word) => formsOf(word).some((form) => ambiguous.has(form)))).toEqual([]);
});

test("each word stands in the library", () => {
  expect(words.filter((word) => !formsOf(word).some((form) => ofLibrary.has(form)))).toEqual([]);
});
