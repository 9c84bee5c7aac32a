/** Plain confirmations of a conclusion; "{}" is the conclusion. */
export const CONCLUSION_FOUND = [
  "Yes, that is what the writer is driving at: {}",
  "That is it. The writer's conclusion is this: {}",
  "Right. Everything else in the passage leads up to that claim: {}",
  "Exactly so. In the passage's words: {}",
] as const;

/** Confirmations of one reason. */
export const REASON_FOUND = [
  "Yes, that is one of the reasons: {}",
  "Right, the writer does lean on that: {}",
  "That is a reason the passage gives: {}",
  "Correct. In the passage it reads: {}",
  "You have found one of the supports: {}",
  "Indeed, that is offered in support: {}",
] as const;

/** Confirmations of several reasons at once; "{}" is the list. */
export const REASONS_FOUND = [
  "Yes, those are reasons that the passage gives: {}",
  "Right on each count. The writer leans on these: {}",
  "All of those are there. In the passage's words: {}",
] as const;

/** Confirmations of a term; its two readings are set beside whatever the learner said of it. */
export const TERM_READINGS = [
  'Yes, "{term}" can be taken in more than one way there. Set side by side: "{one}", or "{other}".',
  'Right, "{term}" leaves room in that place, for instance: "{one}", or else "{other}".',
  'Good find. With "{term}" one reader may have "{one}" in mind, and another "{other}".',
  'Yes, there "{term}" is not settled: one reading of it is "{one}", another is "{other}".',
] as const;

/** Confirmations of several terms at once; "{}" is the list. */
export const TERMS_FOUND = [
  "Yes, each of those can be taken in more than one way. {}",
  "Right, those places all leave room. {}",
] as const;

/** Confirmations of a word that the learner found and the key does not list. */
export const OWN_TERM_FOUND = [
  'Yes, "{term}" works too: on each of your two readings the sentence says something different.',
  'Fair point. "{term}" does leave room for both of the things you describe.',
] as const;

/** Openers of the confirmation of an answered probe; what holds is said after it. */
export const PROBE_ANSWERED = [
  "Yes.",
  "Right.",
  "That is sound.",
  "Well seen.",
  "Indeed.",
] as const;
