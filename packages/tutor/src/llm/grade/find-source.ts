import { halfSaidIn } from "@elenchus/dialogue/credits-before";
import type { SpeechAct, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { standsIn } from "../../text/copying.ts";

/** Places where a quotation leaves words out. */
const ELLIPSIS = /\s*(?:\[?(?:…|\.{3,})\]?)\s*/u;

/** What stands between words, but for marks that may belong to one. */
const BETWEEN = /(?!["'“‘’`´])[^\p{L}\p{N}]/giu;

/**
 * Words as they stand in a text, each behind the other. What stands between them is levelled first: a pattern that names
 * all but letters behind every word takes a hundred times as long to make.
 */
function findWords(words: readonly string[], text: string): string | undefined {
  const level = text.replace(BETWEEN, (mark) => " ".repeat(mark.length));
  const pattern = words.map((word) => word.replaceAll("'", "['‘’ʼ`´]")).join("[ \"'“‘’`´]+");
  const found = new RegExp(`["'“‘]?${pattern}`, "iu").exec(level);
  return found === null ? undefined : text.slice(found.index, found.index + found[0].length);
}

/** Words without a mark before them that opens a quotation which does not end in them. */
function withoutLoneMark(said: string): string {
  const [mark = "", ...rest] = said;
  const words = rest.join("");
  return !/["'“‘]/u.test(mark) || /["'”’](?![\p{L}\p{N}])/u.test(words) ? said : words;
}

/**
 * A quotation in a text's own letters and marks, which a judge may have made tidier; null where it is not made of its own
 * words, with gaps only where it shows them.
 */
function quoteFrom(quotation: string, text: string): string | null {
  const parts = quotation.split(ELLIPSIS).filter((part) => wordsOf(part).length > 0);
  if (parts.length === 0 || !parts.every((part) => standsIn(part, text))) return null;
  const spans = parts.map((part) => {
    const said = findWords(wordsOf(part), text);
    return said === undefined ? part : withoutLoneMark(said);
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

/** A quotation of a judge's as the learner wrote it, and the text in which they did. */
export interface Source {
  readonly text: string;
  readonly words: string;
}

/**
 * Where a judge's quotation is from: the message, read together with what was half said before and with earlier ones that
 * may be quoted, or one of these, the latest first. Null when nobody said it.
 */
export function findSource(
  view: DialogueView,
  message: string,
  speechAct: SpeechAct,
  quotation: string,
): Source | null {
  const half = halfSaidIn(view).map(({ words }) => words);
  const isNew = quotation.split(ELLIPSIS).some((part) => part !== "" && standsIn(part, message));
  const earlier = earlierMessages(view, message, speechAct).map(({ text }) => text);
  const together = isNew ? quoteFrom(quotation, [...earlier, ...half, message].join("\n")) : null;
  if (together !== null) return { text: message, words: together };
  for (const text of earlier.toReversed()) {
    const words = quoteFrom(quotation, text);
    if (words !== null) return { text, words };
  }
  return null;
}
