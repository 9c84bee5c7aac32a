import { memoise } from "../reading/memoise.ts";
import { ENGLISH_SIGN } from "./english-signs.ts";
import { leaveOutTalk } from "./leave-out-talk.ts";
import { OTHER_SIGN } from "./other-signs.ts";
import { mend, readSentences } from "./read-sentences.ts";

/** Sentences that were listened to, and are kept: a message is heard as soon as it comes, and again where it is judged. */
const CACHED_SENTENCES = 1000;

/** One of these is in whatever people write in English who need help; most answers have none, and need no closer look. */
const MAY_BE_OWN =
  /(?<![\p{L}])(?:i|i'\p{L}+|im|ive|my|me|us|our|\p{L}*self|suicid\p{L}*|kms|w?an\p{L}*|go(?:nna|na|in|ing)|finna|feel\p{L}*|think\p{L}*|planning|overdos\p{L}*|alive|live|living|die|dead|death|dying|kill\p{L}*|how|help|police|ambulance|112|911|999|breaking|standing)(?![\p{L}])/u;

const isSign = memoise((sentence) => {
  if (OTHER_SIGN.test(sentence)) return true;
  const mended = mend(sentence);
  return MAY_BE_OWN.test(mended) && ENGLISH_SIGN.test(leaveOutTalk(mended));
}, CACHED_SENTENCES);

/**
 * Whether somebody writes of wanting to die, of hurting themselves, of being abused or in danger. Looks for
 * what people say of themselves, in several languages and misspelt; figures of speech, quotations and answers
 * about such topics are none of it. No net catches everything: a model that judges listens as well.
 * @param passage what the learner reads and may quote
 */
export function hearsDistress(message: string, passage = ""): boolean {
  return readSentences(message, passage).some(isSign);
}
