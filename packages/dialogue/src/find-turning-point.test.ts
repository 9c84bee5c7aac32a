import { expect, test } from "vitest";
import type { OutcomeReason } from "./dialogue.ts";
import { findTurningPoint } from "./find-turning-point.ts";

const REPLIES = [
  { position: 3, step: 0, covered: 0, asserted: 1 },
  { position: 5, step: 1, covered: 1, asserted: 0 },
  { position: 7, step: 1, covered: 0, asserted: 0 },
  { position: 9, step: 2, covered: 0, asserted: 0 },
  { position: 11, step: 2, covered: 1, asserted: 1 },
];

test.each<[string, OutcomeReason | null, number, number | null]>([
  ["told: the answer before the step was told", "skill_step_told", 2, 10],
  ["at the limit: the first answer in its step that found nothing", "message_limit", 1, 6],
  ["left early: the same", null, 2, 8],
  ["all found: none", "all_covered", 2, null],
  ["nothing was said in the step: none", null, 3, null],
])("%s", (_, reason, step, position) => {
  expect(findTurningPoint({ reason, step }, REPLIES)).toBe(position);
});
