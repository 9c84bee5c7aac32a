import { standsIn } from "../../text/copying.ts";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** Words from which on an earlier message may have said more than its step asked for. */
const LONG_MESSAGE = 14;
/** Places where a quotation leaves words out. */
const ELLIPSIS = /\s*(?:\[?(?:…|\.{3,})\]?)\s*/u;

/** Whether a quotation is made of a text's own words, with gaps only where it shows them. */
function isQuotedFrom(quotation: string, text: string): boolean {
  const parts = quotation.split(ELLIPSIS).filter((part) => wordsOf(part).length > 0);
  return contentStems(quotation).size > 0 && parts.every((part) => standsIn(part, text));
}

/**
 * The text from which the judge's quotation of the learner is: the message, or, with the first reply to a
 * step, something longer that the learner said before it was open. Null when nobody said it.
 */
export function findSource(
  { dialogue, transcript }: DialogueView,
  message: string,
  quotation: string,
): string | null {
  if (isQuotedFrom(quotation, message)) return message;
  if (dialogue.stepMessages > 0) return null;
  const earlier = transcript.filter(
    (one) =>
      one.sender === "user" &&
      one.assessment?.speechAct === "answer" &&
      wordsOf(one.text).length >= LONG_MESSAGE,
  );
  return earlier.findLast((one) => isQuotedFrom(quotation, one.text))?.text ?? null;
}
