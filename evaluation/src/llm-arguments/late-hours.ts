import type { Claim } from "@elenchus/tutor/llm/write/draft";

/** The issue that all these arguments are about. */
export const LATE_HOURS_ISSUE = "Should a town library stay open until ten on weekday evenings?";

/** The conclusion that most of these arguments draw, as `quote` has it. */
export function lateHours(quote: string): Claim {
  return {
    quote,
    statement: "The library should stay open until ten on weekday evenings.",
    paraphrases: [
      "keep the library open until ten",
      "later opening hours for the library",
      "the writer wants the library to close at ten instead of six from Monday to Friday",
      "people ought to be able to use the library till late in the evening in the week",
      "shouldn't the library be open till ten at night?",
    ],
    opposites: [
      "the library should close at six as before",
      "the library should not be open in the evening",
      "opening late is not worth it",
    ],
    hints: [
      "Most of this text tells how things are. One sentence says how they should be. Which one?",
      "Sort the sentences into those that hold something up and the one that is held up. Which is that?",
      "If the writer could put one wish on a poster outside the town hall, what would it ask for?",
    ],
    prompt: "Finish the sentence as the writer would: 'The library should …'",
  };
}

/** Words of the first reason, as the passages have them. */
const DAY_JOBS = "many of us work until six and find the door locked";

/** A sound reason: who works by day cannot come. */
export const dayJobs: Claim = {
  quote: DAY_JOBS,
  statement: "Many people work until six and cannot get to the library while it is open.",
  paraphrases: [
    "people are at work until six",
    "it shuts before workers can get there",
    "because a lot of people only finish their job when the place is closing",
    "loads of people can't go since they are still at work",
    "how is somebody with a day job supposed to use it?",
  ],
  opposites: [
    "hardly anybody works until six",
    "people with jobs can easily go in the afternoon",
    "workers do not want to use the library",
  ],
  hints: [
    'Turn the conclusion into a question: "Why?" Which claims in the text answer it?',
    "Look at what is said about how the writer and others spend their days.",
    "What happens to somebody with an ordinary job who would like to borrow a book?",
  ],
  prompt: "Finish the sentence: 'Later hours are needed, because many people …'",
};

/** Words of the second reason, as the passages have them. */
const WARM_ROOM =
  "the reading room is warm in the evening anyway, because the choir sings next door";

/** A sound reason: it would cost little. */
export const warmRoom: Claim = {
  quote: WARM_ROOM,
  statement: "The reading room is heated in the evening anyway, because of the choir next door.",
  paraphrases: [
    "the heating is on anyway",
    "it is warm there because of the choir",
    "they don't have to pay extra to keep the room warm at night",
    "because the place is heated for the singers in any case",
    "why not use a room that is warm already?",
  ],
  opposites: [
    "the reading room is cold in the evening",
    "heating the room at night would be dear",
    "the choir stops the readers from coming",
  ],
  hints: [
    "Go through the text sentence by sentence, and leave out what only sets the scene. What is left that speaks for the plan?",
    "Look at what is said about the building itself.",
    "Why would nobody have to order more oil for the later hours?",
  ],
  prompt: "Finish the sentence: 'It would be no trouble, since the reading room …'",
};

/** Good reasons that none of these passages gives. */
export const OUTSIDE_REASONS: string[] = [
  "young people would have a place to go in the evening",
  "the street would feel safer at night with a lit building",
  "more books would be read in the town",
];
