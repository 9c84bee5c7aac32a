import type { MessageAssessment } from "@elenchus/contract/admin-transcript";

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

/** What a message did about a point, in the order in which it is told. */
export const POINT_STANDINGS: Readonly<
  Record<MessageAssessment["points"][number]["standing"], string>
> = {
  found: "Found",
  believed: "Taken to mean",
  partly: "Partly",
  not_certain: "Not certain",
};

/** What a judge found beside the points, where it has a name of its own. */
export const FINDINGS: Readonly<Record<string, string>> = {
  "marks sentences": "Marks sentences",
  tries_nothing: "Does not try to answer",
  commands_the_tutor: "Tries to command the tutor",
  in_another_language: "Is not in English",
  complains_credit: "Says that they never said what was credited",
  complains_told: "Says that the tutor said it",
  complains_said: "Says that they have said it already",
  complains_unheard: "Says that the tutor does not listen",
  complains_tired: "Is tired of the exercise",
  objects_view: "Disagrees",
  objects_problem: "Asks what is wrong with it",
  objects_false: "Says what is true, and not what was asked",
  objects_fine: "Says that it is fine as it is",
  objects_sense: "Says that it makes no sense",
  asks_for_a_hint: "Asks for a hint",
  asks_meaning: "Asks what a word means",
  asks_example: "Asks for an example",
  asks_same: "Asks what the difference is",
  asks_where: "Asks where to look",
  asks_find: "Asks how to find it",
  asks_why: "Asks why",
  asks_how_many: "Asks how many are wanted",
  asks_right: "Asks whether it is right",
  asks_repeat: "Asks for the question again",
  asks_progress: "Asks how long it takes",
  asks_opinion: "Asks what the tutor thinks",
  asks_whose_view: "Asks whose view is wanted",
  asks_who: "Asks who the tutor is",
  asks_text: "Asks about the passage",
  asks_other: "Asks something",
  says_it_is_all: "Says that this is all",
  sees_nothing: "Says that there is nothing to find",
  tells_sorrow: "Tells of a loss or an illness",
  tells_access: "Cannot read the passage",
  greets: "Only says something polite",
  thanks: "Only says something polite",
  praises: "Only says something polite",
  no_content: "Has no content to judge",
  heap_of_words: "Lists words without saying anything",
  copies_the_passage: "Copies the passage",
  copies_much_of_the_passage: "Copies much of the passage",
  copies_a_hint: "Repeats the tutor's hint",
};
