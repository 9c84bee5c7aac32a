import type { SessionReply } from "@elenchus/contract/session";

/** For tests: what the server says of a learner who has just begun. */
export function buildSession(changes: Partial<SessionReply> = {}): SessionReply {
  return {
    user_id: "u-1",
    user_type: "learner",
    user_first_name: "Ada",
    user_last_name: "Demo",
    interests: ["chess"],
    completed_modules: [],
    accessible_modules: [1],
    passage_counts: { "1": 0 },
    transfer_checks_open: [],
    transfer_checks_started: [],
    admin_view: false,
    top_user_interests: [],
    latest_passage_subtopics: [],
    active_dialogue: null,
    ...changes,
  };
}
