import { expect, test } from "vitest";
import type { TurnLabels } from "../judge/dimensions.ts";
import { type DoubleLabels, measureJudge } from "./measure-judge.ts";

const OWN: TurnLabels = {
  mistake_identification: "yes",
  mistake_location: "no",
  revealing: "yes_correct",
  guidance: "yes",
  actionability: "no",
  coherence: "yes",
  tone: "neutral",
  humanlikeness: "yes",
};

function twice(judged: Partial<TurnLabels>, own: Partial<TurnLabels> = {}): DoubleLabels {
  return { own: { ...OWN, ...own }, judged: { ...OWN, ...own, ...judged } };
}

test("lenient agreement forgives what the shared task forgives, and no more", () => {
  const measured = measureJudge([
    twice({
      mistake_identification: "to_some_extent",
      mistake_location: "to_some_extent",
      revealing: "yes_incorrect",
      guidance: "no",
      tone: "encouraging",
    }),
  ]);
  const both = (name: keyof TurnLabels) => [
    measured[name].exact.value,
    measured[name].lenient.value,
  ];
  expect(both("mistake_identification")).toEqual([0, 1]);
  expect(both("mistake_location")).toEqual([0, 0]);
  expect(both("revealing")).toEqual([0, 1]);
  expect(both("guidance")).toEqual([0, 0]);
  expect(both("tone")).toEqual([0, 1]);
  expect(both("coherence")).toEqual([1, 1]);
});

test("an offence is not forgiven for a neutral tone, nor an answer given away", () => {
  const measured = measureJudge([twice({ tone: "offensive", revealing: "no" })]);
  expect(measured.tone.lenient.value).toBe(0);
  expect(measured.revealing.lenient.value).toBe(0);
});

test("weights need an order: answers given away have none", () => {
  const labels = [
    twice({}),
    twice({}, { guidance: "no", revealing: "no" }),
    twice({ guidance: "to_some_extent" }, { guidance: "no", revealing: "no" }),
  ];
  const measured = measureJudge(labels);
  expect(measured.revealing.kappa.value).toBe(1);
  expect(measured.revealing.weightedKappa.value).toBeNull();
  // Observed 1/3; by chance, own yes 1/3 and no 2/3, judged a third each: (1 + 4) / 9 + (8 + 2) / 9 = 5/3.
  expect(measured.guidance.weightedKappa.value).toBeCloseTo(1 - 1 / 3 / (5 / 3), 10);
});
