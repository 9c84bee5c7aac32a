/** What a learner's message does, in a teacher's words. */
export const SPEECH_ACTS: Readonly<Record<string, string>> = {
  answer: "An answer",
  question: "A question",
  objection: "An objection",
  complaint: "A complaint",
  dont_know: "Says that they do not know",
  asks_for_answer: "Asks to be told the answer",
  off_topic: "Off topic",
  empty_effort: "No attempt of their own",
  distress: "Sounds like distress",
};

/** What the tutor does next. */
export const MOVES: Readonly<Record<string, string>> = {
  confirm: "Confirms what is right",
  pump: "Asks for more",
  hint: "Gives a hint",
  prompt: "Asks for what is still missing",
  correct: "Corrects a misconception",
  assertion: "Tells the answer",
  answer_question: "Answers the question",
  redirect: "Leads back to the task",
  advance: "Goes on to the next step",
  close: "Closes the dialogue",
  support: "Shows where to get help",
};

/** Why a dialogue ended. */
export const OUTCOME_REASONS: Readonly<Record<string, string>> = {
  all_covered: "Every step is finished, and the tutor gave away no answer that counts",
  skill_step_told: "The tutor had to give the answer of the step that counts",
  message_limit: "The dialogue reached its limit of messages",
};

/** What a judge found, where it has a name of its own. */
export const FINDINGS: Readonly<Record<string, string>> = {
  "touches nothing": "Is not close to any of the expected points",
  tries_nothing: "Does not try to answer",
  asks_to_be_told: "Asks to be told the answer",
  commands_the_tutor: "Tries to command the tutor",
  asks_for_a_hint: "Asks for a hint",
  asks_about_the_task: "Asks about the task",
  says_it_does_not_know: "Says that they do not know",
  says_a_courtesy: "Only says something polite",
  no_content: "Has no content to judge",
  heap_of_words: "Lists words without saying anything",
  copies_the_passage: "Copies the passage",
  copies_much_of_the_passage: "Copies much of the passage",
  copies_a_hint: "Repeats the tutor's hint",
};
