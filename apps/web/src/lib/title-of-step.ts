import { MODULE_STEPS } from "@elenchus/curriculum/steps";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** What a step is called: "Key missing information". */
export function titleOfStep(module: ModuleNumber, step: number): string {
  return MODULE_STEPS[module][step]?.title ?? `Step ${step + 1}`;
}
