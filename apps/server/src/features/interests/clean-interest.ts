import { withoutHidden, withoutInvisible } from "@elenchus/domain/invisible";

/** An interest as it is kept, and as it is compared. */
export interface CleanInterest {
  readonly text: string;
  readonly key: string;
}

/**
 * Brings an interest into its one form: composed characters, single spaces, no control characters, nothing
 * that hides or turns the direction of writing.
 */
export function cleanInterest(typed: string): CleanInterest {
  const text = withoutHidden(typed.toWellFormed())
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return { text, key: withoutInvisible(text).normalize("NFKC").toLowerCase() };
}
