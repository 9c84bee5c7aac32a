import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { families } from "@elenchus/curriculum/issues/library";
import type { Argument } from "@elenchus/dialogue/argument";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { expect, test } from "vitest";
import { argumentOf } from "./argument-of.ts";

const ISSUES = families().flatMap((family) => family.issues);

/** Every frame with every so manieth issue, so that each issue has its turn in each module. */
const written = MODULE_NUMBERS.flatMap((module) =>
  ISSUES.flatMap((issue, at): Argument[] => {
    const frames = FRAMES[module];
    const frame = frames[at % frames.length];
    const composed = frame && composePassages(frame, issue)[0];
    if (composed === undefined) return [];
    return [argumentOf(composed, { module, issue: issue.question, seed: at, writer: "test" })];
  }),
);
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");

test("a key has its flaw's defence in four ways at least, and none is a way of finding it", () => {
  for (const { key, frame, module } of written) {
    const defended = key.misconceptions.filter(({ id }) => id.startsWith("defends-"));
    expect(defended.length, frame).toBe(module === 5 || module === 7 ? 2 : 1);
    const own = key.expectations.filter(({ step }) => step === ANALYSIS_STEP);
    const right = new Set(own.flatMap((one) => one.paraphrases).map(plain));
    for (const { paraphrases } of defended) {
      expect(paraphrases.length).toBeGreaterThanOrEqual(4);
      expect(paraphrases.filter((text) => right.has(plain(text)))).toEqual([]);
      expect(paraphrases.filter((text) => text.includes("{"))).toEqual([]);
    }
  }
});

test("an expectation is turned round, and never in one of its own ways of saying it", () => {
  for (const { key, frame } of written)
    for (const one of key.expectations) {
      if (one.kind === "probe" || one.paraphrases.length === 0) continue;
      const { id, opposites = [], paraphrases } = one;
      const least = id === "conclusion" ? 3 : 2;
      expect(opposites.length, `${frame} ${id}`).toBeGreaterThanOrEqual(least);
      const right = new Set(paraphrases.map(plain));
      expect(opposites.filter((text) => right.has(plain(text)))).toEqual([]);
    }
});
