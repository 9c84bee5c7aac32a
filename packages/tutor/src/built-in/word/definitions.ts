import type { ExpectationKind } from "@elenchus/dialogue/argument";

/** A question for what a word of the trade means: "what is a reason?", "define conclusion". */
function definitionOf(word: string): RegExp {
  return new RegExp(
    `\\bwhat(?: exactly| even)?(?:'s| is| are| makes| counts as)?(?: exactly)? (?:an? )?(?:${word})(?: word| phrase)?s?(?: here)?\\s*\\??$` +
      `|\\b(?:mean(?:s|t)? (?:by|with)|explain what(?= an? )|define|definition of|difference between|don't (?:get|understand) what|what does).{0,24}\\b(?:${word})\\b` +
      `|\\b(?:${word})\\b.{0,16}\\bmean(?:s|ing)?\\b\\s*\\??$`,
    "u",
  );
}

/** What the words of the trade mean, most of them with an example. */
const AMBIGUOUS =
  'A word is ambiguous in a passage when it can be taken in two ways that both fit, so that the claim says one thing or another. "Cheap" may mean low in price, or poorly made.';
const CONCLUSION =
  'A conclusion is the claim that a writer wants you to accept on the strength of the others. In "Take an umbrella, because it will rain", "Take an umbrella" is the conclusion.';
const REASON =
  'A reason is a claim given so that you accept the conclusion. In "Take an umbrella, because it will rain", "it will rain" is the reason.';
const MISSING =
  'Missing information is a fact that a reader would need and is not given. Told that "most customers came back", you would want to know how many there were.';
const ASSUMPTION =
  'A factual assumption is something that an argument needs and does not say, and that could be checked. Whoever says "Take the bus, you will be early" assumes that the bus runs on time.';
const VALUE =
  'A value is something that people care about: safety, freedom, thrift. Whoever says "Stay in, it is icy" puts safety before freedom, at least for tonight.';
const FALLACY =
  "A fallacy is a step that looks like a reason and gives none. The four that we look for are the strawman, ad hominem, the false dichotomy and the slippery slope.";
const ALTERNATIVE =
  'An alternative conclusion is a different claim that the same reasons support. From "The soup is cold" follows "Warm it up", but also "Have a salad".';

/** What stands for an example, by what the open step asks for. */
export const EXAMPLES: Readonly<Partial<Record<ExpectationKind, string>>> = {
  conclusion: CONCLUSION,
  reason: REASON,
  ambiguous_term: AMBIGUOUS,
  missing_information: MISSING,
  assumption: ASSUMPTION,
  value: VALUE,
  fallacy: FALLACY,
  alternative: ALTERNATIVE,
  statistical_flaw:
    "The sidebar has four worked examples, each with a figure that shows less than it seems to.",
  impact:
    'Told "Take an umbrella, I feel rain coming", you might go along half-way and say why: a feeling is little to go by.',
};

/** Questions for what words of the trade mean, and what they mean. */
export const DEFINITIONS: readonly { readonly asks: RegExp; readonly answer: string }[] = [
  {
    asks: definitionOf("ambigu\\w*|vague"),
    answer: AMBIGUOUS,
  },
  {
    asks: definitionOf("conclusions?"),
    answer: CONCLUSION,
  },
  {
    asks: definitionOf("reasons?|premises?"),
    answer: REASON,
  },
  {
    asks: definitionOf("missing information|key information"),
    answer: MISSING,
  },
  {
    asks: definitionOf("(?:factual )?assumptions?|tak(?:e|es|en|ing)(?: things?| it)? for granted"),
    answer: ASSUMPTION,
  },
  {
    asks: definitionOf("values?|value preferences?"),
    answer: VALUE,
  },
  {
    asks: definitionOf("straw ?man"),
    answer:
      'A strawman puts a cruder view in the place of what somebody really said, and attacks that. "You want less homework? So you want children to learn nothing."',
  },
  {
    asks: definitionOf("ad[- ]hominem"),
    answer:
      'Ad hominem goes for the person instead of the point. "She says the bridge is unsafe, but have you seen how she dresses?"',
  },
  {
    asks: definitionOf("false (?:dichotomy|dilemma)|dichotomy"),
    answer:
      'A false dichotomy leaves only two choices where there are more. "Either we buy a dog, or you will always be lonely."',
  },
  {
    asks: definitionOf("slippery slope"),
    answer:
      'A slippery slope foretells a chain of events without showing why one would lead to the next. "One biscuit today, and by Christmas you will eat nothing else."',
  },
  {
    asks: definitionOf("(?:logical )?fallac(?:y|ies?)"),
    answer: FALLACY,
  },
  {
    asks: definitionOf("alternative(?: conclusions?)?"),
    answer: ALTERNATIVE,
  },
  {
    asks: definitionOf("average"),
    answer:
      "An average is what each would have if everything were put together and shared out evenly.",
  },
  {
    asks: definitionOf("per ?cent(?:age)?"),
    answer: "Per cent means out of every hundred.",
  },
  {
    asks: definitionOf("claim"),
    answer: "A claim is what somebody says is so, or should be so.",
  },
  {
    asks: definitionOf("median"),
    answer: "The median is the figure in the middle when all are lined up from low to high.",
  },
  {
    asks: definitionOf("persua(?:sive(?:ness)?|des?)|convincing|impact"),
    answer:
      "Persuasiveness is how far an argument should move a fair reader; the impact is what a finding does to it.",
  },
  {
    asks: definitionOf("arguments?"),
    answer:
      "An argument, here, is no quarrel: it is a claim together with the reasons that are given for it.",
  },
];
