import { expect, test } from "vitest";
import { HEARING_TERMS } from "../../llm/guard/hearing-terms.ts";
import { numbersOf } from "../../llm/guard/hearing.ts";
import { oddsOf } from "../../reading/meaning-network.ts";
import { fitHearing } from "./fit-hearing.ts";
import type { HearingSample, HearingSource } from "./hearing-samples.ts";

const NONE = Object.fromEntries(HEARING_TERMS.map((name) => [name, 0]));

/** A sentence whose meaning is a vector of length 1 at an angle, and that comes so near to a secret. */
function heardAt(angle: number, nearNow: number): HearingSample["heard"] {
  const terms = { ...NONE, nearNow } as HearingSample["heard"]["terms"];
  return { terms, meaning: Float32Array.of(Math.cos(angle), Math.sin(angle)) };
}

/** What is far from a secret is good on one side, and out of role on the other; what is near tells. */
const SOURCES: readonly (readonly [HearingSource, from: number, nearNow: number])[] = [
  ["good", 0, 0.2],
  ["telling", 0, 0.8],
  ["answer", 0, 0.9],
  ["role", 2, 0.2],
];
const samples = SOURCES.flatMap(([source, from, nearNow]) =>
  Array.from({ length: 300 }, (_, at) => ({
    source,
    origin: `argument ${at % 9}`,
    heard: heardAt(from + at / 300, nearNow + (at % 7) / 100),
  })),
);

test("what tells, and what is no tutor's, is convicted; what does neither is let through", () => {
  const { network, letThrough } = fitHearing(samples);
  const odds = (angle: number, nearNow: number): number =>
    oddsOf(network, numbersOf(heardAt(angle, nearNow)));
  expect(odds(0.5, 0.2)).toBeLessThan(0);
  expect(odds(0.5, 0.85)).toBeGreaterThan(0);
  expect(odds(2.5, 0.2)).toBeGreaterThan(0);
  expect(letThrough.good).toBeGreaterThan(0.9);
  expect(letThrough.telling + letThrough.answer + letThrough.role).toBeLessThan(0.02);
});
