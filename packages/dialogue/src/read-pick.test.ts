import { expect, test } from "vitest";
import { readPick } from "./read-pick.ts";

const OPTIONS = 4;

test.each([
  ["B", 1],
  ["b.", 1],
  ["(c)", 2],
  ["A?", 0],
  ["a)", 0],
  ["A. as i said", 0],
  ["B, that is what I wrote", 1],
  ["d literally what i said", 3],
  ["I think it's C because the others say more", 2],
  ["option b", 1],
  ["ok, the answer is D", 3],
  ["the second one", 1],
  ["Second option, the one about buses", 1],
  ["last one", 3],
  ["the last.", 3],
  ["3", 2],
  ["number 4.", 3],
])("%s picks option %i", (message, place) => {
  expect(readPick(message, OPTIONS)).toBe(place);
});

test.each([
  "A fair rule would help everybody",
  "I think a rule is needed",
  "B or C",
  "the first sentence",
  "first they say it is cheap",
  "First, it costs too much",
  "not B",
  "E",
  "5",
  "2 of the reasons are weak",
  "be careful with dogs",
  "",
])("%s picks none", (message) => {
  expect(readPick(message, OPTIONS)).toBeNull();
});
