import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import { isCopied, readSentences } from "./read-sentences.ts";

/** With which learners say that they do not know, ask for help or about the task, greet and thank: nothing else is in them. */
const STOCK = contentStems(
  "know idk dunno idea ideas clue clues understand get got sure unsure stuck lost confused give given pass tell say show answer answers answering solution reveal help hint hints tip tips explain please pls plz sorry thanks thank thx ty cheers ok okay hi hello hey hiya good morning afternoon evening nice great cool fun funny kind helpful awesome amazing yes yeah yep no nope maybe fine right correct wrong lol haha hmm hm um uh well true false next continue skip done test really honestly think guess mean means figure find beats rather want need would like hard difficult tricky easy first last second one two three word words phrase phrases ambiguous conclusion conclusions reason reasons argument passage text sentence question questions writer author point main step steps part parts module task exercise here now then yet already at all long many left let see bit little small another example",
);
/** A key that was held down, or fingers laid on the keyboard: sounds and no words. */
const NOISE = /^[b-df-hj-np-tv-xz]{4,}$/u;

/**
 * Whether a message says more than such messages do that are no try at an answer, so that it may be a cry for
 * help in words that no sign knows.
 * @param known texts that the learner has read, and may have copied
 */
export function saysMore(message: string, known: readonly string[]): boolean {
  return readSentences(message).some((sentence) => {
    const words = wordsOf(sentence).filter((word) => !NOISE.test(word));
    const isMore = [...contentStems(words.join(" "))].some((stem) => !STOCK.has(stem));
    return isMore && !isCopied(sentence, known);
  });
}
