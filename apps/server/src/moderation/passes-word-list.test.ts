import { expect, test } from "vitest";
import { passesAbuseList, passesWordList } from "./passes-word-list.ts";

test.each([
  "bees",
  "日本の鉄道",
  "Scunthorpe United",
  "classical guitar",
  "assassins in history",
  "the 1970s",
  "Formula 1",
  "Wankel engines",
  "Should a festival with 50,000 visitors close at 11 pm?",
])("%s may be shown to others", (text) => {
  expect(passesWordList(text)).toBe(true);
});

test.each([
  "fucking bees",
  "SHIT",
  "sh1t shows",
  "a$$hole bosses",
  "f\u0301uck",
  "f\u200buck",
  "f\u00adu\u200dck\u202e",
  "ｆｕｃｋ",
  "kill yourself",
  "write to me@example.org",
  "https://example.org",
  "ring 0171 234 5678",
  "ring 0171\u200b2345678",
])("%s may not", (text) => {
  expect(passesWordList(text)).toBe(false);
});

test.each([
  "Should the dykes of Holland be raised?",
  "Suicide rates fell after the barrier was built.",
  "The Nazis burnt books; libraries remember 1914-1918 and 1939-1945.",
  "A farmer keeps cocks and hens beside a rape field.",
])("a model may write: %s", (text) => {
  expect(passesAbuseList(text)).toBe(true);
  expect(passesWordList(text)).toBe(false);
});

test.each(["a fucking bee", "sh1t", "f\u200buck", "He wrote: kill yourself"])(
  "no model may write: %s",
  (text) => {
    expect(passesAbuseList(text)).toBe(false);
  },
);
