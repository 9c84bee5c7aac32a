import { splitSentences } from "@elenchus/domain/split-sentences";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";

/** Within a sentence: where another find begins. */
const NEXT_FIND = /(?<=;)\s+|\s(?:and|or) (?=(?:how|what|who|why|whether|which|also|that) )/u;
const LEAD =
  /^(?:(?:well|so|ok|and|also|or|but|maybe|perhaps|first(?:ly)?|second(?:ly)?|another (?:one|thing)?(?: is)?|one(?: thing)?(?: is)?|then|i think|i guess|i'd say|\d+[.)]|[-*•])[,: ]+)+/u;

/** The sentences of a message, each without what merely leads up to it; longest parts first to last. */
export function sentencesOfMessage(message: string): string[] {
  return message
    .split("\n")
    .flatMap(splitSentences)
    .flatMap((one) => one.split(NEXT_FIND))
    .map((one) => normalise(one).replace(LEAD, "").trim())
    .filter((one) => wordsOf(one).length > 0);
}
