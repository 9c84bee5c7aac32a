import type { ModuleInstructions } from "./module-instructions.ts";

/** What a model is told of module 1. */
export const module1: ModuleInstructions = {
  whatCounts:
    "Two words or phrases of the passage, each with two meanings that both fit where it stands, so that a reason supports the conclusion better with one of them than with the other. Any word of the passage counts that really leaves room for two readings, whether or not the key lists it.",
  ownPart: `Give two or three reasons. "terms" is a list of two or three words or short phrases, each of which stands in another reason. Each has
- "phrase": the word or phrase, one to four words, exactly as it stands in the passage;
- "quote": the clause of the reason in which it stands, copied from the passage;
- "firstReading" and "secondReading": the two things that it can mean there, each a short phrase of two to eight words that could take its place;
- "stake": one sentence that says on which reading the reason supports the conclusion well and on which hardly.

Both readings have to fit the passage: read the clause once with each. A word that is only vague ("soon", "many") or hard is none, and neither is a word whose second meaning the passage rules out. Everyday words do best: "a neighbour" (one and the same, or different ones), "people" (how many, or how often the same ones), "a tenth of its business" (of its income, or of its bookings), "local" (made here, or sold here), "free" (without charge, or without rules). Do not put such a word into quotation marks in the passage, and use it once.

The passage needs background or the other side's view, and an example or the other side's view. "wrongTurns" here are words of this passage that a learner may take for ambiguous although they are only vague or hard.`,
  readersField: `- "terms": every word or short phrase in the reasons or the conclusion that has two readings which both fit where it stands, so that a reason supports the conclusion better on one than on the other. Up to six, the most important first. For each, "phrase" holds the word or phrase, "quote" the clause in which it stands, "firstReading" and "secondReading" its two readings. A word that is only vague or hard is none.`,
};
