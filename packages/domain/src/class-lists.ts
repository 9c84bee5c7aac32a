/** Days for which an invitation from a class list works. */
export const CLASS_INVITATION_DAYS = 14;

/** Most learners of one class list. */
export const MAX_CLASS_LIST = 1000;

/** Longest class list, in characters: more than so many learners need. */
export const MAX_CLASS_LIST_CHARS = 99_000;

/** So many of them are added in one call. */
export const CLASS_LIST_BATCH = 25;
