import { expect, test } from "vitest";
import { heaps, composed } from "./made-answers.ts";
import { evenOut, type Settled } from "./even-out.ts";

const [answer] = heaps(composed().slice(0, 1));

function settled(message: string, earns: number, kind = "conclusion"): Settled {
  if (answer === undefined) throw new Error("no argument");
  const one = { answer: { ...answer, message }, nth: 0, kind, isOwn: false };
  return { one: { ...one, numbers: new Float32Array(), earns }, earns };
}

const OUGHT = "the town should buy the mill";
const IS = "buying the mill is what is wanted";

test("wrong conclusions with a should in them weigh as right ones with one do", () => {
  const cases = [
    ...Array.from({ length: 9 }, () => settled(OUGHT, 0)),
    settled(IS, 0),
    ...Array.from({ length: 3 }, () => settled(OUGHT, 1)),
    ...Array.from({ length: 7 }, () => settled(IS, 1)),
  ];
  const weightOf = evenOut(cases);
  const sum = (message: string, earns: number): number =>
    cases
      .filter((one) => one.one.answer.message === message && one.earns === earns)
      .reduce((total, one) => total + weightOf(one), 0);
  expect(sum(OUGHT, 0)).toBeCloseTo(sum(OUGHT, 1));
  expect(sum(IS, 0)).toBeCloseTo(sum(IS, 1));
  expect(sum(OUGHT, 0) + sum(IS, 0)).toBeCloseTo(10);
});

test("what is no conclusion counts as it did", () => {
  const cases = [settled(OUGHT, 0, "alternative"), settled(IS, 1, "alternative")];
  expect(cases.map(evenOut(cases))).toEqual([1, 1]);
});
