import { TUTOR_WORDS, WORD_MEANINGS } from "@elenchus/curriculum/answers/words";
import type { Argument } from "@elenchus/dialogue/argument";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isFunctionWord, stemOf, wordsOf } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { tutorWordAskedOf } from "./tutor-word-asked-of.ts";

/** "What does this mean?", "what means this?", "the meaning of this". */
const ASKS_MEANING =
  /\bwh?at\b(?!.*\byou mean (?!by\b)).*\bmeans?\b|\bmeaning of\b|\bmeans?\s*\?/iu;
/** "What is a cove?", "whats barley btw": the word, and nothing behind it that asks something else of the thing. */
const ASKS_WHAT_IT_IS =
  /\bwh?at(?:['’]?s|\s+is|\s+are)\s+(?:exactly\s+)?(?:an?\s+|the\s+)?["'“‘]?([\p{L}-]+)(?=["'”’]?\s*(?:[?!.,;:]|$|(?:btw|exactly|again|please|pls|lol|here|and|or|in)\b))/giu;
/** "And 'handrail'?", behind such a question. */
const MOST_BEHIND = 3;

const keyOf = (word: string): string => stemOf(word.toLowerCase());
let known: ReadonlyMap<string, string> | null = null;

/** What is asked for, and what it means; of a word of the tutor's it may be the id of the stored answer that says it. */
interface Meaning {
  readonly word: string;
  readonly meaning: string;
}

/** What a message asks the meaning of: a word that the tutor has just used, or else words of the passage. */
export function meaningsAskedOf(view: DialogueView, message: string): Meaning[] {
  const ofTutor = tutorWordAskedOf(view, message);
  if (ofTutor !== null) return [{ word: ofTutor, meaning: TUTOR_WORDS[ofTutor] ?? "" }];
  const ofPassage = wordsAskedOf(view.argument, message);
  return ofPassage.map((word) => ({ word, meaning: WORD_MEANINGS[word] ?? "" }));
}

/** The words of the passage whose meaning a message asks for, as `WORD_MEANINGS` has them, in the order of the message. */
export function wordsAskedOf({ passage }: Pick<Argument, "passage">, message: string): string[] {
  known ??= new Map(Object.keys(WORD_MEANINGS).map((word) => [keyOf(word), word]));
  const inPassage = new Set(
    passage
      .match(/[\p{L}-]+/gu)
      ?.flatMap(withParts)
      .map(keyOf),
  );
  // "Out" is no "outing".
  const asked = textsAskedOf(message)
    .filter((word) => !isFunctionWord(word.toLowerCase()))
    .map(keyOf)
    .filter((key) => inPassage.has(key));
  return [...new Set(asked.flatMap((key) => known?.get(key) ?? []))];
}

/** A word, and the parts that a hyphen joins. */
const withParts = (word: string): string[] =>
  word.includes("-") ? [word, ...word.split("-")] : [word];

/** All words that may be those asked for. */
function textsAskedOf(message: string): string[] {
  let asks = false;
  return splitSentences(message).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}-]+/gu) ?? [];
    const named = [...sentence.matchAll(ASKS_WHAT_IT_IS)].flatMap(([, word]) => word ?? []);
    const isBehind = asks && wordsOf(sentence).length <= MOST_BEHIND;
    const isOfMeaning = ASKS_MEANING.test(sentence);
    asks = isBehind || isOfMeaning || named.length > 0;
    return isBehind || isOfMeaning ? words : named;
  });
}
