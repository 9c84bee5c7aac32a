import { expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import type { Move, OutcomeReason } from "./dialogue.ts";
import { findTurningPoint } from "./find-turning-point.ts";

const argument = buildArgument({
  steps: [
    { title: "Conclusion", opening: "?", isSkill: false },
    { title: "Reasons", opening: "?", isSkill: false },
    { title: "Words", opening: "?", isSkill: true },
  ],
});

function buildMove(changes: Partial<Move>): Move {
  return {
    kind: "confirm",
    speechAct: "answer",
    finding: null,
    step: 0,
    covered: [],
    near: [],
    target: null,
    level: 0,
    misconception: null,
    asserted: [],
    nextStep: null,
    ...changes,
  };
}

/** The learner's answers at 2, 4, 6 …, each with what the tutor decided on it. */
function buildMessages(...moves: Partial<Move>[]) {
  return moves.flatMap((changes, index) => {
    const move = buildMove(changes);
    return [
      { position: 2 * index + 2, step: move.step, move: null },
      { position: 2 * index + 3, step: move.step, move },
    ];
  });
}

const TALK = buildMessages(
  { asserted: ["conclusion"] },
  { step: 1, covered: ["reason-1"] },
  { step: 1 },
  { step: 2, covered: ["term-1"] },
  { step: 2, covered: ["term-2"], asserted: ["term-3"] },
);

test.each<[string, OutcomeReason | null, number, number]>([
  ["told: the answer before the module's own step was told", "skill_step_told", 2, 10],
  ["found: the answer that found the last of that step", "all_covered", 2, 10],
  ["at the limit: the first answer in that step that found nothing", "message_limit", 1, 6],
  ["left early: the same", null, 0, 2],
])("%s", (_, outcomeReason, step, position) => {
  expect(findTurningPoint(argument, { outcomeReason, step }, TALK)).toBe(position);
});

test("a dialogue in which nothing was decided has none", () => {
  expect(findTurningPoint(argument, { outcomeReason: null, step: 0 }, [])).toBeNull();
  expect(findTurningPoint(argument, { outcomeReason: "skill_step_told", step: 2 }, [])).toBeNull();
});
