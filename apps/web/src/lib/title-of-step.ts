import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** The title of a step: "Key missing information". */
export function titleOfStep(module: ModuleNumber, step: number): string {
  return MODULES[module].steps[step]?.title ?? `Step ${step + 1}`;
}
