import type { Argument } from "./argument.ts";
import { COVERED } from "./coverage.ts";
import type { Decision } from "./decision.ts";
import type { Dialogue, Move } from "./dialogue.ts";
import { openStep, restart } from "./leave-step.ts";

/**
 * Takes credits back that a learner does not want, and goes back to the step where they were given. What was marked
 * rightly stays. Null where there is nothing to take back.
 */
export function takeBack(
  { key }: Argument,
  dialogue: Dialogue,
  { move, ids }: { readonly move: Move; readonly ids: readonly string[] },
): Decision | null {
  const taken = key.expectations.filter(
    ({ id }) =>
      ids.includes(id) && !dialogue.marked.includes(id) && (dialogue.coverage[id] ?? 0) >= COVERED,
  );
  const [first] = taken;
  if (first === undefined) return null;
  const takenBack = taken.map(({ id }) => id);
  const kept = Object.entries(dialogue.coverage).filter(([id]) => !takenBack.includes(id));
  const isBehind = first.step < dialogue.step;
  const opened = isBehind ? openStep(restart(dialogue), first.step) : dialogue;
  return {
    move: {
      ...move,
      kind: "apologise",
      covered: [],
      near: [],
      takenBack,
      target: first.id,
      misconceptions: [],
      nextStep: isBehind ? first.step : null,
    },
    dialogue: {
      ...opened,
      coverage: Object.fromEntries(kept),
      chosen: dialogue.chosen.filter((id) => !takenBack.includes(id)),
      target: first.id,
      dontKnowRun: 0,
    },
  };
}
