import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** The passage to which the judged answers belong; it is no passage that a learner meets. */
export const EXAMPLE_PASSAGE =
  'Our choir meets on Mondays. "Mondays have always suited us," says Mr Hale, but Mr Hale cannot hold a tune. The hall is cold on Mondays, because the heating is only put on for the Tuesday dance class. Four of our altos work late on Mondays. The choir has grown, and of five members whom I asked, four were for a change. So we should rehearse on Tuesdays.';

/** Judged answers to a kind of expectation: what was open, what a learner wrote, and what a fair judge gives. */
export const ASSESS_EXAMPLES: Readonly<Record<ExpectationKind, string>> = {
  conclusion: `Open: conclusion ("The choir should move its rehearsals to Tuesday.")
- "sing on tuesdays instead" -> 0.95
- "that the rehearsal day ought to be changed" -> 0.7
- "the hall is too cold" -> nothing; the misconception that takes this reason for the conclusion
- "the writer is against Mondays, so Tuesday it is, because of the heating" -> 0.9`,
  reason: `Open: reason-1 ("The hall is cold on Mondays."), reason-2 ("Four altos work late on Mondays.")
- "its freezing in there and some singers cant make it" -> reason-1 0.95, reason-2 0.9
- "the heating" -> reason-1 0.6
- "because the choir should change to Tuesday" -> nothing; the conclusion again`,
  ambiguous_term: `Open: term-1 ("grown": more members, or better singers), term-own (another word of the learner's finding)
- "grown - more people or singing better" -> term-1 0.95
- "grown isn't clear" -> term-1 0.65
- "grown means bigger or larger" -> term-1 0.6, one reading twice
- "'late': late at night, or later than they are paid for" -> term-own 0.9`,
  missing_information: `Open: gap-1 ("How many members would be free on Tuesdays?"), own-1 (a find of the learner's own)
- "we dont know if the others can even come on tuesdays" -> gap-1 0.95
- "what would the hall cost on a Tuesday?" -> own-1 0.95
- "there should be more facts" -> gap-1 0.2`,
  assumption: `Open: assumption-1 ("The altos do not work late on Tuesdays."), own-1 (a find of the learner's own)
- "that those four get off work earlier the day after" -> assumption-1 0.95
- "do the altos work on Tuesdays?" -> assumption-1 0.65
- "that the dance class leaves the hall free" -> own-1 0.95
- "he thinks being warm is important" -> nothing; a value`,
  value: `Open: value-first ("comfort"), value-second ("tradition")
- "being cosy counts more than keeping the old custom" -> value-first 0.95, value-second 0.95
- "tradition beats comfort" -> nothing; turned round
- "the heating" -> value-first 0.3`,
  fallacy: `Open: fallacy ("Mr Hale's point is not answered; his singing is spoken of instead."), fallacy-name ("ad hominem")
- "they make fun of his voice instead of saying why Mondays dont suit" -> fallacy 0.95
- "ad hominim" -> fallacy-name 0.95
- "that's a bit unfair on Mr Hale" -> fallacy 0.6`,
  fallacy_name: `- "strawman", where it is ad hominem -> nothing; the misconception of that name`,
  alternative: `Open: alternative-1 ("The heating should be put on on Mondays as well."), own-1 (a find of the learner's own)
- "just turn the heating on on mondays too" -> alternative-1 0.95
- "they could start later so the altos make it" -> own-1 0.95
- "they should stay with Mondays" -> nothing; a bare denial`,
  statistical_flaw: `Open: flaw ("Only five members were asked, too few to speak for the choir.")
- "he only asked 5, maybe just his friends" -> 0.95
- "four out of five sounds a lot but it isn't" -> 0.7
- "he could have made it up" -> nothing`,
  impact: `Open: impact ("If the altos are no freer on Tuesdays, one reason falls away, so the argument persuades less than it seems to.")
- "weaker, cause we dont know if tuesday is any better for them" -> 0.95
- "it gets weaker" -> 0.65
- "so moving is wrong" -> nothing; a weak argument's conclusion may be true`,
  probe: `Open: a further question ("It is the conclusion because the other claims support it.")
- "coz the rest is there to back it up" -> 0.9
- "it's the last sentence" -> 0.4`,
};
