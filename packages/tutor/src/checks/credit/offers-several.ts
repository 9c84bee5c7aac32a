import type { Argument } from "@elenchus/dialogue/argument";
import { shareOfMessageCopied } from "../../text/copying.ts";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";

/** Where a text goes over from one thing on offer to the next. */
const NEXT_OFFER = /\s*(?:,?\s+or\s+|\bor\b|\n+|(?:^|\s)\(?[a-h1-9][).:]\s+)\s*/u;
/** Words that put things on offer. */
const OFFERS = /\beither\b|\bor\b|(?:^|\s)\(?[a-h1-9][).:]\s/u;
/** Share of an offer in a row of a sentence's words, from which on it is that sentence. */
const IS_SENTENCE = 0.5;
const LEAST_WORDS = 4;

/**
 * Whether a text puts several sentences of the passage side by side, so that one of them must hit. What is
 * asked for one thing is not given by naming several.
 */
export function offersSeveral({ passage }: Argument, text: string): boolean {
  const plain = normalise(text);
  if (!OFFERS.test(plain)) return false;
  const sentences = passage.split(/(?<=[.!?])\s+/u);
  const meant = plain
    .split(NEXT_OFFER)
    .filter((offer) => wordsOf(offer).length >= LEAST_WORDS)
    .map((offer) => sentences.findIndex((one) => shareOfMessageCopied(offer, one) >= IS_SENTENCE))
    .filter((at) => at >= 0);
  return new Set(meant).size > 1;
}
