import { expect, test } from "vitest";
import { cleanDraft, cleanText } from "./clean-draft.ts";
import { locate, locateNearly, overlap, verbatim } from "./locate.ts";

const PASSAGE =
  "The hall is cold. Nobody's shoes - not even mine - stay dry, so the club should buy a stove.";

test("a quotation is found word for word, whatever its quotation marks and dashes", () => {
  expect(verbatim(PASSAGE, "Nobody’s shoes — not even mine")).toBe(
    "Nobody's shoes - not even mine",
  );
  expect(verbatim(PASSAGE, "the hall is cold")).toBe("The hall is cold");
  expect(verbatim(PASSAGE, '"The hall is cold."')).toBe("The hall is cold");
});

test("other words are not found, nor words with some left out", () => {
  expect(locate(PASSAGE, "The hall is icy")).toBeNull();
  expect(locate(PASSAGE, "Nobody's shoes stay dry")).toBeNull();
  expect(locate(PASSAGE, "")).toBeNull();
});

test("an inexact quotation is found where few of its words differ", () => {
  const span = locateNearly(PASSAGE, "so the club ought to buy a stove");
  expect(span === null ? "" : PASSAGE.slice(span.start, span.end)).toContain("buy a stove");
  expect(locateNearly(PASSAGE, "penguins swim in winter")).toBeNull();
});

test("places overlap by the share of the shorter one", () => {
  expect(overlap({ start: 0, end: 10 }, { start: 5, end: 30 })).toBe(0.5);
  expect(overlap({ start: 0, end: 10 }, { start: 10, end: 30 })).toBe(0);
});

test("a reply is cleaned all through: typographic marks, runs of space, empty entries", () => {
  expect(cleanText("  “It’s”\u00A0a \n\n test ")).toBe('"It\'s" a test');
  expect(cleanDraft({ a: ["x ", "", "y"], b: { c: " z" }, n: 1 })).toEqual({
    a: ["x", "y"],
    b: { c: "z" },
    n: 1,
  });
});
