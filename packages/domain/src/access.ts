import { TARGET_DIALOGUES } from "./limits.ts";
import { MODULE_NUMBERS, type ModuleNumber } from "./modules.ts";

/** Dialogues finished with success, by module. A module that is absent counts as 0. */
export type SuccessCounts = Readonly<Partial<Record<ModuleNumber, number>>>;

/** How a module stands for a learner. Source: specification §4. */
export type ModuleStanding = "completed" | "accessible" | "locked";

/** A learner's progress, in the shapes of the wire. */
export interface ModuleProgress {
  readonly completed_modules: ModuleNumber[];
  readonly accessible_modules: ModuleNumber[];
  /** Every module from "1" to "7" with its dialogues finished with success. */
  readonly passage_counts: Record<ModuleNumber, number>;
}

/** Modules with at least two successes, in order. */
export function completedModules(counts: SuccessCounts): ModuleNumber[] {
  return MODULE_NUMBERS.filter((module) => (counts[module] ?? 0) >= TARGET_DIALOGUES);
}

/** Module 1 alone until it is completed, then all seven. */
export function accessibleModules(counts: SuccessCounts): ModuleNumber[] {
  return completedModules(counts).includes(1) ? [...MODULE_NUMBERS] : [1];
}

/** The three progress fields of the wire from the counts of successes. */
export function moduleProgress(counts: SuccessCounts): ModuleProgress {
  return {
    completed_modules: completedModules(counts),
    accessible_modules: accessibleModules(counts),
    passage_counts: Object.fromEntries(
      MODULE_NUMBERS.map((module) => [module, counts[module] ?? 0]),
    ) as Record<ModuleNumber, number>,
  };
}

/** Modules that are completed and whose transfer check is still to be finished, in order. */
export function openTransferChecks(
  counts: SuccessCounts,
  finished: readonly ModuleNumber[],
): ModuleNumber[] {
  return completedModules(counts).filter((module) => !finished.includes(module));
}

/** How one module stands, from the lists that the server sent. */
export function moduleStanding(
  module: ModuleNumber,
  progress: Pick<ModuleProgress, "completed_modules" | "accessible_modules">,
): ModuleStanding {
  if (progress.completed_modules.includes(module)) return "completed";
  return progress.accessible_modules.includes(module) ? "accessible" : "locked";
}
