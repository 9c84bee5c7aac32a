import marks from "./thought-marks.json" with { type: "json" };

/**
 * Marks around what a model thinks, as servers leave them that do not part thoughts from words: by many models' templates.
 * OpenAI's open models think in one channel and speak in another; Gemma 4's channel has a name or none.
 * The SDK's `extractReasoningMiddleware` knows one pair, takes it wherever it stands for thoughts, and passes thoughts on
 * that never end, or whose beginning stood in the prompt.
 */
const THOUGHTS = marks.thoughts as [open: string, close: string][];
/** Marks that lead up to what is said. */
const LEADS = marks.leads;
const OPENS = THOUGHTS.map(([open]) => open);
const CLOSES = THOUGHTS.map(([, close]) => close);
const LONGEST = Math.max(...CLOSES.map(({ length }) => length));

/** Takes thoughts out of a stream. */
export interface ThoughtFilter {
  /** What may be passed on of what has come so far. */
  push(piece: string): string;
  /** What was held back and may be passed on at the end. */
  end(): string;
  /** Whether thoughts ended that were never marked as such: all that was passed on before was thought. */
  hasSpilt(): boolean;
}

/** A text without marks and thoughts at its start; of thoughts that go on, no more than may be the start of their end. */
function strip(text: string): string {
  const said = text.trimStart();
  const lead = LEADS.find((one) => said.startsWith(one));
  if (lead !== undefined) return strip(said.slice(lead.length));
  const thoughts = THOUGHTS.find(([open]) => said.startsWith(open));
  if (thoughts === undefined) return text;
  const [open, close] = thoughts;
  const end = said.indexOf(close, open.length);
  // Some models think twice.
  if (end !== -1) return strip(said.slice(end + close.length));
  return open + said.slice(open.length).slice(1 - close.length);
}

const isThinking = (text: string): boolean => OPENS.some((open) => text.startsWith(open));
const mayBeMark = (text: string): boolean =>
  [...OPENS, ...LEADS].some((mark) => mark.startsWith(text.trimStart()));

/** Makes a filter for one stream. Only what may still be the start of a mark is held back. */
export function createThoughtFilter(): ThoughtFilter {
  let held = "";
  let isTalking = false;
  let hasMarks = false;
  let tail = "";
  let hasSpilt = false;

  function talk(text: string): string {
    isTalking = true;
    const seen = tail + text;
    hasSpilt ||= CLOSES.some((close) => seen.includes(close));
    tail = seen.slice(1 - LONGEST);
    return text;
  }
  return {
    push(piece) {
      if (isTalking) return talk(piece);
      const come = held + piece;
      held = strip(come);
      hasMarks ||= held !== come;
      if (isThinking(held) || mayBeMark(held)) return "";
      // Blanks between the thoughts and the words go with the thoughts.
      return talk(hasMarks ? held.trimStart() : held);
    },
    // Thoughts that never ended: nothing was said.
    end: () => (isTalking || isThinking(held) ? "" : talk(held)),
    hasSpilt: () => hasSpilt,
  };
}

/** What a model said, without what it thought before. */
export function dropThoughts(text: string): string {
  const filter = createThoughtFilter();
  const said = filter.push(text) + filter.end();
  if (!filter.hasSpilt()) return said;
  // Thoughts whose beginning stood in the prompt, or that went on: what was said comes behind their last end.
  const ends = CLOSES.filter((close) => said.includes(close)).map(
    (close) => said.lastIndexOf(close) + close.length,
  );
  return dropThoughts(said.slice(Math.max(...ends)).trimStart());
}
