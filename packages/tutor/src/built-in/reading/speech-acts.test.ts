import { describe, expect, test } from "vitest";
import { asksForHint } from "./speech-acts.ts";

describe("asking for a hint and doing nothing else", () => {
  test.each([
    "hint please",
    "Can I have another hint?",
    "Give me a hint? A tiny one? The size of a crumb?",
    "I really need a clue here, I'm stuck",
    "one more hint and I think I've got it",
  ])("it is: %s", (message) => {
    expect(asksForHint(message)).toBe(true);
  });

  test.each([
    "A hint of salt is not the same as a salty dish.",
    "The writer gives no clue about how many buses were counted in the survey.",
    "Does the word mean a hint from the neighbours or proof by the council?",
    "It is about help for families",
  ])("it is not: %s", (message) => {
    expect(asksForHint(message)).toBe(false);
  });
});
