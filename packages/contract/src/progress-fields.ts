import * as z from "zod/mini";
import { CountsByModule, ifThere, Modules } from "./fields.ts";

const SomeModules = ifThere(Modules);

/** Progress over the modules, as several replies carry it. What one lacks has not changed. */
export const ProgressFields = {
  completed_modules: SomeModules,
  accessible_modules: SomeModules,
  passage_counts: ifThere(CountsByModule),
  /** Modules that are completed and whose latest unaided check is not finished yet, or was never begun. */
  transfer_checks_open: SomeModules,
  /** Those of the open ones that were begun. */
  transfer_checks_started: SomeModules,
};

/** The result of a transfer check, beside the practice results and never among them. */
export const TransferScore = {
  issue: z.string(),
  /** Mean share over the steps that were judged, 0 to 1. */
  score: z.number(),
  steps_found: z.number(),
  steps_total: z.number(),
  passed: z.boolean(),
  ended_at: z.string(),
};
