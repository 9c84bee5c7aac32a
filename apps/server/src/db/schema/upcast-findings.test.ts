import { expect, test } from "vitest";
import { readAssessment, readMove } from "./stored-dialogue.ts";

test.each([
  ["copies_a_hint", [{ kind: "copied", from: "tutor" }]],
  ["no_content", [{ kind: "spoken", act: "empty_effort", sign: "no_content" }]],
  ["missed reason-1 (0.01)", []],
  [7, []],
])("the old finding %s is read as %j", (reason, findings) => {
  const old = { speechAct: "answer", misconception: "a", reasons: [reason], judge: "built-in@3" };
  expect(readAssessment(old)).toMatchObject({ misconceptions: ["a"], findings });
  expect(readMove({ kind: "redirect", finding: reason, misconception: "a" })).toMatchObject({
    misconceptions: ["a"],
    because: findings[0] ?? null,
  });
});

test("what an old message asked is read as spoken", () => {
  expect(readAssessment({ speechAct: "question", asks: "claim" }).findings).toEqual([
    { kind: "spoken", act: "question", asks: "claim" },
  ]);
});

test("what is stored today is read as it is, what a later release adds is left out", () => {
  const graded = { kind: "graded", id: "reason-1", zone: "unsure", likelihood: 0.6 } as const;
  const stored = { misconceptions: ["a", "b"], findings: [graded, { kind: "hummed" }] };
  expect(readAssessment(stored)).toMatchObject({ misconceptions: ["a", "b"], findings: [graded] });
  expect(readMove({ because: graded, finding: "no_content" }).because).toEqual(graded);
});
