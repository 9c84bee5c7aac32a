import { expect, test } from "vitest";
import { HEARING_TERMS, LOOK_TERMS } from "@elenchus/tutor/llm/guard/hearing-terms";
import { glanceNumbersOf, lookNumbersOf, numbersOf } from "@elenchus/tutor/llm/guard/hearing";
import { oddsOf } from "@elenchus/tutor/text/meaning-network";
import { fitHearing } from "./fit-hearing.ts";
import type { HearingSample } from "./hearing-samples.ts";
import type { HearingSource } from "./said-sentences.ts";

const NONE = Object.fromEntries([...LOOK_TERMS, ...HEARING_TERMS].map((name) => [name, 0]));

/** A sentence whose meaning is a vector of length 1 at an angle, and that comes so near to a secret. */
function heardAt(angle: number, nearNow: number) {
  const terms = { ...NONE, nearNow, nearNowWhole: nearNow, byTelling: 1 };
  return {
    terms: terms as HearingSample["looked"]["terms"] & HearingSample["heard"]["terms"],
    meaning: Float32Array.of(Math.cos(angle), Math.sin(angle)),
  };
}

/** What is far from a secret is good on one side, and out of role on the other; what is near tells. */
const SOURCES: readonly (readonly [HearingSource, from: number, nearNow: number])[] = [
  ["reply", 0, 0.2],
  ["good", 0, 0.2],
  ["telling", 0, 0.8],
  ["answer", 0, 0.9],
  ["role", 2, 0.2],
];
const samples = SOURCES.flatMap(([source, from, nearNow]) =>
  Array.from({ length: 225 }, (_, at) => {
    const heard = heardAt(from + at / 225, nearNow + (at % 7) / 100);
    return {
      source,
      grounds: at % 3 === 0 ? ("small words" as const) : ("telling" as const),
      origin: `argument ${at % 9}`,
      looked: heard,
      heard,
    };
  }),
);

test("what tells, and what is no tutor's, is convicted; what does neither is let through", () => {
  const { fitted, letThrough } = fitHearing(samples);
  for (const { look, whole } of [fitted.full, fitted.small]) {
    const odds = (angle: number, nearNow: number): readonly [number, number] => [
      oddsOf(look, lookNumbersOf(heardAt(angle, nearNow))),
      oddsOf(whole, numbersOf(heardAt(angle, nearNow))),
    ];
    expect(Math.max(...odds(0.5, 0.2))).toBeLessThan(0);
    expect(Math.min(...odds(0.5, 0.85))).toBeGreaterThan(0);
    expect(Math.min(...odds(2.5, 0.2))).toBeGreaterThan(0);
  }
  expect(Math.min(letThrough.good, letThrough.reply)).toBeGreaterThan(0.85);
  expect(letThrough.telling + letThrough.answer + letThrough.role).toBeLessThan(0.06);
}, 60_000);

test("what speaks of words that nobody has said gets more than a glance", () => {
  const told = samples.map((one) => {
    const isGood = one.source === "reply" || one.source === "good";
    const terms = { ...one.heard.terms, unsaidOwn: isGood ? 0 : 1, byTelling: 0 };
    const grounds = one.grounds === "telling" ? ("own words" as const) : one.grounds;
    const heard = { ...one.heard, terms };
    return { ...one, grounds, looked: heard, heard };
  });
  const { glance, lenience } = fitHearing(told).fitted;
  const look = (unsaidOwn: number): number =>
    oddsOf(glance, glanceNumbersOf({ ...heardAt(0.5, 0.2).terms, unsaidOwn }));
  expect(look(1)).toBeGreaterThan(0);
  expect(look(0)).toBeLessThan(0);
  expect(lenience).toBeGreaterThan(0);
}, 60_000);
