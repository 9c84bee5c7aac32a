import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";

const KEPT_AS = "class";

/** The group that was chosen last, of the class view and of its report; null for all of them. */
export function recallGroup(userId: string): string | null {
  const kept = recallAdmin(userId, KEPT_AS);
  return kept === "" ? null : kept;
}

/** Keeps it for this tab. */
export function rememberGroup(userId: string, groupId: string | null): void {
  rememberAdmin(userId, KEPT_AS, groupId ?? "");
}
