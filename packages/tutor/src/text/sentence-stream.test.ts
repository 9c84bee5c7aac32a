import { describe, expect, test } from "vitest";
import { createSentenceSplitter } from "./sentence-stream.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";

/** What a text is cut into, piece by piece of so many characters. */
function stream(text: string, size: number): string[] {
  const splitter = createSentenceSplitter();
  const found: string[] = [];
  for (let at = 0; at < text.length; at += size)
    found.push(...splitter.push(text.slice(at, at + size)));
  return [...found, ...splitter.flush()];
}

const TEXTS = {
  plain: "You are close. What does the writer want?",
  quotation: 'Finish this: "The library should …" What comes next? Say it in your words.',
  abbreviations:
    "Look at the details, e.g. the box, i.e. what Mr. Hale set up at 8 a.m. there. Why?",
  decimals: "It rose by 1.5 per cent in 3.2 years. What is missing?",
  paragraphs: "Right, that is it.\n\nWhich reasons does the writer give?",
  question: 'Ask yourself "Why should I believe that?" of each claim. Which is left?',
  emphasis: "*The library should stop fining readers.* Which reasons are given?",
};

describe.each(Object.entries(TEXTS))("a text with %s", (_name, text) => {
  test.each([1, 2, 7, 1000])("is whole again when it came in pieces of %i", (size) => {
    expect(stream(text, size).join("")).toBe(text);
    const said = (pieces: string[]): string[] =>
      pieces.map((one) => one.trim()).filter((one) => one !== "");
    expect(said(stream(text, size))).toEqual(said(splitSentences(text)));
  });
});

test("a sentence is let go as soon as the next one begins", () => {
  const splitter = createSentenceSplitter();
  expect(splitter.push("You are close.")).toEqual([]);
  expect(splitter.push(" ")).toEqual([]);
  expect(splitter.push("N")).toEqual(["You are close. "]);
});

test("what looks like a sentence can be had before the next one shows that it is one", () => {
  const splitter = createSentenceSplitter();
  splitter.push("You are");
  expect(splitter.draft()).toBeNull();
  splitter.push(" close (so far.)");
  expect(splitter.draft()).toBe("You are close (so far.)");
  splitter.push(" Now");
  expect(splitter.draft()).toBeNull();
  expect(splitter.flush()).toEqual(["Now"]);
});

test("a text without an end is held to its end", () => {
  const splitter = createSentenceSplitter();
  expect(splitter.push("what does the writer want")).toEqual([]);
  expect(splitter.flush()).toEqual(["what does the writer want"]);
  expect(splitter.flush()).toEqual([]);
});

test("a sentence that never ends is cut at a word", () => {
  const pieces = stream("word ".repeat(200), 9);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join("")).toBe("word ".repeat(200));
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(330);
});

test("a row of marks without an end is cut where a row of letters is, and a sentence behind it ends where it ends", () => {
  const pieces = stream(`${"!".repeat(3000)} So it is. What do you see?`, 5000);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1000);
  expect(pieces.slice(-2)).toEqual(["So it is. ", "What do you see?"]);
  expect(pieces.join("")).toBe(`${"!".repeat(3000)} So it is. What do you see?`);
});
