import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import type { Verdict } from "@elenchus/contract/learner-verdict";

/** How a dialogue stands, for supervisors. */
export const STANDINGS: Readonly<Record<TranscriptReply["status"], string>> = {
  active: "Under way",
  success: "Success",
  failure: "Failure",
  abandoned: "Left early",
};

/** Why a dialogue ended. */
export const OUTCOME_REASONS: Readonly<Record<string, string>> = {
  all_covered: "Every step is finished, and the tutor gave away no answer that counts",
  skill_step_told: "The tutor had to give the answer of the step that counts",
  message_limit: "The dialogue reached its limit of messages",
};

/** Its colour: what went well, what did not, all else. */
export const STANDING_LOOKS: Readonly<Record<TranscriptReply["status"], string>> = {
  active: "admin-badge",
  success: "admin-badge admin-badge-good",
  failure: "admin-badge admin-badge-bad",
  abandoned: "admin-badge",
};

/** The thing on which a supervisor gives a verdict. */
export interface Judged {
  readonly kind: "dialogue" | "check";
  readonly id: string;
}

/** Names of outcomes, for supervisors. */
export const OUTCOME_WORDS: Readonly<
  Record<Judged["kind"], Readonly<Record<Verdict["outcome"], string>>>
> = {
  dialogue: { success: STANDINGS.success, failure: STANDINGS.failure },
  check: { success: "Passed", failure: "Not passed" },
};

/** The same behind "graded as". */
export const GRADE_WORDS: typeof OUTCOME_WORDS = {
  dialogue: { success: "a success", failure: "a failure" },
  check: { success: "passed", failure: "not passed" },
};
