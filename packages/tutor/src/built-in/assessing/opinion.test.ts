import { expect, test } from "vitest";
import { COVERED, NEAR } from "../../dialogue/coverage.ts";
import { type Verdict, weighFindings } from "./opinion.ts";

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
