import type { MessageAssessment, MessageFinding } from "@elenchus/contract/admin-transcript";

/** Acts of a learner's message, in a teacher's words. */
export const SPEECH_ACTS: Readonly<Record<string, string>> = {
  answer: "An answer",
  question: "A question",
  objection: "An objection",
  complaint: "A complaint",
  dont_know: "Says that they do not know",
  asks_for_answer: "Asks to be told the answer",
  off_topic: "Off topic",
  empty_effort: "No attempt of their own",
  discouraged: "Loses heart",
  distress: "Sounds like distress",
};

/** The tutor's moves, in words. */
export const MOVES: Readonly<Record<string, string>> = {
  confirm: "Confirms what is right",
  pump: "Asks for more",
  hint: "Gives a hint",
  prompt: "Asks for what is still missing",
  locate: "Asks to mark the sentence",
  choose: "Offers statements to choose from",
  correct: "Corrects a misconception",
  assertion: "Tells the answer",
  answer_question: "Answers the question",
  apologise: "Owns a mistake",
  redirect: "Leads back to the task",
  advance: "Goes on to the next step",
  close: "Closes the dialogue",
  support: "Shows where to get help",
};

/** A message's bearings on a point, in the order in which they are told. */
export const POINT_STANDINGS: Readonly<
  Record<MessageAssessment["points"][number]["standing"], string>
> = {
  found: "Found",
  believed: "Taken to mean",
  partly: "Partly",
  not_certain: "Not certain",
};

/** By what a message that is no try was known, where that tells more than what it does. */
export const SIGNS: Readonly<Record<string, string>> = {
  commands_the_tutor: "Tries to command the tutor",
  in_another_language: "Is not in English",
  no_content: "Has no content to judge",
  heap_of_words: "Lists words without saying anything",
};

/** Whose words were sent back. */
export const COPIED_FROM: Readonly<
  Record<Extract<MessageFinding, { kind: "copied" }>["from"], string>
> = {
  passage: "Copies the passage",
  much_of_passage: "Copies much of the passage",
  tutor: "Repeats the tutor's hint",
};
