import { normalise } from "@elenchus/dialogue/words/words";
import { isForeign } from "../../text/out-of-vocabulary.ts";

/** Phrases that drop the tutor's role, in lower case. */
const SIGNS: readonly RegExp[] = [
  // A provider's model that will not do what it was asked.
  /\bi(?:'m| am)? (?:(?:really|sorry|afraid|just|simply|but|that|i) )*(?:cannot|can't|won't|will not|must decline to|not able to|unable to|not allowed to) (?:help(?: you)?|assist(?: you)?|comply|fulfil|continue|engage|provide|generate|create|discuss) (?:with |in )?(?:that|this|your|the|such|any)\b (?:request|topic|content|conversation|kind|prompt|$)/u,
  /\b(?:cannot|can't|won't|will not|not able to|unable to) (?:help|assist)(?: you)? with (?:that|this)[.!]?$/u,
  // Speaks of itself as a model.
  /\b(?:as an? (?:ai )?(?:large )?(?:language model|artificial intelligence)\b|i(?:'m| am) (?:just |only )?an? (?:large )?(?:ai |language )+model\b)/u,
  // Speaks of its prompt, its orders or the key.
  /\b(?:system (?:prompt|message)|my (?:\w+ )?(?:instructions|prompt|guidelines|programming|policies|safety rules)|(?:the|an|my) answer key|developer mode|jailbr\w+|(?:i was|i am|i'm|i've been|i have been) (?:told|instructed|programmed|configured|prompted|forbidden|asked) (?:not )?to|(?:ignore|disregard) (?:all |the |my |any )*(?:previous )?(?:rules|instructions))\b/u,
  /\b(?:conclusion|reason|term|probe|gap|assumption|alternative|value|impact|fallacy|flaw|own)-(?:\d+|own|name|support)\b/u,
  // Takes another part than the tutor's.
  /\b(?:from now on,? i (?:am|will)|i(?:'m| am) (?:now )?(?:dan|a pirate|unrestricted|no longer (?:a|the|your) tutor|not (?:a|the|your) tutor)|(?:i'll|i will|let's|let me) (?:role-?play|pretend to be|switch roles)|you are (?:now )?the (?:tutor|teacher))\b/u,
];

/** The label of who speaks, as transcripts have it; or, in place of a text, a program's word for none, or no letter of ours. */
const LABEL_OR_NOTHING =
  /^[\s*_"]*(?:learner|student|pupil|user|human|tutor|teacher|assistant|system|ai)[\s*_"]*:|^\W*(?:null|undefined|nan)\W*$|^\P{Script=Latin}*\p{L}\P{Script=Latin}*$/imu;

/** Whether a sentence is a refusal in any language, speaks of a model's orders, plays another part, or is none. `known`: names. */
export function leavesRole(sentence: string, known?: ReadonlySet<string>): boolean {
  if (LABEL_OR_NOTHING.test(sentence) || isForeign(sentence, known, 3)) return true;
  const normal = normalise(sentence);
  return SIGNS.some((sign) => sign.test(normal));
}
