import { memoise } from "@elenchus/dialogue/words/memoise";
import { ENGLISH_SIGN } from "./english-signs.ts";
import { leaveOutTalk } from "./leave-out-talk.ts";
import { OTHER_SIGN } from "./other-signs.ts";
import { isCopied, mend, readSentences } from "./read-sentences.ts";

/** Sentences that were listened to, and are kept: a message is heard as soon as it comes, and again where it is judged. */
const CACHED_SENTENCES = 1000;

/** Nearly every sentence has no sign: what is only talked about is left out where there is one. */
function isEnglishSign(sentence: string): boolean {
  const mended = mend(sentence);
  return ENGLISH_SIGN.test(mended) && ENGLISH_SIGN.test(leaveOutTalk(mended));
}

const isSign = memoise(
  (sentence) => OTHER_SIGN.test(sentence) || isEnglishSign(sentence),
  CACHED_SENTENCES,
);

/**
 * Whether somebody writes of wanting to die, of hurting themselves, of being abused or in danger. Looks for
 * what people say of themselves, in several languages and misspelt; figures of speech, quotations and answers
 * about such topics are none of it. No net catches everything: a model that judges listens as well.
 * @param passage what the learner reads and may quote
 */
export function hearsDistress(message: string, passage = ""): boolean {
  return readSentences(message).some(
    (sentence) => isSign(sentence) && !isCopied(sentence, [passage]),
  );
}
