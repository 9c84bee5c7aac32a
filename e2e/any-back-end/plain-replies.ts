/** A log-in's answer with every field of the specification's section 7. */
export const LEARNER = {
  redirect_to_stripe: false,
  sessionId: null,
  error: null,
  user_id: 42,
  user_type: "student",
  user_first_name: "Ada",
  user_last_name: "Lovelace",
  completed_modules: [],
  accessible_modules: [1],
  interests: ["chess"],
  passage_counts: { "1": 1 },
  admin_view: false,
  student_info_admin_dict: null,
  top_user_interests: [{ user_interest: "cycling", count: 3, colour: "red" }],
  latest_passage_subtopics: ["Should bells be banned?"],
  something_else: { of: "its own" },
};

const NONE = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0, "7": 0 };

/** What supervisors get of their students. */
export const STUDENTS = {
  "s-1": {
    student_first_name: "Mary",
    student_last_name: "Shelley",
    total_completed_passages: 3,
    total_failed_passages: 1,
    num_attempted_passages: { ...NONE, "1": 3, "2": 1 },
    num_completed_passages: { ...NONE, "1": 2, "2": 1 },
    num_failed_passages: { ...NONE, "1": 1 },
    student_sessions: {
      "d-1": {
        session_length: 12.5,
        session_module_id: 1,
        messages_dict: [
          { system_or_user: "system", message_text: "What is the conclusion?" },
          { system_or_user: "user", message_text: "That monsters are made." },
        ],
        performance_summary: "You found the **conclusion**.",
        success_or_failure: "success",
      },
    },
  },
  "s-2": {
    student_first_name: "Bram",
    student_last_name: "Stoker",
    total_completed_passages: 0,
    total_failed_passages: 0,
    num_attempted_passages: NONE,
    num_completed_passages: NONE,
    num_failed_passages: NONE,
    student_sessions: {},
  },
};

/** A dialogue as it is opened, in shapes that the specification leaves to the back end. */
export const OPENED = {
  first_message: "Read the passage. **What** is its conclusion?",
  user_id: 42,
  session_id: 7001,
  history: { turns: [["assistant", "Read the passage."]], seed: 9 },
  completed_modules: [],
  passage_counts: { "1": 1 },
  module_id: 1,
  submodule_number: 3,
  text_passage: "Chess teaches patience. So schools should teach chess.",
  module_submodule_context_dict: { flaw: "none", stage: { at: 1 } },
};

/** Its next turn. */
export const REPLIED = {
  response: "And *why*?",
  history: {
    turns: [
      ["assistant", "…"],
      ["user", "…"],
      ["assistant", "And why?"],
    ],
    seed: 9,
  },
  submodule_number: 4,
  text_passage: OPENED.text_passage,
  module_submodule_context_dict: { flaw: "none", stage: { at: 2 } },
  exit_message: null,
};

export const SUMMARY = {
  performance_summary: "You found **both** parts.",
  completed_modules: [1],
  accessible_modules: [1, 2, 3, 4, 5, 6, 7],
  passage_counts: { "1": 2 },
};
