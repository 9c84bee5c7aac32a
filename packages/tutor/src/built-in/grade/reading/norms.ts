import { normalise } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./norms-phrases.json" with { type: "json" };

const SAYS_WHAT_SHOULD_BE = compilePhrases(phrases.saysWhatShouldBe);
const OPENS_WITH_DEMAND = /^(?:i think |that |so |it's )?(?:no|more|less|free)\b/u;

/** Whether a text says what should be, rather than how things are. */
export function isNormative(text: string): boolean {
  const plain = normalise(text);
  return SAYS_WHAT_SHOULD_BE.test(plain) || OPENS_WITH_DEMAND.test(plain);
}
