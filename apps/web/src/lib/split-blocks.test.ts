import { describe, expect, test } from "vitest";
import { splitBlocks } from "./split-blocks.ts";

describe("splitBlocks", () => {
  test("splits at blank lines", () => {
    expect(splitBlocks("One\nstill one\n\n\nTwo")).toEqual(["One\nstill one", "Two"]);
  });

  test("keeps the items of a loose list together", () => {
    expect(splitBlocks("1. a\n\n   more of a\n\n2. b\n\nAfter")).toEqual([
      "1. a\n\n   more of a\n\n2. b",
      "After",
    ]);
  });

  test("does not split fenced code", () => {
    expect(splitBlocks("```\na\n\nb\n```\n\nAfter")).toEqual(["```\na\n\nb\n```", "After"]);
  });

  test("treats a fence that is still open as one block", () => {
    expect(splitBlocks("Text\n\n~~~\na\n\n```\n\nb")).toEqual(["Text", "~~~\na\n\n```\n\nb"]);
  });

  test("has no blocks for nothing", () => {
    expect(splitBlocks("")).toEqual([]);
    expect(splitBlocks("\n \n")).toEqual([]);
  });

  test("changes the last block only while a text grows", () => {
    const text = "First *one*.\n\n- a\n- b\n\nThen **two** and three.\n\n> quoted\n";
    let before: string[] = [];
    for (let length = 1; length <= text.length; length += 1) {
      const blocks = splitBlocks(text.slice(0, length));
      expect(blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      before = blocks;
    }
  });
});
