import type { TranscriptReply } from "@elenchus/contract/admin-students";

/** How a dialogue stands, for supervisors. */
export const STANDINGS: Readonly<Record<TranscriptReply["status"], string>> = {
  active: "Under way",
  success: "Success",
  failure: "Failure",
  abandoned: "Left early",
};

/** Its colour: what went well, what did not, all else. */
export const STANDING_LOOKS: Readonly<Record<TranscriptReply["status"], string>> = {
  active: "admin-badge",
  success: "admin-badge admin-badge-good",
  failure: "admin-badge admin-badge-bad",
  abandoned: "admin-badge",
};
