import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { DEFINITIONS, EXAMPLES } from "./definitions.ts";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./glossary-phrases.json" with { type: "json" };

interface Entry {
  readonly asks: RegExp;
  readonly answer: string | Readonly<Record<ModuleNumber, string>>;
  /** Reads like a question about the matter: is not looked for where learners are to ask such questions. */
  readonly isAskedOfPassages?: true;
  /** Asks what a word of the passage means: where ambiguous words are asked for, that is an answer. */
  readonly isAskedOfWords?: true;
  /** About the form of an answer: a message of several sentences says something besides. */
  readonly isOnFormAlone?: true;
}

const LENGTH = `Each takes a reply or two, sometimes more, and a dialogue has ${MAX_LEARNER_MESSAGES} at most.`;

const PARTS: Readonly<Record<ModuleNumber, string>> = {
  1: `There are three parts: the conclusion, the reasons and the ambiguous words. ${LENGTH}`,
  2: `There are four parts: the conclusion, the reasons, what is missing, and what that does to the argument. ${LENGTH}`,
  3: `There are four parts: the conclusion, the reasons, what is taken for granted, and what that does to the argument. ${LENGTH}`,
  4: `There are four parts: the conclusion, the reasons, the values, and what their ranking does to the argument. ${LENGTH}`,
  5: `There are four parts: the conclusion, the reasons, the fallacy, and what it does to the argument. ${LENGTH}`,
  6: `There are four parts: the conclusion, the reasons, other conclusions, and what they do to the argument. ${LENGTH}`,
  7: `There are four parts: the conclusion, the reasons, the figures, and what their fault does to the argument. ${LENGTH}`,
};

const HOW_MANY: Readonly<Record<ModuleNumber, string>> = {
  1: "Every reason that the passage gives, and two ambiguous words; one at a time is fine.",
  2: "Two reasons, and later two things that are missing; one at a time is fine.",
  3: "Two reasons, and later two assumptions; one at a time is fine.",
  4: "Two reasons, and later the two values; one at a time is fine.",
  5: "Two reasons, and later one fallacy with its name; one at a time is fine.",
  6: "Two reasons, and later two other conclusions; one at a time is fine.",
  7: "Two reasons, and later the one thing that is wrong with the figures; one at a time is fine.",
};

/** Asks the tutor for an example, and for nothing of the passage. */
const ASKS_FOR_EXAMPLE = compilePhrases(phrases.asksForExample);

const NOT_YOUR_VIEW =
  "We look at what the writer says and at how well it holds; whether you agree is another matter.";

/** What learners ask in the middle of a dialogue, and what may be said to it without giving anything away. */
const ENTRIES: readonly Entry[] = [
  {
    asks: /\b(?:are you|is this|am i talking to).{0,30}\b(?:human|person|robot|bot|ai|machine|chatgpt)\b|\bare you .{0,12}real\b/u,
    answer:
      "I am an AI, not a person, and I can be mistaken about what you mean; if so, say it in other words.",
  },
  {
    asks: /\bhow (?:many|much|long|far)\b.{0,40}\b(?:questions?|left|more|longer|steps?|take|to go|dialogue|time)\b/u,
    isAskedOfPassages: true,
    answer: PARTS,
  },
  {
    asks: compilePhrases(phrases.entriesAsks),
    isAskedOfPassages: true,
    answer: HOW_MANY,
  },
  {
    asks: compilePhrases(phrases.entriesAsks2),
    answer: "Let me put it more plainly.",
  },
  {
    asks: /\b(?:(?:in|use) (?:my )?own words\b.{0,24}\bor\b|or (?:put|say|write) it in my own words|own words (?:or|yes)|do you want a quote|quote or paraphrase|words? from the (?:text|passage))\b/u,
    isOnFormAlone: true,
    answer: "Your own words are best; quote a few words of the passage where you mean just those.",
  },
  {
    asks: compilePhrases(phrases.entriesAsks3),
    isOnFormAlone: true,
    answer: "One or two plain sentences are enough, and rough ones will do.",
  },
  {
    asks: compilePhrases(phrases.entriesAsks4),
    isOnFormAlone: true,
    answer: NOT_YOUR_VIEW,
  },
  {
    asks: /\bdoes the order\b|\border important\b|\b(?:any|in a) particular order\b/u,
    isOnFormAlone: true,
    answer: "The order does not matter.",
  },
  {
    asks: /\b(?:allowed|supposed|may i|can i|should i) .{0,8}\bguess\b/u,
    isOnFormAlone: true,
    answer: "A guess is welcome, with what makes you think so.",
  },
  {
    asks: /\bmy (?:spelling|grammar|typos?)\b|\bspelling and grammar\b|\b(?:what|which) language (?:can|should|must|do) i\b|\bin english only\b/u,
    isOnFormAlone: true,
    answer: "Write in English, please; slips of spelling do not matter.",
  },
  {
    asks: /\bwhich (?:text|passage|step) (?:is|are|do|does)\b|\bwhat step (?:is|are|was|do)\b|\b(?:still|again) (?:about )?the same (?:text|passage)\b/u,
    isOnFormAlone: true,
    answer: "We are with the passage on this page, and with the question that I asked last.",
  },
  {
    asks: /\bwhat (?:comes|happens) (?:next|after)(?: (?:this|that|the) (?:step|question|part))?\W*$|\bhow does (?:this|it) go on\b/u,
    isOnFormAlone: true,
    answer: PARTS,
  },
  {
    asks: /\b(?:counts? as|what are|what do you mean by|mean by) (?:two |different )+(?:ways|meanings|things)|\blike a pun\b/u,
    answer:
      'No pun is needed. Take "He left the bank": one reader sees a man with money, another a man at a river. In the same way a word of the passage may leave open what is claimed.',
  },
  {
    asks: /\bhow (?:do|does|can|would|could|should|am|is) (?:i|one|you|we)(?: supposed to)? (?:find|spot|recogni[sz]e|look for|identify|tell|get to) (?:(?:one|it|that|them|these|those)(?= *\??$| (?:here|there|in (?:an?|the|this))\b)|(?:an? |the )?(?:\w+ )?(?:conclusions?|reasons?|ambigu\w+|missing (?:facts?|information)|assumptions?|values?|fallac\w+|flaws?|alternatives?)\b)/u,
    isAskedOfPassages: true,
    isOnFormAlone: true,
    answer: "Go through the passage sentence by sentence, and put my question to each one.",
  },
  ...DEFINITIONS,
  {
    asks: /\b(?:(?:should|do|am) i|you want me to|so i)\b.{0,24}\b(?:for or against|(?:if|whether) i(?:'m| am)|my (?:own )?(?:opinion|view)|what i (?:think|do|would do))\b/u,
    answer: NOT_YOUR_VIEW,
  },
  {
    asks: /\bwhy (?:do|are|must) you (?:always |keep )?(?:on )?ask/u,
    answer:
      "I ask because what you find yourself is what stays with you; it is not that I doubt you.",
  },
  {
    asks: compilePhrases(phrases.entriesAsks5),
    answer: "Let me put it more plainly.",
  },
  {
    asks: compilePhrases(phrases.entriesAsks6),
    isAskedOfPassages: true,
    answer:
      "The passage was made by an AI for practice, so do not rely on its facts; what counts here is how it argues.",
  },
  {
    asks: /^(?:(?:and|so|but|sorry)[, ]+)*(?:what (?:does|do|is|are) .{1,40}\bmean(?:ing)?|what(?:'s| is) (?:the meaning of|meant by) .{1,40})\s*\??$/u,
    isAskedOfPassages: true,
    isAskedOfWords: true,
    answer:
      "Take a word as the rest of its sentence has it; if it is a rare one, looking it up is no cheating.",
  },
];

/** Longest question about the task, in words; a longer one says something of the passage. */
const LONGEST_QUESTION = 16;

/** Where a question is asked: in which module, in a step that asks for what, and whether its answer is itself to be a question. */
export interface AskedIn {
  readonly module: ModuleNumber;
  readonly kind: ExpectationKind | null;
  readonly asksForQuestions: boolean;
}

/** Whether a message asks about the task rather than answering it. */
export function isAboutTask(message: string, where: AskedIn): boolean {
  const text = normalise(message);
  const asks =
    text.includes("?") ||
    ASKS_FOR_EXAMPLE.test(text) ||
    /^(?:what|how|why|define|are|is|can|could|do|does|should|who|where|which|explain|i (?:don't|dont|do not))\b/u.test(
      text,
    );
  return (
    asks && wordsOf(text).length <= LONGEST_QUESTION && answerFromGlossary(message, where) !== null
  );
}

/** The answer to a learner's question about the task; null when the question is about the answer itself. */
export function answerFromGlossary(
  message: string,
  { module, kind, asksForQuestions }: AskedIn,
): string | null {
  const text = normalise(message);
  const isOneSentence = !/[.?!]\s+\p{L}/u.test(text);
  if (ASKS_FOR_EXAMPLE.test(text)) return EXAMPLES[kind ?? "probe"] ?? null;
  const entry = ENTRIES.filter(
    (one) =>
      (!asksForQuestions || one.isAskedOfPassages !== true) &&
      (kind !== "ambiguous_term" || one.isAskedOfWords !== true) &&
      (isOneSentence || one.isOnFormAlone !== true),
  ).find((one) => one.asks.test(text));
  if (entry === undefined) return null;
  return typeof entry.answer === "string" ? entry.answer : entry.answer[module];
}
