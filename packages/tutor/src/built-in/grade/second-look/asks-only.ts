import { normalise } from "@elenchus/dialogue/words/words";

const LEAD = String.raw`(?:(?:now|please|pls|just|you|kindly|then|seriously)[,:]? )*`;
const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/u;

/** A sentence that wants to be told, or says that its writer does not know. */
const PLEADS = [
  String.raw`^${LEAD}(?:(?:tell|help) (?:me|us)\b|help\W*$|explain (?:it|that|this|what|why|how|the)\b|name (?:it|them|one|the)\b|say (?:it|that|the|which|what|so)\b|finish (?:it|this|the sentence)\b|you say\b|(?:write|compose) (?:me )?an? (?:limerick|song|poem|story|essay|haiku|rap)\b)|, explain (?:it|that|this)\b`,
  String.raw`^(?:i )?(?:don't|dont|do not) (?:know|understand|get)\b(?!.*\b(?:because|since|so|whether|as|if)\b)|^(?:i'm|i am) not going to say\b|^idk\b`,
].map((words) => new RegExp(words, "u"));
const ASKS_OPENLY =
  /^(?:and |so |but |then |ok |well )?(?:what|which|who|whom|whose|why|how|when|where|what's|whats|who's)\b[^?]*\?|^and (?:the |an? )?(?:[\w']+ ){0,2}[\w']+\?/u;
const ASKS_FOR_A_NOD =
  /^(?:is|are|was|were|does|do|did|should|could|can|will|would|has|have|must)\b[^?]*\?/u;

function pleads(sentence: string): boolean {
  return PLEADS.some((words) => words.test(sentence));
}

/** Whether a text does nothing but ask openly, or ask at all and want to be told, or say that it does not know. */
export function asksOnly(text: string): boolean {
  const sentences = normalise(text)
    .split(SENTENCE_END)
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  const isPlea = sentences.some(pleads);
  return sentences.every(
    (one) => pleads(one) || ASKS_OPENLY.test(one) || (isPlea && ASKS_FOR_A_NOD.test(one)),
  );
}
