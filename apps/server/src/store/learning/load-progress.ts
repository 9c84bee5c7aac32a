import { moduleProgress, openTransferChecks, type ModuleProgress } from "@elenchus/domain/access";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ProgressStore } from "./progress-store.ts";
import type { TransferCheckStore } from "./transfer-check-store.ts";

/** A learner's progress, transfer checks included, in the shapes of the wire. */
export interface LearnerProgress extends ModuleProgress {
  readonly transfer_checks_open: ModuleNumber[];
  readonly transfer_checks_started: ModuleNumber[];
}

/** Counts what a learner has reached. */
export async function loadProgress(
  {
    progress,
    transferChecks,
  }: { readonly progress: ProgressStore; readonly transferChecks: TransferCheckStore },
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
