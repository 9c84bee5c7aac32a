import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import { ARGUMENT_PATTERNS } from "./argument-patterns.ts";
import { planArgument } from "./plan-argument.ts";

function request(changes: Partial<ArgumentRequest>): ArgumentRequest {
  return { module: 5, issue: "?", interest: "x", seed: 1, recentFrames: [], ...changes };
}

describe.each(MODULE_NUMBERS)("the plans of module %i", (module) => {
  test("take every pattern in turn before one comes again, whatever the seeds", () => {
    const met: string[] = [];
    const count = ARGUMENT_PATTERNS[module].length;
    for (let round = 0; round < 3 * count; round += 1) {
      const recentFrames = met.toReversed();
      met.push(planArgument(request({ module, seed: round * 7919, recentFrames })).frame);
    }
    for (let from = 0; from < met.length; from += count)
      expect(new Set(met.slice(from, from + count)).size).toBe(count);
  });

  test("are the same for the same request", () => {
    expect(planArgument(request({ module }))).toEqual(planArgument(request({ module })));
  });
});

test("the writer has several kinds of text to choose from, other ones first for another seed", () => {
  const voices = Array.from({ length: 40 }, (_, seed) => planArgument(request({ seed })).voices);
  for (const own of voices) expect(new Set(own).size).toBe(4);
  expect(new Set(voices.map(([first]) => first)).size).toBeGreaterThan(4);
});

test("the seed alone decides for a learner who has met none", () => {
  const kinds = Array.from({ length: 40 }, (_, seed) => planArgument(request({ seed })).flaw);
  expect(new Set(kinds).size).toBe(4);
});

test("arguments of the built-in composer count as met, too", () => {
  const recentFrames = ["m5-strawman-2", "m5-ad-hominem-1", "llm-m5-slippery-slope"];
  for (const seed of [1, 2, 3])
    expect(planArgument(request({ seed, recentFrames })).flaw).toBe("false_dichotomy");
});

test("the one met longest ago comes first when all were met", () => {
  const recentFrames = [
    "llm-m7-outlier",
    "llm-m7-no-base",
    "llm-m7-small-sample",
    "m7-no-subgroups-3",
    "llm-m7-outlier",
  ];
  expect(planArgument(request({ module: 7, recentFrames })).frame).toBe("llm-m7-no-subgroups");
});

test("only modules 5 and 7 plan a flaw of a kind", () => {
  for (const module of MODULE_NUMBERS)
    expect(planArgument(request({ module })).flaw !== null).toBe(module === 5 || module === 7);
});
