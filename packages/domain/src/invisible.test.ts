import { expect, test } from "vitest";
import { withoutHidden, withoutInvisible } from "./invisible.ts";

test.each([
  ["f\u200Bu\u200Dck", "fuck"],
  ["f\u00ADu\u00AD\u200Dck", "fuck"],
  ["\u200D\u200Dtea", "tea"],
  ["a\u200D\u200Db", "ab"],
  ["\u200C\uFE0Fa\u200B\u200D", "a"],
  ["\u202Esteam\u2066 trains\u00AD\uFEFF", "steam trains"],
])("nothing hides in %j", (text, plain) => {
  expect(withoutInvisible(text)).toBe(plain);
  expect(withoutHidden(text)).toBe(plain);
});

test.each(["👩‍🚀", "❤️ films", "می‌خواهم", "क्‍ष", "日本の鉄道", "C++"])("%s stays as it is", (text) => {
  expect(withoutHidden(text)).toBe(text);
});
