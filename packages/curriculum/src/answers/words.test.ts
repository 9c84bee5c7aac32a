import { expect, test } from "vitest";
import { families } from "../issues/library.ts";
import { STORED_ANSWERS } from "./answers.ts";
import { TUTOR_WORDS, WORD_MEANINGS } from "./words.ts";

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

const stored = new Set(STORED_ANSWERS.map(({ id }) => id));
const ofTutor = Object.entries(TUTOR_WORDS).filter(([, meaning]) => !stored.has(meaning));

test("the tutor's words stand in lower case, each once", () => {
  const phrases = Object.keys(TUTOR_WORDS);
  expect(phrases.filter((phrase) => !/^[a-z']+(?: [a-z']+)*$/u.test(phrase))).toEqual([]);
  expect(phrases).toEqual(phrases.toSorted());
});

test("what a word of the tutor's means is the id of an answer, or two to sixteen words that go on in a sentence", () => {
  for (const [phrase, meaning] of ofTutor) {
    expect(meaning, phrase).toMatch(/^[a-zI][^.!?:;]*[^\s.!?:;,]$/u);
    const count = meaning.split(" ").length;
    expect(count > 1 && count <= 16, phrase).toBe(true);
  }
});

test("no meaning holds the words of the tutor's that it explains", () => {
  const circular = ofTutor.filter(([phrase, meaning]) =>
    ` ${wordsOf(meaning).join(" ")} `.includes(` ${phrase} `),
  );
  expect(circular).toEqual([]);
});
