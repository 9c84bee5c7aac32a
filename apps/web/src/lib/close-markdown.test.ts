import { expect, test } from "vitest";
import { closeMarkdown } from "./close-markdown.ts";

test.each([
  ["plain words", "plain words"],
  ["a question: *Should a town", "a question: *Should a town*"],
  ["a question: *Should a town ", "a question: *Should a town*"],
  ["a question: *Should a town?* And", "a question: *Should a town?* And"],
  ["a question: *", "a question: "],
  ["**Next ti", "**Next ti**"],
  ["**Next** *ti", "**Next** *ti*"],
  ["the `wor", "the `wor`"],
  ["* an item", "* an item"],
  ["* an *item", "* an *item*"],
  ["*One.*\n\nTwo *th", "*One.*\n\nTwo *th*"],
])("%j is shown as %j while it is written", (written, shown) => {
  expect(closeMarkdown(written)).toBe(shown);
});
