import { describe, expect, test } from "vitest";
import { explainFinding, explainJudge } from "./explain-finding.ts";

const statements = new Map([["reason-1", "It costs $& less."]]);

describe("explainFinding", () => {
  test.each([
    ["says reason-1 (0.91)", "Says: It costs $& less. (likeness 91%)"],
    ["names reason-1 (0.85)", "Says: It costs $& less. (likeness 85%)"],
    ["says reason-2 (0.91)", "Says: reason 2 (likeness 91%)"],
    ["accepted reason-1 (0.91)", "Says: It costs $& less. (likelihood 91%)"],
    ["unsure reason-1 (0.41)", "May say: It costs $& less. (likelihood 41%)"],
    ["missed own (0.05)", "Does not say: a find of their own (likelihood 5%)"],
    ["believes reason-1", "Is believed to say: It costs $& less."],
    ["chooses reason-1", "Chooses from the list: It costs $& less."],
    ["chooses another statement", "Chooses another statement from the list"],
    ["is a listed mistake", "Is a known mistake"],
    ["said reason-1 before: It costs less", "Has said before: It costs $& less."],
    ["said reason-1 twice in different words", "Said twice, in different words: It costs $& less."],
    ["is a listed way of saying reason-1", "Is a known way of saying: It costs $& less."],
    ["heap_of_words reason-1 (0.40)", "Only lists words of: It costs $& less. (likeness 40%)"],
    ["misconception other (0.77)", "Shows the misconception (likeness 77%)"],
    ["touches nothing", "Is not close to any of the expected points"],
    ["copies_the_passage", "Copies the passage"],
    ["a_new finding", "a new finding"],
    ["The learner names the cost.", "The learner names the cost."],
  ])("%s", (finding, words) => {
    expect(explainFinding(finding, statements)).toBe(words);
  });
});

test("a judge's version stands apart from its name", () => {
  expect(explainJudge("built-in@1")).toBe("built-in, version 1");
  expect(explainJudge("acme/small@assess-1")).toBe("acme/small, version assess-1");
  expect(explainJudge("built-in")).toBe("built-in");
});
