import type { Expectation } from "@elenchus/dialogue/argument";

/**
 * Quotations as they stand in the passage: the library's claims begin in lower case, and a frame may
 * begin a sentence with them.
 */
export function quoteVerbatim(
  passage: string,
  expectations: readonly Expectation[],
): Expectation[] {
  const searched = passage.toLowerCase();
  return expectations.map((one) => {
    const { quote } = one;
    if (quote === undefined || passage.includes(quote)) return one;
    const start = searched.indexOf(quote.toLowerCase());
    if (start === -1) throw new Error(`The passage does not say what ${one.id} quotes.`);
    return { ...one, quote: passage.slice(start, start + quote.length) };
  });
}
