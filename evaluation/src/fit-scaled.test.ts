import { expect, test } from "vitest";
import { oddsOf } from "@elenchus/tutor/text/meaning-network";
import { fitScaled } from "./fit-scaled.ts";

const PLAN = { networks: 1, units: 4, epochs: 40, rate: 0.02, shrink: 1e-4, scale: 0.5 } as const;

/** A large number that tells, a small one that does not, and a meaning that does. */
function numbersOf(at: number, right: boolean): number[] {
  const angle = right ? 0.3 : 1.2;
  const size = (right ? 4000 : 3000) + (at % 50);
  return [size, (at % 7) / 1e4, Math.cos(angle), Math.sin(angle)];
}

const cases = Array.from({ length: 400 }, (_, at) => {
  const right = at % 2 === 0;
  return { numbers: numbersOf(at, right), right, weight: 1 };
});

test.each([
  ["all numbers", undefined],
  ["all but those of a meaning", 2],
] as const)("numbers of any size are weighed as they are: %s", (_name, scaled) => {
  const network = fitScaled(cases, PLAN, scaled);
  expect(oddsOf(network, numbersOf(3, true))).toBeGreaterThan(1);
  expect(oddsOf(network, numbersOf(3, false))).toBeLessThan(-1);
});

test("a number that never changes is no obstacle", () => {
  const network = fitScaled(
    cases.map((one) => ({ ...one, numbers: [...one.numbers.slice(0, 2), 7] })),
    PLAN,
  );
  expect(oddsOf(network, [4000, 0, 7])).toBeGreaterThan(1);
});
