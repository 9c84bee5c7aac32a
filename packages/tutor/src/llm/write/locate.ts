import { wordsOf } from "@elenchus/dialogue/words/words";

/** A place in a passage, in UTF-16 units, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word of a passage, in lower case, with its place. */
interface Token extends Span {
  readonly word: string;
}

function tokensOf(passage: string): Token[] {
  return [...passage.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace("’", "'"),
    start: index,
    end: index + word.length,
  }));
}

/** From the first to the last of so many words, with the marks around them that the quotation has as well. */
function spanOf(
  passage: string,
  quote: string,
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
): Span {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to]?.end ?? passage.length;
  const opening = /^\W*/u.exec(quote.trim())?.[0] ?? "";
  const closing = /[^\p{L}\p{N}]*$/u.exec(quote.trim())?.[0] ?? "";
  return {
    start: passage.slice(0, start).endsWith(opening) ? start - opening.length : start,
    end: passage.startsWith(closing, end) ? end + closing.length : end,
  };
}

/** Where the words of a quotation stand in a passage, one after another; capitals and marks are not minded. */
export function locate(passage: string, quote: string): Span | null {
  const words = wordsOf(quote);
  const tokens = tokensOf(passage);
  const from = tokens.findIndex((_, at) =>
    words.every((word, place) => tokens[at + place]?.word === word),
  );
  if (words.length === 0 || from < 0) return null;
  return spanOf(passage, quote, tokens, [from, from + words.length - 1]);
}

/** So many words of a quotation may differ from the passage, as a share of its length. */
const DIFFERENT = 0.34;
/** A word that the quotation leaves out weighs less than one that is not in the passage. */
const LEFT_OUT = 0.5;

/** The run of words in a passage that a quotation comes nearest to, where few words differ; null where none is near. */
function locateSlip(passage: string, quote: string): Span | null {
  const words = wordsOf(quote);
  const tokens = tokensOf(passage);
  let best = { cost: words.length * DIFFERENT, from: -1, to: -1 };
  for (const [from, { word }] of tokens.entries()) {
    if (!words.includes(word)) continue;
    const open = [...words];
    let matched = 0;
    for (let to = from; to < Math.min(tokens.length, from + 2 * words.length); to += 1) {
      const at = open.indexOf(tokens[to]?.word ?? "");
      if (at < 0) continue;
      open.splice(at, 1);
      matched += 1;
      const cost = words.length - matched + LEFT_OUT * (to - from + 1 - matched);
      if (cost < best.cost) best = { cost, from, to };
    }
  }
  return best.from < 0 ? null : spanOf(passage, quote, tokens, [best.from, best.to]);
}

/** The quotation exactly as the passage has it, also where it was copied with a slip; null when it does not stand there. */
export function verbatim(passage: string, quote: string): string | null {
  const span = locateNearly(passage, quote);
  return span === null ? null : passage.slice(span.start, span.end);
}

/** Where a quotation stands: word for word, or but for a slip. */
export function locateNearly(passage: string, quote: string): Span | null {
  return locate(passage, quote) ?? locateSlip(passage, quote);
}

/** Share of the shorter of two places that both have in common, 0 to 1. */
export function overlap(one: Span, other: Span): number {
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return shorter <= 0 ? 0 : Math.max(0, common) / shorter;
}

/** So much of the shorter of two quotations is common where both mean the same place. */
const SAME_PLACE = 0.3;

/** Whether two quotations, which may be inexact, mean the same place in a passage. */
export function isSamePlace(passage: string, one: string, other: string): boolean {
  const [span, second] = [locateNearly(passage, one), locateNearly(passage, other)];
  return span !== null && second !== null && overlap(span, second) >= SAME_PLACE;
}
