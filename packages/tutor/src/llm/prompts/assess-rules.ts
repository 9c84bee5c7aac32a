import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** What earns an expectation of a kind, and what comes near to it or misses it. */
export const ASSESS_RULES: Readonly<Record<ExpectationKind, string>> = {
  conclusion:
    "Conclusion: what should be done or accepted, and by or for whom where that is not plain. Near: the topic with the writer's side, but not what is wanted. Nothing: a reason, an example, the background, the other side's view, the reverse.",
  reason:
    "Reason: that claim of the passage, as a claim. Near: its topic only, or the example that illustrates it. Nothing: the conclusion again, background, the other side's view, a reason of the learner's own that the passage does not give, the reverse.",
  ambiguous_term:
    "Ambiguous word: the word, and two readings of it that both fit in its place and differ from each other. The readings need not be the listed ones. Near: the word alone, the word with one reading, or the word with two readings that come to the same. A word that is merely hard or vague, or whose two readings make no difference to the argument, is near at best. A fitting word that the key does not list covers the expectation for finds of the learner's own.",
  missing_information:
    'Missing information: a fact that the passage does not give and whose answer would strengthen or weaken a reason; a question will do. Near: the right gap, so general that nobody would know what to look up. Nothing: what the passage tells, trifles, disagreement, the wish for "more evidence".',
  assumption:
    "Factual assumption: an unsaid claim about how things are that a reason needs. Near: the same as a question, or as a doubt without the claim. Nothing: what the passage says, what matters to the writer (a value), the conclusion, a claim that the argument does not need.",
  value:
    "Value: one of the two things that people hold dear, under any fair name or described. The one that the writer puts first and the one that gives way are two expectations: where the order is turned round, neither is earned; where both are named without an order, both may be, unless the learner was asked for the order. Nothing: a reason, a measure, a thing.",
  fallacy:
    "Fallacy: what goes wrong in the faulty step, in other words than its name. Near: that something is unfair or beside the point there, without saying what. Nothing: the name alone, disagreement with the writer, a sound but weak reason.",
  fallacy_name:
    "Fallacy's name: that name, misspelt or not, or a usual other name of the same fault. Nothing: another one.",
  alternative:
    "Alternative conclusion: another claim, plan or explanation for which the same reasons speak about as well. Near: such a thing without saying what. Nothing: the writer's conclusion in other words, its bare denial, the other side's view, something for which these reasons do not speak.",
  statistical_flaw:
    "Flaw in the figures: what the figures do not show, or what would have to be known beside them. No name is wanted. Near: that the figures mean little, without saying why. Nothing: that they may be invented, another flaw, a reason without figures.",
  impact:
    'Impact: how far the argument still persuades, and why: both. Near: "weaker" alone, or a why without a verdict. Nothing: no effect without a reason, the conclusion called false, the learner\'s own opinion of the issue.',
  probe:
    "Further question: its own statement says what a good answer holds; the listed answers are only some. Near: half of it.",
};
