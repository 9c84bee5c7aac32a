import { stemmer } from "stemmer";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Whether the words of a phrase stand in a text side by side, inflected as may be. */
export function hasPhrase(text: string, phrase: string): boolean {
  const stemsOf = (words: string): string => ` ${wordsOf(words).map(stemmer).join(" ")} `;
  return stemsOf(text).includes(stemsOf(phrase.replace(/^(?:an?|the|some) /u, "")));
}
