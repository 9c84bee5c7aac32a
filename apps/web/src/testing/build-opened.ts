/** For tests: what the server sends of a dialogue that has just been opened. */
export const OPENED = {
  user_id: "u-1",
  session_id: "s-1",
  module_id: 1,
  chosen_passage_subtopic: "Should chess be taught?",
  first_message: "First.",
  history: [{ sender: "system", message: "First." }],
  submodule_number: 1,
  text_passage: "A passage.",
  module_submodule_context_dict: { module_title: "M", steps: ["A", "B"], step_title: "A" },
  completed_modules: [],
  passage_counts: { "1": 0 },
  keeps_context: true,
};

/** For tests: the same of a dialogue that is gone on with. */
export const RESUMED = { ...OPENED, elapsed_seconds: 65, pending_message: null };

/** For tests: how far a learner is who has just begun. */
export const PROGRESS = {
  completed_modules: [],
  accessible_modules: [1],
  passage_counts: { "1": 0 },
  transfer_checks_open: [],
  transfer_checks_started: [],
};
