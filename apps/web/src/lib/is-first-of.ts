import type { SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** Whether the learner has completed no dialogue of a module yet. */
export function isFirstOf(module: ModuleNumber, session: SessionReply | null): boolean {
  return (session?.passage_counts[module] ?? 0) === 0;
}
