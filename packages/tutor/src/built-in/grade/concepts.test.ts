import { describe, expect, test } from "vitest";
import { FALLACY_CONCEPTS, FLAW_CONCEPTS, namedFallacies, saysConcept } from "./concepts.ts";

describe("the name of a fallacy", () => {
  test.each([
    ["its a straw man", ["strawman"]],
    ["attacking the person", ["ad_hominem"]],
    ["Ad hominum I think", ["ad_hominem"]],
    ["false dilema", ["false_dichotomy"]],
    ["black-and-white thinking", ["false_dichotomy"]],
    ["slipery slope", ["slippery_slope"]],
    ["not a strawman but a slippery slope", ["slippery_slope"]],
    ["the writer is unfair", []],
  ])("%s", (text, names) => {
    expect(namedFallacies(text)).toEqual(names);
  });
});

describe("what is wrong, in plain words", () => {
  test.each([
    ["strawman", "nobody ever said that, he puts words in their mouths"],
    ["ad_hominem", "it attacks the man instead of what he says"],
    ["false_dichotomy", "there are more than two options"],
    ["slippery_slope", "one small thing does not have to lead to another"],
  ])("%s: %s", (fallacy, text) => {
    expect(saysConcept(FALLACY_CONCEPTS[fallacy], text)).toBe(true);
  });

  test.each([
    ["no_base", "how many were there before?"],
    ["outlier", "one extreme case pulls the average up"],
    ["no_subgroups", "it may be different for the old and the young"],
    ["small_sample", "only five people were asked"],
  ])("%s: %s", (flaw, text) => {
    expect(saysConcept(FLAW_CONCEPTS[flaw], text)).toBe(true);
  });

  test("a mere complaint says none of them", () => {
    for (const concept of [...Object.values(FALLACY_CONCEPTS), ...Object.values(FLAW_CONCEPTS)])
      expect(saysConcept(concept, "I do not agree with the writer")).toBe(false);
  });
});
