import type { FlagsReply } from "@elenchus/contract/admin-flags";

/** For tests: a flag as a supervisor is sent it. */
export type Flag = FlagsReply["flags"][number];

/** For tests: a flag that nobody has handled, of one student. */
export function buildFlag(changes: Partial<Flag> = {}): Flag {
  return {
    flag_id: 1,
    kind: "distress",
    place: "dialogue",
    dialogue_id: "d-1",
    position: 2,
    raised_at: "2026-11-20T10:00:00.000Z",
    acknowledged_at: null,
    acknowledged_by: null,
    student_id: "s-1",
    student_first_name: "Ada",
    student_last_name: "Demo",
    sentence: null,
    ...changes,
  };
}
