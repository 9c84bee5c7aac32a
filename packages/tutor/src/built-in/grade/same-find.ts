import { contentStems } from "@elenchus/dialogue/words/words";
import { isSameWords } from "../../text/copying.ts";

/** Share of the words of content of the text with fewer, from which on that both have, they say the same find. */
const SHARED = 0.6;

function sharesWords(one: string, other: string): boolean {
  const [few, many] = [contentStems(one), contentStems(other)].toSorted((a, b) => a.size - b.size);
  const shared = [...(few ?? [])].filter((stem) => many?.has(stem)).length;
  return shared > 0 && shared >= (few?.size ?? 0) * SHARED;
}

/**
 * The first of others that says the same find as a text in much the same words; null when none does. The reader does not
 * tell a find that is put in other words from another one: of eight such it heard none.
 */
export function findSame<Other extends { readonly text: string }>(
  text: string,
  others: readonly Other[],
): Other | null {
  return others.find((one) => isSameWords(text, one.text) || sharesWords(text, one.text)) ?? null;
}
