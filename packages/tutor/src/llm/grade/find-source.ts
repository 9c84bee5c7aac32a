import type { SpeechAct, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { standsIn } from "../../text/copying.ts";

/** Places where a quotation leaves words out. */
const ELLIPSIS = /\s*(?:\[?(?:…|\.{3,})\]?)\s*/u;

/** Whether a quotation is made of a text's own words, with gaps only where it shows them. */
function isQuotedFrom(quotation: string, text: string): boolean {
  const parts = quotation.split(ELLIPSIS).filter((part) => wordsOf(part).length > 0);
  return parts.length > 0 && parts.every((part) => standsIn(part, text));
}

/** A quotation in the learner's own letters and marks, which a judge may have made tidier. */
export function asWritten(quotation: string, text: string): string {
  const parts = quotation.split(ELLIPSIS).filter((part) => wordsOf(part).length > 0);
  const spans = parts.map((part) => {
    const words = wordsOf(part).map((word) => word.replaceAll("'", "['‘’ʼ`´]"));
    return new RegExp(words.join(String.raw`[^\p{L}\p{N}]+`), "iu").exec(text)?.[0] ?? part;
  });
  return spans.join(" … ");
}

/** Whoever points back to what they have said has said it. */
const POINTS_BACK =
  /\b(?:(?:like|as|what) i(?:'ve| have)? (?:already |just )?(?:said|wrote|told you|mentioned)|i(?:'ve| have| did)? (?:already |just )?(?:said|say|wrote|told you|mentioned|gave)|already (?:said|told|gave|wrote)|(?:see|look) above|same as before)\b/iu;

/** Earlier messages that may be quoted, of the whole dialogue: with a complaint, with words that point back, with the first reply to a step. */
function earlierMessages(
  { dialogue, transcript }: DialogueView,
  message: string,
  speechAct: SpeechAct,
): TranscriptEntry[] {
  const mayBe =
    speechAct === "complaint" || dialogue.stepMessages === 0 || POINTS_BACK.test(message);
  return mayBe ? transcript.filter(({ sender }) => sender === "user") : [];
}

/** The learner's text from which a judge's quotation is: the message or an earlier one. Null when nobody said it. */
export function findSource(
  view: DialogueView,
  message: string,
  speechAct: SpeechAct,
  quotation: string,
): string | null {
  if (isQuotedFrom(quotation, message)) return message;
  const earlier = earlierMessages(view, message, speechAct);
  return earlier.findLast(({ text }) => isQuotedFrom(quotation, text))?.text ?? null;
}
