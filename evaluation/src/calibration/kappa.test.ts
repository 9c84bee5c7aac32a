import { describe, expect, test } from "vitest";
import { agreementOf, kappaOf, type LabelPair, weightedKappaOf } from "./kappa.ts";
import { confusionOf, macroF1Of } from "./macro-f1.ts";

/** Pairs by own label, the judge's, and how often. */
function pairsOf(...counts: readonly (readonly [string, string | null, number])[]): LabelPair[] {
  return counts.map(([own, judged, count]) => ({ own, judged, count }));
}

describe("Cohen's kappa", () => {
  test("is what it is by hand: two readers of fifty proposals", () => {
    // Agreement 35/50 = 0.7; by chance 0.5 * 0.6 + 0.5 * 0.4 = 0.5; (0.7 - 0.5) / (1 - 0.5) = 0.4.
    const pairs = pairsOf(["y", "y", 20], ["y", "n", 5], ["n", "y", 10], ["n", "n", 15]);
    expect(agreementOf(pairs)).toBeCloseTo(0.7, 10);
    expect(kappaOf(pairs)).toBeCloseTo(0.4, 10);
  });

  test("is 0 for a judge that always says the same, and 1 for one that always agrees", () => {
    expect(kappaOf(pairsOf(["y", "y", 30], ["n", "y", 10]))).toBeCloseTo(0, 10);
    expect(kappaOf(pairsOf(["y", "y", 30], ["n", "n", 10]))).toBe(1);
  });

  test("is below 0 for a judge that turns everything round", () => {
    // Agreement 0; by chance 0.5; (0 - 0.5) / 0.5 = -1.
    expect(kappaOf(pairsOf(["y", "n", 10], ["n", "y", 10]))).toBeCloseTo(-1, 10);
  });

  test("cannot be had where there is only one label, or nothing", () => {
    expect(kappaOf(pairsOf(["y", "y", 10]))).toBeNull();
    expect(kappaOf([])).toBeNull();
  });

  test("counts a turn without a label against the judge", () => {
    // Agreement 16/20 = 0.8; by chance 0.5 * 0.4 + 0.5 * 0.4 = 0.4; (0.8 - 0.4) / 0.6 = 2/3.
    const pairs = pairsOf(["y", "y", 8], ["y", null, 2], ["n", "n", 8], ["n", null, 2]);
    expect(kappaOf(pairs)).toBeCloseTo(2 / 3, 10);
  });
});

describe("quadratically weighted kappa", () => {
  const order = ["yes", "some", "no"];

  test("is what it is by hand", () => {
    // Squared distances, observed: some-no 1, no-yes 4, no-some 1, that is 6 / 6 = 1. By chance, own labels a third
    // each, judged yes 3/6, some 2/6, no 1/6: (2/6 + 4 * 1/6) + (3/6 + 1/6) + (4 * 3/6 + 2/6) = 4, a third of it.
    const pairs = pairsOf(
      ["yes", "yes", 2],
      ["some", "some", 1],
      ["some", "no", 1],
      ["no", "yes", 1],
      ["no", "some", 1],
    );
    expect(weightedKappaOf(pairs, order)).toBeCloseTo(1 - 1 / (4 / 3), 10);
  });

  test("forgives the next label sooner than the one after it", () => {
    const near = pairsOf(["yes", "yes", 5], ["no", "no", 5], ["yes", "some", 2]);
    const far = pairsOf(["yes", "yes", 5], ["no", "no", 5], ["yes", "no", 2]);
    expect(weightedKappaOf(near, order)).toBeGreaterThan(weightedKappaOf(far, order) ?? 1);
  });

  test("leaves out what stands outside the order, and cannot be had without one", () => {
    const pairs = pairsOf(["yes", "yes", 3], ["no", "no", 3], ["no_mistake", "yes", 9]);
    expect(weightedKappaOf(pairs, order)).toBe(1);
    expect(weightedKappaOf(pairs, [])).toBeNull();
  });
});

describe("macro F1", () => {
  test("is the mean over labels, each by hand", () => {
    // yes: 2*3/(5+4) = 2/3; some: 2*1/(2+2) = 1/2; no: 2*2/(3+4) = 4/7.
    const pairs = pairsOf(
      ["yes", "yes", 3],
      ["yes", "no", 1],
      ["some", "some", 1],
      ["some", "yes", 1],
      ["no", "no", 2],
      ["no", "some", 1],
      ["no", "yes", 1],
    );
    expect(macroF1Of(pairs)).toBeCloseTo((2 / 3 + 1 / 2 + 4 / 7) / 3, 10);
  });

  test("does not let a judge off that never gives a rare label", () => {
    // yes: 2*9/(10+9) = 18/19; no: 0.
    expect(macroF1Of(pairsOf(["yes", "yes", 9], ["no", "yes", 1]))).toBeCloseTo(9 / 19, 10);
  });
});

test("a confusion table has every label, and a place for none", () => {
  const pairs = pairsOf(["yes", "no", 2], ["no", null, 1]);
  expect(confusionOf(pairs, ["yes", "no"])).toEqual({
    yes: { yes: 0, no: 2, none: 0 },
    no: { yes: 0, no: 0, none: 1 },
  });
});
