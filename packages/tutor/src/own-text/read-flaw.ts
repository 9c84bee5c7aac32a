import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { PlannedFlaw } from "../llm/write/plan-argument.ts";

/** The kind of flaw that a form names; null where it is none of the module's. */
export function readFlaw(module: ModuleNumber, flaw: string): PlannedFlaw | null {
  return MODULES[module].flaws.find((one) => one === flaw) ?? null;
}
