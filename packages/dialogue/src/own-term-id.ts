/** The expectation that a learner's own find covers: an ambiguous word that the key does not list. */
export const OWN_TERM_ID = "term-own";
