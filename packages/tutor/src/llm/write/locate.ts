import { contentStems } from "@elenchus/dialogue/words/words";

/** A place in a passage, in UTF-16 units, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text with typographic variants folded, unit for unit, so that places stay where they are. */
function fold(text: string): string {
  return text
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‐‑‒–—―−]/gu, "-")
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, " ");
}

/** Where a quotation stands in a passage word for word; capitals and a last stop are not minded. */
export function locate(passage: string, quote: string): Span | null {
  const wanted = fold(quote).trim();
  const bare = wanted.replace(/^["']|["'.,;:!?…]+$/gu, "");
  return find(fold(passage), wanted) ?? find(fold(passage), bare);
}

function find(passage: string, wanted: string): Span | null {
  if (wanted === "") return null;
  const exact = passage.indexOf(wanted);
  if (exact >= 0) return { start: exact, end: exact + wanted.length };
  const lower = passage.toLowerCase();
  if (lower.length !== passage.length) return null;
  const start = lower.indexOf(wanted.toLowerCase());
  return start < 0 ? null : { start, end: start + wanted.length };
}

/** The quotation exactly as the passage has it; null when it does not stand there. */
export function verbatim(passage: string, quote: string): string | null {
  const span = locate(passage, quote);
  return span === null ? null : passage.slice(span.start, span.end);
}

/** Share of content words from which on a sentence is taken for the one that is meant. */
const SAME_SENTENCE = 0.6;

/** Where a quotation stands that may be inexact: word for word, or the sentence that it comes nearest to. */
export function locateNearly(passage: string, quote: string): Span | null {
  const exact = locate(passage, quote);
  if (exact !== null) return exact;
  const stems = [...contentStems(quote)];
  if (stems.length === 0) return null;
  const sentences = [...passage.matchAll(/[^.!?]+[.!?]*\s*/gu)].map((found) => {
    const there = contentStems(found[0]);
    const share = stems.filter((stem) => there.has(stem)).length / stems.length;
    return { start: found.index, end: found.index + found[0].trimEnd().length, share };
  });
  const [best] = sentences.toSorted((one, other) => other.share - one.share);
  return best === undefined || best.share < SAME_SENTENCE
    ? null
    : { start: best.start, end: best.end };
}

/** Share of the shorter of two places that both have in common, 0 to 1. */
export function overlap(one: Span, other: Span): number {
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return shorter <= 0 ? 0 : Math.max(0, common) / shorter;
}
