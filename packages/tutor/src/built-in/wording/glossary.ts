import { normalise, wordsOf } from "../reading/words.ts";

interface Entry {
  readonly asks: RegExp;
  readonly answer: string;
}

/** A question for what a word of the trade means: "what is a reason?", "define conclusion". */
function definitionOf(word: string): RegExp {
  return new RegExp(
    `\\bwhat(?: exactly| even)?(?:'s| is| are| makes| counts as)?(?: exactly)? (?:an? )?(?:${word})(?: word| phrase)?s?(?: here)?\\s*\\??$` +
      `|\\b(?:mean(?:s|t)? by|define|definition of|difference between|don't (?:get|understand) what|what does).{0,24}\\b(?:${word})\\b` +
      `|\\b(?:${word})\\b.{0,16}\\bmean(?:s|ing)?\\b\\s*\\??$`,
    "u",
  );
}

/** What learners ask in the middle of a dialogue, and what may be said to it without giving anything away. */
const ENTRIES: readonly Entry[] = [
  {
    asks: /\b(?:are you|is this|am i talking to).{0,30}\b(?:human|person|real|robot|bot|ai|machine|chatgpt)\b/u,
    answer:
      "I am an AI, not a person, and I can be mistaken about what you mean; if so, say it in other words.",
  },
  {
    asks: /\bhow (?:many|much|long|far)\b.{0,40}\b(?:questions?|left|more|longer|steps?|take|to go|dialogue|time)\b/u,
    answer:
      "There are three parts: the conclusion, the reasons and the ambiguous words. Most people need six to nine replies.",
  },
  {
    asks: /\b(?:need|have|must|should|supposed|want)(?: to)? (?:give |name |find |list |say |write )?(?:all|every|both|each)\b|\bhow many (?:words?|reasons?)\b|\b(?:all|both) (?:of them|at once|the reasons)\b.*\?|\bone (?:reason|word) enough\b/u,
    answer: "Every reason that the passage gives, and two ambiguous words; one at a time is fine.",
  },
  {
    asks: /\b(?:counts? as|what are|what do you mean by|mean by) (?:two |different )+(?:ways|meanings|things)|\blike a pun\b/u,
    answer:
      'No pun is needed. Take "He left the bank": one reader sees a man with money, another a man at a river. In the same way a word of the passage may leave open what is claimed.',
  },
  {
    asks: definitionOf("ambigu\\w*|vague"),
    answer:
      'A word is ambiguous in a passage when it can be taken in two ways that both fit, so that the claim says one thing or another. "Cheap" may mean low in price, or poorly made.',
  },
  {
    asks: definitionOf("conclusions?"),
    answer:
      'A conclusion is the claim that a writer wants you to accept on the strength of the others. In "Take an umbrella, because it will rain", "Take an umbrella" is the conclusion.',
  },
  {
    asks: definitionOf("reasons?|premises?"),
    answer:
      'A reason is a claim given so that you accept the conclusion. In "Take an umbrella, because it will rain", "it will rain" is the reason.',
  },
  {
    asks: definitionOf("arguments?"),
    answer:
      "An argument, here, is no quarrel: it is a claim together with the reasons that are given for it.",
  },
  {
    asks: /\bwhat (?:do (?:you|i)|am i supposed to|should i|are we) (?:mean|want|have to|need to|do|doing)\b|\b(?:don't|do not) understand the question\b|\bwhat (?:is|are) (?:the|your) question|\bcan you (?:rephrase|explain|repeat)\b/u,
    answer: "Let me put it more plainly.",
  },
  {
    asks: /\b(?:(?:is|are) (?:this|it|that|these|the (?:passage|text|story|argument|facts?))(?: \w+)? (?:true|real|made up|invented|fiction|correct)|really exist|who wrote|where does (?:this|it) come from|source)\b/u,
    answer:
      "The passage was made by an AI for practice, so do not rely on its facts; what counts here is how it argues.",
  },
];

/** Longest question about the task, in words; a longer one says something of the passage. */
const LONGEST_QUESTION = 16;

/** Whether a message asks about the task rather than answering it. */
export function isAboutTask(message: string): boolean {
  const text = normalise(message);
  const asks =
    text.includes("?") ||
    /^(?:what|how|define|are|is|can|could|do|does|should|who|where|which|explain|i don't)\b/u.test(
      text,
    );
  return asks && wordsOf(text).length <= LONGEST_QUESTION && answerFromGlossary(message) !== null;
}

/** The answer to a learner's question about the task; null when the question is about the answer itself. */
export function answerFromGlossary(message: string): string | null {
  const text = normalise(message);
  return ENTRIES.find((entry) => entry.asks.test(text))?.answer ?? null;
}
