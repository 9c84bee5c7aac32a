import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** Plain confirmations of a conclusion; "{}" is the conclusion. */
export const CONCLUSION_FOUND = [
  "Yes, that is what the writer is driving at: {}",
  "That is it. The writer's conclusion is this: {}",
  "Right. The reasons in the passage are there for that claim: {}",
  "Exactly so. The passage argues for this: {}",
] as const;

/** Confirmations of one reason, whatever it is worth: a later step may ask for that. */
export const REASON_FOUND = [
  "Yes, that is one of the reasons: {}",
  "Right, the writer does lean on that: {}",
  "That is a reason the passage gives: {}",
  "Correct. The passage says as much: {}",
  "That is among the supports: {}",
  "Indeed, that is offered in support: {}",
] as const;

/** Confirmations of several reasons at once; "{}" is the list. */
export const REASONS_FOUND = [
  "Yes, those are reasons that the passage gives: {}",
  "Right on each count. The writer leans on these: {}",
  "All of those are there. Put shortly: {}",
] as const;

/** The same of what an earlier message said, before it was asked for. */
export const REASONS_FROM_BEFORE = [
  "What you said earlier counts here: {}",
  "You gave that before I asked, and it stands: {}",
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

/** Confirmations of a find in the steps that evaluate; "{}" is what the key says of it. */
export const FOUND: Readonly<Partial<Record<ExpectationKind, readonly string[]>>> = {
  missing_information: [
    "Yes, the passage leaves that open, and it matters: {}",
    "Right, that is not told anywhere, and much depends on it. In full: {}",
    "That is a gap worth pointing at: {}",
    "Good question, and one without an answer here: {}",
  ],
  assumption: [
    "Yes, the argument needs that and never says it: {}",
    "Right, that is taken for granted: {}",
    "That is one of the things on which it silently rests: {}",
    "Indeed, without that the step would not work: {}",
  ],
  value: ["Yes. {}", "Right. {}", "Well named. {}", "So it is. {}"],
  fallacy: [
    "Yes, that is the weak step. {}",
    "Right, that is what goes wrong. {}",
    "You have put your finger on it. {}",
  ],
  fallacy_name: ["The name is right. {}", "That is the name for it. {}", "Correct. {}"],
  alternative: [
    "Yes, what the writer says would bear that as well: {}",
    "Right, one could go from the same facts to this: {}",
    "That is a different conclusion, and the passage supports it, too: {}",
    "Indeed, nothing in the reasons stands against that: {}",
  ],
  statistical_flaw: [
    "Yes, that is what is wrong with it. {}",
    "Right, that is the weak spot. {}",
    "You have seen through it. {}",
  ],
  impact: [
    "Yes, that is a fair way to weigh it. {}",
    "Right, that is how it stands. {}",
    "That is well weighed. {}",
  ],
};

/** Confirmations of a find that the key does not list; "{}" is in the learner's own words. */
export const OWN_FOUND: Readonly<Partial<Record<ExpectationKind, readonly string[]>>> = {
  missing_information: [
    "Fair question: the passage does not answer it, and the answer would matter.",
    "Yes, that is left open, and a careful reader would want to know it.",
    "True, nobody tells us that, and it bears on the matter.",
  ],
  assumption: [
    "Yes, that is nowhere said, and the argument leans on it.",
    "Fair point: the writer does seem to count on that without saying so.",
    "True, that has to be so for the step to work.",
  ],
  alternative: [
    "Yes, what the writer says would allow that, too.",
    "Fair enough: somebody could go there from these facts.",
    "True, that is another way to take the same reasons.",
  ],
};

/** Confirmations of a proposal for mending the argument: it is the learner's own and is not restated. */
export const REPAIR_FOUND = [
  "That would help.",
  "Yes, with that a doubter would have less to doubt.",
  "A change for the better.",
] as const;
