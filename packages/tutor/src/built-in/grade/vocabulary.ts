import type { Argument } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Every word that an argument and its key use: what a learner's spelling is repaired towards. */
export const vocabularyOf = memoiseOf(({ passage, key }: Argument): ReadonlySet<string> => {
  const texts = [
    passage,
    ...key.expectations.flatMap((one) => [...one.paraphrases, ...(one.term?.readings ?? [])]),
    ...key.misconceptions.flatMap((one) => one.paraphrases),
    "conclusion reason reasons because therefore ambiguous meaning example background opposing",
  ];
  return new Set(texts.flatMap(wordsOf));
});
