import type { Flag } from "@elenchus/contract/admin-flags";
import type { DistressFlag } from "../store/supervision/distress-flag-store.ts";

/** A flag as every reply to supervisors has it. */
export function presentFlag(flag: DistressFlag): Flag {
  return {
    flag_id: flag.id,
    kind: flag.kind,
    place: flag.place,
    dialogue_id: flag.dialogueId,
    position: flag.position,
    raised_at: flag.raisedAt.toISOString(),
    acknowledged_at: flag.acknowledgedAt?.toISOString() ?? null,
    acknowledged_by: flag.acknowledgedBy,
  };
}
