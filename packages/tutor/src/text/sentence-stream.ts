import { endsSentence, SENTENCE_END } from "@elenchus/domain/split-sentences";

/** What the end of a sentence looks like before anything has come behind it. */
const SEEMING_END = /[.!?…]["'”’»)\]*_]*\s*$/u;
/** Letters without an end, after which the text is cut at a word. */
const LONGEST = 320;
/** Letters among which an end is looked for: no sentence is as long, and a model's reply may come in one piece of any length. */
const REACH = 1000;

/** Cuts a text that comes in pieces into sentences; put together, they are the text again. */
export interface SentenceSplitter {
  /** The sentences that this piece completes. */
  push(piece: string): string[];
  /** What came after them, where it looks like a whole sentence; what comes next will show. Null where it does not. */
  draft(): string | null;
  /** What is left when the text has ended. */
  flush(): string[];
}

/** Where the first whole sentence of a text ends; −1 when none does yet. */
function findEnd(text: string): number {
  for (const match of text.slice(0, REACH).matchAll(SENTENCE_END)) {
    const [mark] = match;
    const end = match.index + mark.length;
    // Another mark, or more white space, may follow with the next piece.
    if (end === text.length) return -1;
    if (endsSentence(text.slice(0, end), mark, text.slice(end))) return end;
  }
  if (text.length <= LONGEST) return -1;
  const cut = text.lastIndexOf(" ", LONGEST);
  return cut > 0 ? cut + 1 : LONGEST;
}

/** A splitter for one text. */
export function createSentenceSplitter(): SentenceSplitter {
  let held = "";
  const take = (): string[] => {
    const whole: string[] = [];
    for (let end = findEnd(held); end > 0; end = findEnd(held)) {
      whole.push(held.slice(0, end));
      held = held.slice(end);
    }
    return whole;
  };
  return {
    push(piece) {
      held += piece;
      return take();
    },
    draft: () => (SEEMING_END.test(held) ? held : null),
    flush() {
      const rest = [...take(), held].filter((one) => one !== "");
      held = "";
      return rest;
    },
  };
}
