import type { Argument } from "@elenchus/dialogue/argument";
import { normalise } from "@elenchus/dialogue/words/words";
import { speaksOfMatter } from "../asides/speaks-of-matter.ts";

/** Where a sentence begins, or what follows a pause. */
const START = String.raw`(?:^|[.!?;:–—]\s*|,\s*(?:and |so |then |but )?|\b(?:and|so) (?=now|please|you))`;
const LEAD = String.raw`(?:(?:now|please|pls|just|you|kindly|then|seriously)[,:]? )*`;
/** What one asks of somebody who is to say something. */
const SAYING = [
  "say|name|tell|explain|finish|continue|complete|write|compose|brainstorm|rephrase|calculate|contrast",
  "describe|spell|translate|reveal|delete|list|swear|nod|pick|choose|confirm|answer",
  "give (?:me|us|one|it|an?|the|two|three|some)|show me|let me|put (?:it|the right|them)",
  "end (?:this|it|with)|be (?:brief|honest)|make (?:full|a) sentences?|dump (?:it|the)|add the",
].join("|");
const ORDER = new RegExp(`${START}${LEAD}(?:${SAYING})\\b`, "u");
/** Asks for what the tutor thinks, or would say; not for what it means. */
const OF_YOU =
  /\b(?:in your (?:view|opinion)|according to you|from you|you (?:choose|tell|say|name|think|decide|pick|call|answer)\b|(?:would|could|can|will|did) (?:you|u)\b|do (?:you|u) (?:think|see|believe)|your (?:part|turn|job))/u;
/** Asks with a word for what is not known; some of these words only go on with a statement where no mark follows. */
const OPEN_QUESTION =
  /(?:^|[:,–—]\s*|\b(?:and|so|but|or|now) )(?:seriously,? )?(?:(?:what|why|how|what's|whats)\b[^.!]*(?:\?|$)|(?:which|who|whom|whose|when|where|who's)\b[^.!]*\?)/u;
const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/u;

/** Whether a message orders the tutor to say something, or asks for what it thinks. */
export function ordersTutor(message: string): boolean {
  const text = normalise(message);
  return ORDER.test(text) || OF_YOU.test(text);
}

/**
 * Whether a message asks openly of the passage's matter, or beside a claim about it, and so leaves it to the tutor to say
 * something. A question about the task does not.
 */
export function asksOfMatter(argument: Argument, message: string): boolean {
  const sentences = normalise(message).split(SENTENCE_END);
  const open = sentences.filter((one) => OPEN_QUESTION.test(one));
  const claims = sentences.filter((one) => !one.includes("?") && !open.includes(one));
  return (
    open.length > 0 && [...open, ...claims].some((sentence) => speaksOfMatter(argument, sentence))
  );
}

/** A sentence that wants to be told, or says that its writer does not know. */
const PLEADS = new RegExp(
  [
    String.raw`^${LEAD}(?:(?:tell|help) (?:me|us)\b|help\W*$|explain (?:it|that|this|what|why|how|the)\b|name (?:it|them|one|the)\b|say (?:it|that|the|which|what|so)\b|finish (?:it|this|the sentence)\b|you say\b|(?:write|compose) (?:me )?an? (?:limerick|song|poem|story|essay|haiku|rap)\b)|, explain (?:it|that|this)\b`,
    String.raw`^(?:i )?(?:don't|dont|do not) (?:know|understand|get)\b(?!.*\b(?:because|since|so|whether|as|if)\b)|^(?:i'm|i am) not going to say\b|^idk\b`,
  ].join("|"),
  "u",
);
const ASKS_OPENLY =
  /^(?:and |so |but |then |ok |well )?(?:what|which|who|whom|whose|why|how|when|where|what's|whats|who's)\b[^?]*\?|^and (?:the |an? )?(?:[\w']+ ){0,2}[\w']+\?/u;
const ASKS_FOR_A_NOD =
  /^(?:is|are|was|were|does|do|did|should|could|can|will|would|has|have|must)\b[^?]*\?/u;

/** Whether a text does nothing but ask openly, or ask at all and want to be told, or say that it does not know. */
export function asksOnly(text: string): boolean {
  const sentences = normalise(text)
    .split(SENTENCE_END)
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  const isPlea = sentences.some((one) => PLEADS.test(one));
  return sentences.every(
    (one) => PLEADS.test(one) || ASKS_OPENLY.test(one) || (isPlea && ASKS_FOR_A_NOD.test(one)),
  );
}
