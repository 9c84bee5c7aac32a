import { wordsOf } from "@elenchus/dialogue/words/words";
import type { Draft } from "./draft.ts";
import { quotesOf } from "./draft-texts.ts";
import { locate, overlap } from "./locate.ts";

/** Fewest and most words of a quotation; the place of a flaw and the background may take longer. */
const QUOTE_WORDS = { least: 3, most: 45, mostOfPlace: 80 } as const;
const LONG_PLACES: ReadonlySet<string> = new Set(["flaw.quote", "background", "values.ranking"]);

/** What is wrong with a draft's quotations: each stands in the passage, and parts of it stand apart. */
export function checkQuotes(draft: Draft): string[] {
  const quotes = quotesOf(draft).map((one) => ({ ...one, span: locate(draft.passage, one.quote) }));
  const faults = quotes.flatMap(({ path, quote, span }) => [
    ...(span === null
      ? [`${path} does not stand in the passage word for word: "${quote}". Copy it from there.`]
      : []),
    ...checkLength(path, quote),
  ]);
  const apart = quotes.filter(({ standsApart }) => standsApart);
  for (const [index, one] of apart.entries())
    for (const other of apart.slice(index + 1))
      if (one.span !== null && other.span !== null && overlap(one.span, other.span) > 0)
        faults.push(
          `${one.path} and ${other.path} quote the same words; each of them needs words of its own.`,
        );
  return faults;
}

function checkLength(path: string, quote: string): string[] {
  const words = wordsOf(quote).length;
  const most = LONG_PLACES.has(path) ? QUOTE_WORDS.mostOfPlace : QUOTE_WORDS.most;
  if (words >= QUOTE_WORDS.least && words <= most) return [];
  return [`${path} has ${words} words; a quotation has ${QUOTE_WORDS.least} to ${most}.`];
}
