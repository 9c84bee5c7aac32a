/**
 * A password in the one form that is hashed and compared (NFKC): keyboards write the same letters in different
 * ways. Source: NIST SP 800-63B, section 5.1.1.2.
 */
export function normalisePassword(typed: string): string {
  return typed.normalize("NFKC");
}

/** Whether two fields hold the same password. */
export function isSamePassword(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return one === other;
  return normalisePassword(one) === normalisePassword(other);
}
