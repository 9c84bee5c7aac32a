import { expect, test } from "vitest";
import { hasInvisible } from "./invisible.ts";

test.each(["ma\u200Brk", "\u{E006D}ark", "a\u3164b", "\uE000", "\u202Eab"])(
  "something may be hidden in %j",
  (text) => {
    expect(hasInvisible(text)).toBe(true);
  },
);

test.each(["mark", "❤️ films", "naïve – “quoted” …", "क्ष"])("nothing is hidden in %s", (text) => {
  expect(hasInvisible(text)).toBe(false);
});
