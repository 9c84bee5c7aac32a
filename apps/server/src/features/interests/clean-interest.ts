import { withoutHidden, withoutInvisible } from "@elenchus/domain/invisible";

/** An interest as it is kept, and as it is compared. */
export interface CleanInterest {
  readonly text: string;
  readonly key: string;
}

/** Something that a reader sees: spaces, controls and joiners alone are no interest. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Brings an interest into its one form: composed characters, single spaces, no control characters, nothing
 * that hides or turns the direction of writing.
 * Null when nothing is left to see.
 */
export function cleanInterest(typed: string): CleanInterest | null {
  const text = withoutHidden(typed.toWellFormed())
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  if (!VISIBLE.test(text)) return null;
  return { text, key: withoutInvisible(text).normalize("NFKC").toLowerCase() };
}
