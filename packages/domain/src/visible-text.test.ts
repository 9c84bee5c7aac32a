import { expect, test } from "vitest";
import { hasVisibleText, withoutBidirectionalControls } from "./visible-text.ts";

test.each([
  "",
  " \n\t\u00A0\u3000",
  "\u200B",
  "\u2063",
  "\u3164",
  "\u2800",
  "\u00AD",
  "\u115F\u1160\uFFA0",
  "\u200E\u200F\u061C\u202E\u2069",
  "\u200D\uFE0F\u180E\u034F",
  "\u0301",
  "\u{E0041}\u{E0100}",
  "\uFEFF \u2060",
  "\uE000\uFFF9\uFFFC",
  "\u{1D159}",
  "\u0000\u0007",
  "\uD800",
])("nobody sees %j", (text) => {
  expect(hasVisibleText(text)).toBe(false);
});

test.each([
  "a",
  "?",
  "7",
  "\u200Ba",
  "日本",
  "می‌خواهم",
  "हिन्दी",
  "ไทย",
  "👩‍👩‍👧",
  "❤️",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1️⃣",
  "e\u0301",
  "가",
  "…",
])("%j is seen", (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

test("controls of the direction of writing go, joiners and variants stay", () => {
  const controls = "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C";
  expect(withoutBidirectionalControls(`A${controls}da`)).toBe("Ada");
  for (const name of ["می‌خواهم", "葛\u{E0100}城", "👩‍👩‍👧", "עברית", "Ada"]) {
    expect(withoutBidirectionalControls(name)).toBe(name);
  }
});
