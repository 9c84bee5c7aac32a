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

/** Shortest password. Source: NIST SP 800-63B, section 5.1.1. */
export const MIN_PASSWORD_CHARS = 8;

/** Longest password: hashing takes time for every character. */
export const MAX_PASSWORD_CHARS = 128;

/** The same as typed: letters that a keyboard sends in parts become one when they are normalised (NFKC). */
export const MAX_TYPED_PASSWORD_CHARS = 4 * MAX_PASSWORD_CHARS;

/** Seconds before another reset link can be asked for. Source: specification §9. */
export const RESET_COOLDOWN_SECONDS = 15;

/** Milliseconds from "Password reset." to the log-in screen. Source: specification §9. */
export const RESET_REDIRECT_MS = 3500;

/** Seconds after which a part of the page with a file of its own is given up. Source: specification §9. */
export const PART_TIMEOUT_SECONDS = 120;

/** Minutes for which a reset link works. */
export const RESET_LINK_MINUTES = 10;

/** Minutes for which a log-in by a provider shows who somebody is, where there are no passwords. */
export const FRESH_LOG_IN_MINUTES = 10;

/** Minutes for which the code works that links a log-in by a provider to an account: long enough for a mail. */
export const SIGN_ON_CODE_MINUTES = 30;

/** Hours for which a verification link works. */
export const VERIFICATION_LINK_HOURS = 24;

/** Days for which a change of the address can be taken back. */
export const EMAIL_UNDO_DAYS = 7;

/** Hours for which the link in an invitation works: it waits longer than a reset that somebody has just asked for. */
export const INVITATION_LINK_HOURS = 72;

/** The terms that are agreed to on registration: the day from which they hold. */
export const TERMS_VERSION = "2026-11-20";
