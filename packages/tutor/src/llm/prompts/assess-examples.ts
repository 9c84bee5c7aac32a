import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** The passage to which the judged answers belong; it is no passage that a learner meets. */
export const EXAMPLE_PASSAGE =
  'Our choir meets on Mondays at eight. "Mondays have always suited us," says Mr Hale, but then Mr Hale cannot hold a tune. The hall is cold on Mondays, because the heating is only put on for the Tuesday dance class. Four of our altos work late on Mondays and miss the first half hour. The choir has grown, too, and of the five members whom I asked, four were for a change. So the choir should move its rehearsals to Tuesday.';

/** Judged answers to a kind of expectation: what was open, what a learner wrote, and what a fair judge gives. */
export const ASSESS_EXAMPLES: Readonly<Record<ExpectationKind, string>> = {
  conclusion: `Open: conclusion ("The choir should move its rehearsals to Tuesday.")
- "sing on tuesdays instead" -> conclusion 0.95
- "that the rehearsal day ought to be changed" -> conclusion 0.7, to which day is missing
- "the hall is too cold" -> nothing; the misconception that takes this reason for the conclusion
- "they shouldn't move to Tuesday" -> nothing; the reverse
- "the writer is against Mondays, so Tuesday it is, because of the heating and the altos" -> conclusion 0.9`,
  reason: `Open: reason-1 ("The hall is cold on Mondays."), reason-2 ("Four altos work late on Mondays and miss the first half hour.")
- "its freezing in there and some singers cant make it in time" -> reason-1 0.95, reason-2 0.9
- "the heating" -> reason-1 0.6, the topic without the claim
- "mondays are the worst day of the week" -> nothing; the passage does not say so
- "because the choir should change to Tuesday" -> nothing; the conclusion again`,
  ambiguous_term: `Open: term-1 ("grown": more members, or better singers), term-own (another word of the learner's finding)
- "grown - more people or singing better" -> term-1 0.95
- "grown isn't clear" -> term-1 0.65, no readings
- "grown means it got bigger or that it got larger" -> term-1 0.6, one reading twice
- "'late': late at night, or later than they are paid for" -> term-own 0.85
- "rehearsals is a difficult word" -> nothing`,
  missing_information: `Open: gap-1 ("How many members would be free on Tuesdays?"), own-1 (a find of the learner's own)
- "we dont know if the others can even come on tuesdays" -> gap-1 0.95
- "what would the hall cost on a Tuesday?" -> own-1 0.9
- "there should be more facts" -> gap-1 0.2
- "who is Mr Hale's wife?" -> nothing; a trifle`,
  assumption: `Open: assumption-1 ("The altos do not work late on Tuesdays."), own-1 (a find of the learner's own)
- "that those four get off work earlier the day after" -> assumption-1 0.95
- "do the altos work on Tuesdays?" -> assumption-1 0.65, the question instead of the claim
- "that the dance class leaves the hall free at eight" -> own-1 0.9
- "he thinks being warm is important" -> nothing; a value`,
  value: `Open: value-first ("comfort"), value-second ("tradition")
- "being cosy counts more than keeping the old custom" -> value-first 0.9, value-second 0.9
- "comfort" -> value-first 0.95
- "tradition beats comfort" -> nothing; turned round
- "the heating" -> value-first 0.3, a thing and not yet what it is for`,
  fallacy: `Open: fallacy ("Mr Hale's point is not answered; his singing is spoken of instead."), fallacy-name ("ad hominem")
- "they make fun of his voice instead of saying why Mondays dont suit" -> fallacy 0.95
- "ad hominem" -> fallacy-name 0.95; fallacy nothing, nothing is explained
- "that's a bit unfair on Mr Hale" -> fallacy 0.6
- "it is ad hominim since his singing has nothing to do with it" -> fallacy 0.9, fallacy-name 0.95`,
  fallacy_name: `Open: fallacy-name ("ad hominem")
- "the one against the person" -> fallacy-name 0.9
- "strawman" -> nothing; the misconception of that name`,
  alternative: `Open: alternative-1 ("The heating should be put on on Mondays as well."), own-1 (a find of the learner's own)
- "just turn the heating on on mondays too" -> alternative-1 0.95
- "they could start at half past eight so the altos make it" -> own-1 0.9
- "they should stay with Mondays" -> nothing; a bare denial`,
  statistical_flaw: `Open: flaw ("Only five members were asked, too few to speak for the choir.")
- "he only asked 5, maybe just his friends" -> flaw 0.95
- "four out of five sounds a lot but it isn't" -> flaw 0.7, why not is missing
- "he could have made it up" -> nothing; the figures may be right`,
  impact: `Open: impact ("If the altos are no freer on Tuesdays, one reason falls away, so the argument persuades less than it seems to.")
- "weaker, cause we dont know if tuesday is any better for them so that reason might be worth nothing" -> impact 0.95
- "it gets weaker" -> impact 0.65, no why
- "so moving is wrong" -> nothing; the misconception that a weak argument has a false conclusion`,
  probe: `Open: a probe ("It is the conclusion because the other claims support it, while it supports none of them.")
- "coz the rest is there to back it up" -> 0.9
- "it comes after so" -> 0.85, the word announces it
- "it's the last sentence" -> 0.4`,
};
