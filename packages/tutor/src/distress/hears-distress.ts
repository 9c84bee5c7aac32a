import { ENGLISH_SIGNS } from "./english-signs.ts";
import { leaveOutTalk } from "./leave-out-talk.ts";
import { OTHER_SIGN } from "./other-signs.ts";
import { mend, readSentences } from "./read-sentences.ts";

/**
 * Whether somebody writes of wanting to die, of hurting themselves, of being abused or in danger. Looks for
 * what people say of themselves, in several languages and misspelt; figures of speech, quotations and answers
 * about such topics are none of it. No net catches everything: a model that judges listens as well.
 * @param passage what the learner reads and may quote
 */
export function hearsDistress(message: string, passage = ""): boolean {
  return readSentences(message, passage).some((sentence) => {
    const own = leaveOutTalk(mend(sentence));
    return OTHER_SIGN.test(sentence) || ENGLISH_SIGNS.some((sign) => sign.test(own));
  });
}
