import { normalise } from "@elenchus/dialogue/words/words";

const SAYS_WHAT_SHOULD_BE =
  /\b(?:should|shouldnt|shouldn't|ought|must|needs? to|has to|have to|had better|wants?|lets?|let's|recommend|propos|demand|calls? for|instead|no more|ban|allow|allowed|forbid|forbidden|stop|keep|make|put|get|give|use|be (?:\w+ed|free|kept|made|closed|paid))\b/u;
const OPENS_WITH_DEMAND = /^(?:i think |that |so |it's )?(?:no|more|less|free)\b/u;

/** Whether a text says what should be, rather than how things are. */
export function isNormative(text: string): boolean {
  const plain = normalise(text);
  return SAYS_WHAT_SHOULD_BE.test(plain) || OPENS_WITH_DEMAND.test(plain);
}
