import { isSameWords } from "../../text/copying.ts";
import { likeness } from "../../text/find-told.ts";

/** Share of the words of content of the text with fewer, from which on that both have, they say the same find. */
const SHARED = 0.6;

/**
 * The first of others that says the same find as a text in much the same words; null when none does. The reader does not
 * tell a find that is put in other words from another one: of eight such it heard none.
 */
export function findSame<Other extends { readonly text: string }>(
  text: string,
  others: readonly Other[],
): Other | null {
  return (
    others.find((one) => isSameWords(text, one.text) || likeness(text, one.text) >= SHARED) ?? null
  );
}
