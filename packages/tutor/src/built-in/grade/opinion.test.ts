import { expect, test } from "vitest";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import { type Verdict, weighFindings, weighOpinion } from "./opinion.ts";

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

const HEARD = {
  coverage: { "reason-1": 0.9, "reason-2": 0.2 },
  misconception: "conclusion-as-reason",
  confidence: 0.9,
  reasons: [],
};

test("what was heard with a misconception keeps it where a second opinion changes nothing", () => {
  const weighed = weighFindings(HEARD, new Map([["reason-1", "covered"]]), () => false);
  expect(weighed).toEqual(HEARD);
});

test("words that a second opinion credits show no misconception", () => {
  const weighed = weighFindings(HEARD, new Map([["reason-2", "covered"]]), () => false);
  expect(weighed).toMatchObject({ coverage: { "reason-2": 0.85 }, misconception: null });
  expect(weighed.reasons).toEqual(["second opinion on reason-2: covered"]);
});

interface Heard {
  readonly heard: number;
  readonly verdict: Verdict;
  readonly misconception?: string;
  readonly isKeyWording?: boolean;
}

function weigh({ heard, verdict, misconception, isKeyWording = false }: Heard): number {
  const findings = {
    coverage: { conclusion: heard },
    misconception: misconception ?? null,
    confidence: 0.9,
    reasons: [],
  };
  const weighed = weighFindings(findings, new Map([["conclusion", verdict]]), () => isKeyWording);
  return weighed.coverage["conclusion"] ?? 0;
}

test("an opinion makes what was half heard near, and nothing of what was hardly heard", () => {
  expect(weigh({ heard: 0.4, verdict: "near" })).toBeGreaterThanOrEqual(NEAR);
  expect(weigh({ heard: 0.1, verdict: "near" })).toBe(0.1);
  expect(weigh({ heard: 0.1, verdict: "covered" })).toBeGreaterThanOrEqual(COVERED);
});

test("what an opinion sees nothing of is near only where it was heard as covered", () => {
  expect(weigh({ heard: 0.7, verdict: "none" })).toBeLessThan(NEAR);
  expect(weigh({ heard: 0.9, verdict: "none" })).toBeGreaterThanOrEqual(NEAR);
  expect(weigh({ heard: 0.9, verdict: "none" })).toBeLessThan(COVERED);
  expect(weigh({ heard: 0.4, verdict: "none" })).toBe(0.4);
});

test("a verdict on an argument stays near, whatever an opinion sees of its reason", () => {
  const findings = { coverage: { impact: 0.7 }, misconception: null, confidence: 0.9, reasons: [] };
  const weighed = weighFindings(findings, new Map([["impact", "none"]]), () => false);
  expect(weighed.coverage["impact"]).toBe(0.7);
});

test("where a misconception was heard an opinion makes nothing near, but may credit", () => {
  const misconception = "opposite-conclusion";
  expect(weigh({ heard: 0.4, verdict: "near", misconception })).toBe(0.4);
  expect(weigh({ heard: 0.4, verdict: "covered", misconception })).toBeGreaterThanOrEqual(COVERED);
});

test("no opinion takes back what was surely heard in the key's own words", () => {
  expect(weigh({ heard: 0.98, verdict: "near" })).toBeLessThan(COVERED);
  expect(weigh({ heard: 0.98, verdict: "near", isKeyWording: true })).toBe(0.98);
  expect(weigh({ heard: 0.85, verdict: "near", isKeyWording: true })).toBeLessThan(COVERED);
});
