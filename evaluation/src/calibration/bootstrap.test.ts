import { expect, test } from "vitest";
import { bootstrap } from "./bootstrap.ts";
import { agreementOf } from "./kappa.ts";

const PAIRS = [
  { own: "yes", judged: "yes", count: 120 },
  { own: "yes", judged: "no", count: 80 },
];

test("the interval of a share is about as wide as theory has it", () => {
  // 60 % of 200: the standard error is sqrt(0.6 * 0.4 / 200) = 0.0346, so about 0.6 ± 0.068.
  const interval = bootstrap(PAIRS, (drawn) => agreementOf(drawn));
  expect(interval?.low).toBeGreaterThan(0.51);
  expect(interval?.low).toBeLessThan(0.55);
  expect(interval?.high).toBeGreaterThan(0.65);
  expect(interval?.high).toBeLessThan(0.69);
});

test("as many are drawn as there are, and the same pairs give the same interval", () => {
  const counts: number[] = [];
  const count = (drawn: typeof PAIRS): number => drawn.reduce((sum, one) => sum + one.count, 0);
  const interval = bootstrap(PAIRS, (drawn) => {
    counts.push(count([...drawn] as typeof PAIRS));
    return agreementOf(drawn);
  });
  expect(new Set(counts)).toEqual(new Set([200]));
  expect(bootstrap(PAIRS, (drawn) => agreementOf(drawn))).toEqual(interval);
});

test("what can mostly not be had has no interval", () => {
  expect(bootstrap(PAIRS, () => null)).toBeNull();
});
