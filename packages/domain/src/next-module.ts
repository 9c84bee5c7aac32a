import type { ModuleProgress } from "./access.ts";
import type { ModuleNumber } from "./modules.ts";

/** The fields that say how far a learner is, as the wire has them. */
interface Reached extends Pick<ModuleProgress, "completed_modules" | "accessible_modules"> {
  readonly passage_counts: Readonly<Record<string, number>>;
}

/** The module to go on with: the first open one that is not completed; where all are, the least practised. */
export function nextModule(reached: Reached): ModuleNumber {
  const {
    accessible_modules: open,
    completed_modules: completed,
    passage_counts: counts,
  } = reached;
  const first = open.find((module) => !completed.includes(module));
  const [least = 1] = open.toSorted((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
  return first ?? least;
}
