import type { Argument } from "./argument.ts";
import { COVERED } from "./coverage.ts";
import type { Decision } from "./decision.ts";
import type { Dialogue, Move } from "./dialogue.ts";
import { openStep, restart } from "./leave-step.ts";

/** What a learner gives back. */
export interface TakenBack {
  /** Of what counts no more. */
  readonly ids: readonly string[];
  /** As it stands without, at the step where the first of it was counted. */
  readonly dialogue: Dialogue;
  /** Whether an earlier step is opened for it again. */
  readonly isBehind: boolean;
}

/**
 * Takes credits back that a learner does not want, and goes back to the step where they were given. What was marked
 * rightly stays. Null where there is nothing to take back.
 */
export function takeBack(
  { key }: Argument,
  dialogue: Dialogue,
  wanted: readonly string[],
): TakenBack | null {
  const taken = key.expectations.filter(
    ({ id }) =>
      wanted.includes(id) &&
      !dialogue.marked.includes(id) &&
      (dialogue.coverage[id] ?? 0) >= COVERED,
  );
  const [first] = taken;
  if (first === undefined) return null;
  const ids = taken.map(({ id }) => id);
  const kept = Object.entries(dialogue.coverage).filter(([id]) => !ids.includes(id));
  const isBehind = first.step < dialogue.step;
  const opened = isBehind ? openStep(restart(dialogue), first.step) : dialogue;
  return {
    ids,
    isBehind,
    dialogue: {
      ...opened,
      coverage: Object.fromEntries(kept),
      chosen: dialogue.chosen.filter((id) => !ids.includes(id)),
      target: first.id,
      dontKnowRun: 0,
    },
  };
}

/** Owns the mistake, and asks for what was taken back. */
export function apologise(
  { ids: takenBack, isBehind }: TakenBack,
  dialogue: Dialogue,
  move: Move,
): Decision {
  return {
    move: {
      ...move,
      kind: "apologise",
      covered: [],
      near: [],
      takenBack,
      target: dialogue.target,
      misconceptions: [],
      nextStep: isBehind ? dialogue.step : null,
    },
    dialogue,
  };
}
