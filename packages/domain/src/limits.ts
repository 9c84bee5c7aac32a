/** Dialogues to finish with success before a module counts as completed. Source: specification §9. */
export const TARGET_DIALOGUES = 2;

/** Longest message a learner may send, in characters. */
export const MAX_MESSAGE_CHARS = 4000;

/** Longest interest a learner may name, in characters. */
export const MAX_INTEREST_CHARS = 80;

/** Most interests a learner may keep at a time. */
export const MAX_INTERESTS = 30;

/** A dialogue ends, without success, with this many learner messages. Source: design, tutoring model. */
export const MAX_LEARNER_MESSAGES = 16;

/** More steps than any module has. */
export const MAX_STEPS = 20;

/** From this many messages on, "Show First Message" is offered. Source: specification §9. */
export const FIRST_MESSAGE_BUTTON_FROM = 5;
