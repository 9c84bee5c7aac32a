import type { Assessment, Move } from "@elenchus/dialogue/dialogue";

/** A judgement of an answer that touches nothing. */
export const JUDGED: Assessment = {
  speechAct: "answer",
  coverage: {},
  misconceptions: [],
  confidence: 0.9,
  findings: [],
  judge: "scripted@1",
};

/** The move after it: the tutor asks on. */
export const ASKING: Move = {
  kind: "pump",
  speechAct: "answer",
  because: null,
  step: 0,
  covered: [],
  near: [],
  target: null,
  level: 0,
  misconceptions: [],
  asserted: [],
  nextStep: null,
};
