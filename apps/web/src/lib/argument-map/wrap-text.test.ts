import { expect, test } from "vitest";
import { wrapText } from "./wrap-text.ts";

const widthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test("a text breaks between words, as late as it can", () => {
  expect(wrapText("one two three four", 9, widthOf)).toEqual(["one two", "three", "four"]);
});

test("a text that fits stands on one line, and no text on none", () => {
  expect(wrapText("one two", 7, widthOf)).toEqual(["one two"]);
  expect(wrapText(" \n ", 7, widthOf)).toEqual([]);
});

test("a word that is wider than a line is broken, and the next one follows it", () => {
  expect(wrapText("a incomprehensible b", 6, widthOf)).toEqual(["a", "incomp", "rehens", "ible b"]);
});

test("what is read as one letter is not broken", () => {
  expect(wrapText("👩‍👩‍👧👩‍👩‍👧e\u0301", 1, widthOf)).toEqual(["👩‍👩‍👧", "👩‍👩‍👧", "e\u0301"]);
});

test("a place narrower than a letter still has one letter a line", () => {
  expect(wrapText("ab c", 0.5, widthOf)).toEqual(["a", "b", "c"]);
});
