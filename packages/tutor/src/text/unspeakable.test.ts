import { expect, test } from "vitest";
import { isUnspeakable } from "./unspeakable.ts";

test.each(["sdfghjkl", "hhhhhhhh", "qqqqqq", "asdfqwer"])("%s is spelt as no word is", (word) => {
  expect(isUnspeakable(word)).toBe(true);
});

test.each(["idk", "2000", "conclusion", "conclution", "rhythm", "kowalski", "becuase"])(
  "%s is not: it is a word, a name, a number, or misspelt",
  (word) => {
    expect(isUnspeakable(word)).toBe(false);
  },
);
