import type { WorkGoal } from "@elenchus/domain/set-work";

/** The goals of set work, in words. */
export const GOAL_WORDS: Readonly<Record<WorkGoal, string>> = {
  finished: "One dialogue, whatever its outcome",
  success: "One successful dialogue",
  check: "The unaided check, passed",
};
