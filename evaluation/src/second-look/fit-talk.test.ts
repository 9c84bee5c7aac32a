import { expect, test } from "vitest";
import { talkIn } from "@elenchus/tutor/built-in/grade/second-look/talk-network";
import { fitTalk, type TalkCase } from "./fit-talk.ts";

/** A vector of length 1 at an angle. */
function at(angle: number): Float32Array {
  return Float32Array.of(Math.cos(angle), Math.sin(angle), 0);
}

/** Talk lies on either side of the answers, so that no single direction tells them apart. */
const cases: TalkCase[] = Array.from({ length: 1500 }, (_, index) => {
  const angle = (index / 1500) * Math.PI;
  const isMiddle = angle > Math.PI / 3 && angle < (2 * Math.PI) / 3;
  return { vector: at(angle), source: isMiddle ? "answer" : "talk" };
});

test("a network tells talk from answers, also where no direction does", () => {
  const network = fitTalk(cases);
  expect(talkIn(network, at(0.2))).toBeGreaterThan(0);
  expect(talkIn(network, at(Math.PI / 2))).toBeLessThan(0);
  expect(talkIn(network, at(Math.PI - 0.2))).toBeGreaterThan(0);
});

test("the same cases give the same network", () => {
  expect(fitTalk(cases)).toEqual(fitTalk(cases));
});

test("a text without words is talk", () => {
  expect(talkIn(fitTalk(cases), new Float32Array())).toBe(8);
});
