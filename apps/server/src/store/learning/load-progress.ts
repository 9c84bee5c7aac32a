import { moduleProgress, openTransferChecks, type ModuleProgress } from "@elenchus/domain/access";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Stores } from "../stores.ts";

/** What a learner has reached, transfer checks included, in the shapes of the wire. */
export interface LearnerProgress extends ModuleProgress {
  readonly transfer_checks_open: ModuleNumber[];
  readonly transfer_checks_started: ModuleNumber[];
}

/** Counts what a learner has reached. */
export async function loadProgress(
  { progress, transferChecks }: Pick<Stores, "progress" | "transferChecks">,
  userId: string,
): Promise<LearnerProgress> {
  const [successes, checks] = await Promise.all([
    progress.countSuccesses(userId),
    transferChecks.listStandings(userId),
  ]);
  const started = checks.flatMap(({ module, isFinished }) => (isFinished ? [] : [module]));
  // Whoever takes a check again has it before them once more.
  const finished = checks.flatMap(({ module }) => (started.includes(module) ? [] : [module]));
  return {
    ...moduleProgress(successes),
    transfer_checks_open: openTransferChecks(successes, finished),
    transfer_checks_started: started,
  };
}
