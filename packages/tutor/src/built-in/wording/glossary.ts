import { normalise, wordsOf } from "../reading/words.ts";

interface Entry {
  readonly asks: RegExp;
  readonly answer: string;
}

/** A question for what a word of the trade means: "what is a reason?", "define conclusion". */
function definitionOf(word: string): RegExp {
  return new RegExp(
    `\\bwhat(?:'s| is| are| makes| counts as)?(?: exactly)? (?:an? )?(?:${word})(?: word| phrase)?s?(?: here)?\\s*\\??$` +
      `|\\b(?:mean(?:s|t)? by|define|definition of|difference between|don't (?:get|understand) what|what does).{0,24}\\b(?:${word})\\b` +
      `|\\b(?:${word})\\b.{0,16}\\bmean(?:s|ing)?\\b\\s*\\??$`,
    "u",
  );
}

/** What learners ask in the middle of a dialogue, and what may be said to it without giving anything away. */
const ENTRIES: readonly Entry[] = [
  {
    asks: /\b(?:are you|is this|am i talking to).{0,30}\b(?:human|person|real|robot|bot|ai|machine|chatgpt)\b/u,
    answer: "I am an AI, not a person, and I can be mistaken about what you mean; if so, say it in other words.",
  },
  {
    asks: /\bhow (?:many|much|long|far)\b.{0,40}\b(?:questions?|left|more|longer|steps?|take|to go|dialogue|time)\b/u,
    answer: "There are three parts: the conclusion, the reasons and the ambiguous words. Most people need six to nine replies.",
  },
  {
    asks: /\b(?:hint|clue|help)\b/u,
    answer: "Gladly. The worked examples in the sidebar show how somebody else did it, and here is a question to go by.",
  },
  {
    asks: definitionOf("ambigu\\w*|vague"),
    answer: "A word is ambiguous in a passage when it can be taken in two ways that both fit, so that the claim says one thing or another. \"Cheap\" may mean low in price, or poorly made.",
  },
  {
    asks: definitionOf("conclusions?"),
    answer: "A conclusion is the claim that a writer wants you to accept on the strength of the others. In \"Take an umbrella, because it will rain\", it is the taking of the umbrella.",
  },
  {
    asks: definitionOf("reasons?|premises?"),
    answer: "A reason is a claim given so that you accept the conclusion. In \"Take an umbrella, because it will rain\", it is that it will rain.",
  },
  {
    asks: definitionOf("arguments?"),
    answer: "An argument, here, is no quarrel: it is a claim together with the reasons that are given for it.",
  },
  {
    asks: /\bwhat (?:do (?:you|i)|am i supposed to|should i|are we) (?:mean|want|have to|need to|do|doing)\b|\b(?:don't|do not) understand the question\b|\bwhat (?:is|are) (?:the|your) question|\bcan you (?:rephrase|explain|repeat)\b/u,
    answer: "Let me put it more plainly.",
  },
  {
    asks: /\b(?:is (?:this|it|that|the passage) (?:true|real)|who wrote|where does (?:this|it) come from|source)\b/u,
    answer: "The passage was made by an AI for practice, so do not rely on its facts; what counts here is how it argues.",
  },
];

/** Longest question about the task, in words; a longer one says something of the passage. */
const LONGEST_QUESTION = 16;

/** Whether a message asks about the task rather than answering it. */
export function isAboutTask(message: string): boolean {
  const text = normalise(message);
  const asks = text.includes("?") || /^(?:what|how|define|are|is|can|could|who|where|explain|i don't)\b/u.test(text);
  return asks && wordsOf(text).length <= LONGEST_QUESTION && answerFromGlossary(message) !== null;
}

/** The answer to a learner's question about the task; null when the question is about the answer itself. */
export function answerFromGlossary(message: string): string | null {
  const text = normalise(message);
  return ENTRIES.find((entry) => entry.asks.test(text))?.answer ?? null;
}
