import { expect, test } from "vitest";
import { fitsAnyText } from "./fits-any-text.ts";

test.each([
  [
    "assumption",
    "She takes it for granted that what she says is true, and if not, it falls apart.",
  ],
  ["missing_information", "The writer just assumes that his own claims are right"],
  ["impact", "It relies on the conclusion being right, as she believes that she is right."],
  [
    "probe",
    "A false cause is when two things merely come together. An ad hominem is when you attack the person.",
  ],
  ["reason", "He believes that his claim is true."],
  ["value", "Reading it closely, some aspects deserve a second look and others do not."],
  ["fallacy", "One has to look at both sides, and in the end everybody has their own opinion."],
  ["value", "More information is needed, such as reports, figures and surveys."],
  ["assumption", "He takes something for granted. He believes that he is right."],
] as const)("as %s this fits any text: %s", (kind, text) => {
  expect(fitsAnyText(text, kind)).toBe(true);
});

test.each([
  ["assumption", "She assumes that what she says is true of every library."],
  ["assumption", "He takes for granted that he is right about the village."],
  ["assumption", "They take it for granted that the books are all right in the box."],
  ["ambiguous_term", "Free is when it costs nothing, and free is when nobody forbids it."],
  [
    "fallacy",
    "It is a false dilemma, which is when only two ways are offered: fine them or close.",
  ],
  ["impact", "More evidence is needed before I believe it."],
  ["missing_information", "More information is needed on how many books come back."],
  ["value", "Some people care about order and others about trust."],
  ["conclusion", "One has to look at both sides, but the library should stop its fines."],
  ["assumption", "He believes that he is right. He takes it that readers know when books are due."],
] as const)("as %s this is said of this one: %s", (kind, text) => {
  expect(fitsAnyText(text, kind)).toBe(false);
});
