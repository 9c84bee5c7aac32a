/** What a list of findings is, for the writer of an argument. */
export const FINDINGS = `"findings" is a list of three (at least two, at most four). Each has "quote", the words of a reason on which it bears, copied from the passage; "statement", "paraphrases", "hints" and "prompt". The findings differ from one another so much that a learner who has one does not yet have the next, and at least two different reasons are concerned. They are the ones that a careful reader would come upon first, since a second reader has to find most of them unprompted.`;

/** What a planned flaw is, for the writer of an argument. */
export const FLAW = `Give exactly two reasons in "reasons", both sound and both about the matter itself. The planned flaw is a third thing that the writer offers in support; it stands in one or two sentences of its own and is described in "flaw":
- "quote": these sentences, whole, copied from the passage.
- "asReason": four ways in which a learner who has not seen through it gives it as one of the writer's reasons, the fullest first, without any criticism.
- "statement": what goes wrong there, in one sentence, about this passage and without the flaw's name.
- "paraphrases", "hints" and "prompt" for that statement. None of them has the flaw's name either; hints and prompt do not say what is wrong but lead to it.`;

/** How a reader lists flaws. */
export const FLAWS_TAIL = `One entry for each flaw that is really there; an empty list when there is none. "kind" is one of the four names above, "quote" holds the words in which the flaw stands, from their beginning to their end, and "why" says in one sentence what goes wrong there. Judge each kind by its definition above. One faulty step is one entry: give it the kind that describes its fault best. A reason that is merely weak, one-sided or unproved is no flaw of these kinds.`;
