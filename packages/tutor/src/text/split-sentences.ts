/** A sentence's end: its mark, what closes behind it, and the white space that shows it is one. */
const END = /(?<![.!?…])[.!?…]+["'”’»)\]*_]*\s+|\n+/gu;
/** What the end of a sentence looks like before anything has come behind it. */
const SEEMING_END = /[.!?…]["'”’»)\]*_]*\s*$/u;
/** Short forms whose full stop ends no sentence. */
const SHORT_FORM =
  /(?:^|[\s("'“‘])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|prof|st|no|approx|fig|p|pp|a\.m|p\.m|[A-Z])\.$/iu;
/** Letters among which a short form is found, and what stands before it. */
const LONGEST_FORM = 12;
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

/** Whether what stands before the white space ends a sentence, and what stands behind it begins one. */
function isEnd(before: string, mark: string, after: string): boolean {
  if (mark.includes("\n")) return true;
  // A small letter behind it: "e.g. this", or a question inside a quotation.
  if (/^\p{Ll}/u.test(after)) return false;
  return !SHORT_FORM.test(before.slice(-LONGEST_FORM));
}

/** Where the first whole sentence of a text ends; −1 when none does yet. */
function findEnd(text: string): number {
  for (const match of text.slice(0, REACH).matchAll(END)) {
    const [mark] = match;
    const end = match.index + mark.length;
    // Another mark, or more white space, may follow with the next piece.
    if (end === text.length && !mark.includes("\n")) return -1;
    const stop = match.index + mark.trimEnd().length;
    if (isEnd(text.slice(0, stop), mark, text.slice(end))) return end;
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

/** The sentences of a whole text, white space and all. */
export function splitSentences(text: string): string[] {
  const splitter = createSentenceSplitter();
  return [...splitter.push(text), ...splitter.flush()];
}
