import { FALLACIES } from "@elenchus/curriculum/frames/module-5-frames";
import { STATISTICAL_FLAWS } from "@elenchus/curriculum/frames/module-7-frames";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { PlannedFlaw } from "../llm/write/plan-argument.ts";

/** The kinds of flaws that a module teaches; none where it teaches no kinds. */
export function flawsOf(module: ModuleNumber): readonly PlannedFlaw[] {
  if (module === 5) return FALLACIES;
  return module === 7 ? STATISTICAL_FLAWS : [];
}

/** The kind that a form names; null where it is none of the module's. */
export function readFlaw(module: ModuleNumber, flaw: string): PlannedFlaw | null {
  return flawsOf(module).find((one) => one === flaw) ?? null;
}
