import type { SpeechAct, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { standsIn } from "../../text/copying.ts";

/** Words from which on an earlier message may have said more than its step asked for. */
const LONG_MESSAGE = 14;
/** Places where a quotation leaves words out. */
const ELLIPSIS = /\s*(?:\[?(?:…|\.{3,})\]?)\s*/u;

/** Whether a quotation is made of a text's own words, with gaps only where it shows them. */
function isQuotedFrom(quotation: string, text: string): boolean {
  const parts = quotation.split(ELLIPSIS).filter((part) => wordsOf(part).length > 0);
  return parts.length > 0 && parts.every((part) => standsIn(part, text));
}

/**
 * Earlier messages that may be quoted: with a complaint ("I said that already") those of this step, and with the first
 * reply to a step longer ones from before it was open.
 */
function earlierMessages(
  { dialogue, transcript }: DialogueView,
  speechAct: SpeechAct,
): TranscriptEntry[] {
  const own = transcript.filter(({ sender }) => sender === "user");
  if (speechAct === "complaint") return own.filter(({ step }) => step === dialogue.step);
  if (dialogue.stepMessages > 0) return [];
  return own.filter(
    ({ text, assessment }) =>
      assessment?.speechAct === "answer" && wordsOf(text).length >= LONG_MESSAGE,
  );
}

/** The learner's text from which a judge's quotation is: the message or an earlier one. Null when nobody said it. */
export function findSource(
  view: DialogueView,
  message: string,
  speechAct: SpeechAct,
  quotation: string,
): string | null {
  if (isQuotedFrom(quotation, message)) return message;
  const earlier = earlierMessages(view, speechAct);
  return earlier.findLast(({ text }) => isQuotedFrom(quotation, text))?.text ?? null;
}
