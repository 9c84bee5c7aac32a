import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./speech-acts-phrases.json" with { type: "json" };

const DONT_KNOW = compilePhrases(phrases.dontKnow);
/** Said alone these mean the same; within a sentence they are words like any other. */
const DONT_KNOW_ALONE =
  /^(?:help(?: me)?(?: please)?|please help(?: me)?|pass|(?:i'd )?rather pass|can'?t (?:tell|say)|give up|stuck|lost)[.! ]*$/u;
/** Where something is to be found: that there is nothing, or that everything is as it should be. */
const SEES_NOTHING = compilePhrases(phrases.seesNothing);
const ASKS_FOR_ANSWER = compilePhrases(phrases.asksForAnswer);
const PLAIN_REQUEST = compilePhrases(phrases.plainRequest);
const HINT = compilePhrases(phrases.hint);
const HINT_WORD = /\b(?:hints?|clues?)\b/u;
const WANTS = /\?|\b(?:give|need|want|like|have|get|please|another|more|begging|some)\b/u;
const QUESTION_WORD = "(?:what|which|who|whom|whose|when|where|why|how)";
/** A verb before its subject; where it denies, only of what the learner is to do or find: other such questions are guesses. */
const ASKING_VERB =
  "(?:(?:can|could|would|should|do|does|did|is|are|am|may|must|will|have|has)\\b(?!')|(?:can|could|should|do|did|are|have)n?'?t (?:i|we)\\b|(?:is|are)n'?t there\\b)";
const QUESTION_START = new RegExp(`^(?:${QUESTION_WORD}\\b|${ASKING_VERB})`, "u");
/** A question, after words that only lead up to it or behind a comma. */
const PUT_AS_QUESTION = new RegExp(
  `^(?:(?:and|so|but|or|ok|okay|well|hm+|um+|er|wait|sorry|then|hey|tutor)[, ]+)*(?:(?:(?:about|as|at|by|for|from|in|like|of|on|to|with) )?${QUESTION_WORD}(?:'?s|'?re)?\\b|${ASKING_VERB})|[,:] (?:(?:and|so|but|then) )?${QUESTION_WORD}(?:'s)? \\w|^(?:such as|meaning|really|(?:(?:an?|any|for|like) )*examples?)\\W*$`,
  "u",
);
/** A guess, put as a question: "is it that …?" */
const GUESS =
  /^(?:(?:and|so|but|or|well|hm+|um+)[, ]+)*(?:(?:is|isn't|was) (?:it|that)|(?:could|would|might|can|may) (?:it|that|this) be)(?: (?:maybe|perhaps|something|just|only))* (?:that|because|about|to|like|with)\b/u;
const SPEAKS_TO_TUTOR = /\b(?:you|your|u)\b/u;
const SENTENCE_END = /(?<=[.!?…])\s+/u;
/** What stands before a try that somebody is not sure of. */
const HEDGE =
  /\b(?:maybe|perhaps|possibly|probably|because|cos|is it|(?:could|might) it be|i(?:'d)? (?:think|guess|suppose))\b(?! (?:i|i'm|im|you)\b)/u;
const PART_END = /[,;:.?!…–—]+|\bbut\b/u;
const OF_PERSONS = /\b(?:i|i'm|im|i've|my|me|you|your|u)\b/u;

/** Whether a message asks for the answer and does nothing else. */
export function isPlainRequest(message: string): boolean {
  return PLAIN_REQUEST.test(normalise(message));
}

/** Whether a message asks for a hint and does nothing else: of other matter there are a few words at most. */
export function asksForHint(message: string): boolean {
  const text = normalise(message);
  if (HINT.test(text)) return true;
  if (!HINT_WORD.test(text) || !WANTS.test(text)) return false;
  const filler = contentStems(
    "hint clue give need want like please another more some small tiny little bit just really maybe one begging help stuck get know think honestly sorry here hard difficult question",
  );
  return [...contentStems(text)].filter((stem) => !filler.has(stem)).length < 3;
}

/** Whether a message asks to be told the answer. */
export function asksForAnswer(message: string): boolean {
  return ASKS_FOR_ANSWER.test(normalise(message));
}

/** Words that say nothing of the matter, beside what says that somebody does not know. */
const FILLER = contentStems(
  "sorry really know think honestly say answer here hard difficult question understand thing get ask hint clue what mean passage conclusion reason word ambiguous at all right now sure idea maybe perhaps probably guess suppose tbh one ones long text boring bored confusing confused complicated weird tired stupid dumb english language",
);

function countOwnStems(text: string): number {
  return [...contentStems(text)].filter((stem) => !FILLER.has(stem)).length;
}

/** Whether a message that says "I don't know" tries all the same: "…, maybe because of the price?" */
function holdsTry(text: string, said: RegExp, isMatter: (part: string) => boolean): boolean {
  const hedge = HEDGE.exec(text);
  if (hedge !== null && countOwnStems(text.slice(hedge.index).replace(said, " ")) > 0) return true;
  return text
    .split(PART_END)
    .some(
      (part) =>
        !said.test(part) && !OF_PERSONS.test(part) && countOwnStems(part) > 0 && isMatter(part),
    );
}

/**
 * Whether a message says that its writer does not know, and tries nothing.
 * @param isMatter whether a text has a word of what the passage is about
 */
export function isDontKnow(message: string, isMatter: (text: string) => boolean): boolean {
  const text = normalise(message);
  if (/^[?.!… ]+$/u.test(text)) return true;
  if (DONT_KNOW_ALONE.test(text)) return true;
  return saysOnly(DONT_KNOW, text, isMatter);
}

/** Whether a message says something of its writer, and hardly anything besides. */
function saysOnly(said: RegExp, text: string, isMatter: (text: string) => boolean): boolean {
  if (!said.test(text) || holdsTry(text, said, isMatter)) return false;
  return countOwnStems(text.replaceAll(new RegExp(said.source, "gu"), " ")) < 3;
}

/** Whether a message says that there is nothing to be found, and nothing else: its writer is as stuck as one who does not know. */
export function seesNothing(message: string, isMatter: (text: string) => boolean): boolean {
  return saysOnly(SEES_NOTHING, normalise(message), isMatter);
}

/** Whether a message is put as a question; a statement or a guess with a question mark is a try. */
export function isQuestion(message: string): boolean {
  const text = normalise(message);
  const last = text.split(SENTENCE_END).at(-1) ?? "";
  if (/\?["')\s]*$/u.test(text))
    return !GUESS.test(last) && (PUT_AS_QUESTION.test(last) || SPEAKS_TO_TUTOR.test(last));
  return (
    QUESTION_START.test(text) &&
    wordsOf(text).length <= 12 &&
    /\b(?:you|mean|i|we|me|my)\b/u.test(text)
  );
}

/** Whether a message holds no words to speak of: a sound of assent, a key held down. */
export function isEmptyEffort(message: string): boolean {
  const words = wordsOf(message);
  if (words.length === 0) return true;
  if (compilePhrases(phrases.isemptyeffort).test(normalise(message))) return true;
  return words.every(
    (word) =>
      /(.)\1{3,}/u.test(word) || (/^[^aeiouy0-9]{4,}$/u.test(word) && /^[a-z]+$/u.test(word)),
  );
}
