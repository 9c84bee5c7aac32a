import { expect, test } from "vitest";
import { weighFindings, weighOpinion } from "./opinion.ts";

const NEARLY = 0.66;

test.each([
  [0.3, "covered", 0.85],
  [0.9, "covered", 0.9],
  [0.9, "tenable", 0.9],
  [0.3, "tenable", NEARLY],
  [0.9, "near", NEARLY],
  [0.3, "near", NEARLY],
  [0.9, "none", NEARLY],
  [0.3, "none", 0.3],
  [0.3, undefined, 0.3],
] as const)("what was heard as %d, and is %s, counts %d", (heard, verdict, counts) => {
  expect(weighOpinion(heard, verdict)).toBe(counts);
});

const heard = {
  coverage: { "reason-1": 0.9, "reason-2": 0.2 },
  misconception: "conclusion-as-reason",
  confidence: 0.9,
  reasons: [],
};

test("what was heard with a misconception keeps it where a second opinion changes nothing", () => {
  const weighed = weighFindings(heard, new Map([["reason-1", "covered"]]));
  expect(weighed).toEqual(heard);
});

test("words that a second opinion credits show no misconception", () => {
  const weighed = weighFindings(heard, new Map([["reason-2", "covered"]]));
  expect(weighed).toMatchObject({ coverage: { "reason-2": 0.85 }, misconception: null });
  expect(weighed.reasons).toEqual(["second opinion on reason-2: covered"]);
});
