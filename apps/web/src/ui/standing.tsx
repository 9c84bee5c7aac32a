import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { STANDING_LOOKS, STANDINGS } from "../lib/outcome-words.ts";

/** How a dialogue stands: as a supervisor decided, else as the machine did. */
export function Standing({ status }: { status: TranscriptReply["status"] }) {
  return <span className={STANDING_LOOKS[status]}>{STANDINGS[status]}</span>;
}
