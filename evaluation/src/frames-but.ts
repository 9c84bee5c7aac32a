import type { ModuleNumber } from "@elenchus/domain/modules";
import { ARGUMENT_PATTERNS } from "@elenchus/tutor/llm/write/argument-patterns";

/** Frames that a learner has met who is due for this kind of flaw: all the others of the module. None where it is null. */
export function framesBut(module: ModuleNumber, flaw: string | null): string[] {
  const due = flaw?.replaceAll("_", "-");
  const others = ARGUMENT_PATTERNS[module].filter(({ id }) => due !== undefined && id !== due);
  return others.map(({ id }) => `m${module}-${id}`);
}
