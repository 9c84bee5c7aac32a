import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** What earns an expectation of a kind, and what comes near to it or misses it. */
export const ASSESS_RULES: Readonly<Record<ExpectationKind, string>> = {
  conclusion:
    "Conclusion: what should be done or accepted. Near: the topic with the writer's side, but not what is wanted. Nothing: a reason, an example, background, the other side's view, the reverse.",
  reason:
    "Reason: that claim of the passage, as a claim. Near: its topic only, or the example that illustrates it. Nothing: the conclusion again, background, the other side's view, a reason that the passage does not give, the reverse.",
  ambiguous_term:
    "Ambiguous word: the word, and two readings of it that both fit in its place and differ; they need not be the listed ones. Near: the word alone, with one reading, or with two that come to the same. A word that is merely hard or vague is near at best.",
  missing_information:
    'Missing information: a fact that the passage does not give and whose answer would strengthen or weaken a reason; a question will do. Near: the right gap, but too general to look up. Nothing: what the passage tells, trifles, the wish for "more evidence".',
  assumption:
    "Factual assumption: an unsaid claim about how things are that a reason needs. Near: the same as a question or a doubt. Nothing: what the passage says, a value, the conclusion, a claim that the argument does not need.",
  value:
    "Value: one of the two things that people hold dear, under any fair name or described. The one that the writer puts first and the one that gives way are two expectations: where the order is turned round, neither is earned; named without an order, both are, unless the order was asked for. Nothing: a reason, a measure, a thing.",
  fallacy:
    "Fallacy: what goes wrong in the faulty step, in other words than its name. Near: that something is unfair or beside the point there, without what. Nothing: the name alone, disagreement, a sound but weak reason, the step called fair or true.",
  fallacy_name:
    "Fallacy's name: that name, misspelt or not, or a usual other name of it. It explains nothing by itself.",
  alternative:
    "Alternative conclusion: another claim, plan or explanation that the same reasons support about as well. Nothing: the writer's conclusion in other words, its bare denial, the other side's view, something that these reasons do not support.",
  statistical_flaw:
    "Flaw in the figures: what the figures do not show, or what would have to be known beside them; no name is wanted. Near: that the figures mean little, without why. Nothing: that they may be invented, another flaw, the figures called enough or right.",
  impact:
    'Impact: how far the argument still persuades, and why: both. Near: "weaker" alone, or a why without a verdict. Nothing: no effect without a reason, the conclusion called false, an opinion of the issue.',
  probe:
    "Further question: its statement says what a good answer holds; the listed answers are only some. Near: half of it.",
};
