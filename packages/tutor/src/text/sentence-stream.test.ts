import { describe, expect, test } from "vitest";
import { sentencesOf } from "./sentence-stream.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";

/** What pieces are cut into. */
async function cut(pieces: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const sentence of sentencesOf(
    (async function* () {
      yield* pieces;
    })(),
  ))
    found.push(sentence);
  return found;
}

/** The same of a text that comes in pieces of so many characters. */
function stream(text: string, size: number): Promise<string[]> {
  const count = Math.ceil(text.length / size);
  return cut(Array.from({ length: count }, (_, at) => text.slice(at * size, (at + 1) * size)));
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
  test.each([1, 2, 7, 1000])("is whole again when it came in pieces of %i", async (size) => {
    const pieces = await stream(text, size);
    expect(pieces.join("")).toBe(text);
    const said = (some: string[]): string[] =>
      some.map((one) => one.trim()).filter((one) => one !== "");
    expect(said(pieces)).toEqual(said(splitSentences(text)));
  });
});

test("a sentence is let go as soon as the next one begins", async () => {
  const given: string[] = [];
  const sentences = sentencesOf(
    (async function* () {
      for (const piece of ["You are close.", " ", "N", "ow"]) {
        given.push(piece);
        yield piece;
      }
    })(),
  );
  expect(await sentences.next()).toMatchObject({ value: "You are close. " });
  expect(given).toEqual(["You are close.", " ", "N"]);
  expect(await sentences.next()).toMatchObject({ value: "Now" });
});

test("a text without an end is held to its end", async () => {
  expect(await cut(["what does ", "the writer want"])).toEqual(["what does the writer want"]);
});

test("a sentence that never ends is cut at a word", async () => {
  const pieces = await stream("word ".repeat(200), 9);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join("")).toBe("word ".repeat(200));
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(330);
});

test("a row of marks without an end is cut where a row of letters is, and a sentence behind it ends where it ends", async () => {
  const pieces = await stream(`${"!".repeat(3000)} So it is. What do you see?`, 5000);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1000);
  expect(pieces.slice(-2)).toEqual(["So it is. ", "What do you see?"]);
  expect(pieces.join("")).toBe(`${"!".repeat(3000)} So it is. What do you see?`);
});
