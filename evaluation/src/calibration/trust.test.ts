import { expect, test } from "vitest";
import type { Agreement } from "./measure-judge.ts";
import { findDistrust } from "./trust.ts";

function withKappa(value: number | null, low: number | null): Agreement {
  return { kappa: { value, low, high: 1 } } as Agreement;
}

test("a judge is believed from the bar on, and not below it", () => {
  expect(findDistrust(withKappa(0.6, 0.4))).toBeNull();
  expect(findDistrust(withKappa(0.59, 0.5))).toBe("kappa is 0.59, and the bar is 0.6");
});

test("a kappa that may be luck is not believed, nor one that cannot be had", () => {
  expect(findDistrust(withKappa(0.8, 0.39))).toContain("0.39, and the bar is 0.4");
  expect(findDistrust(withKappa(null, null))).toContain("one label was given throughout");
});
