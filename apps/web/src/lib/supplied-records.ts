import type { SessionReply } from "@elenchus/contract/session";
import { hasFurtherCalls } from "./has-further-calls.ts";

/** Students as a back end tells of them that has no calls for supervisors. */
export type SuppliedRecords = NonNullable<SessionReply["student_info_admin_dict"]>;

let supplied: SuppliedRecords | null = null;

/** Keeps the records that came with a session, where they are all that there is. Source: specification §6. */
export function supplyRecords(session: SessionReply | null): void {
  const isPlain = session?.user_type === "supervisor" && !hasFurtherCalls(session);
  supplied = isPlain ? (session.student_info_admin_dict ?? {}) : null;
}

/** The records from which supervisors' calls are answered; null where the server answers them. */
export function suppliedRecords(): SuppliedRecords | null {
  return supplied;
}
