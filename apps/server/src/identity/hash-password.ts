import { normalisePassword } from "@elenchus/domain/passwords";
import argon2 from "argon2";

/** OWASP's argon2id setting for 19 MiB: about 30 ms of one thread. */
const SETTINGS = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** A password's argon2id hash, salted, with its settings; of its normalised form. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(normalisePassword(password), SETTINGS);
}

/** Spellings of which a hash may have been made: hashes of earlier versions are of the password as it was typed. */
function spellingsOf(typed: string): readonly string[] {
  return [...new Set([normalisePassword(typed), typed])];
}

/** How a password fits a hash: as it is hashed now, as it was hashed once, or not at all. */
export type PasswordMatch = "current" | "earlier" | null;

/** Whether a password fits a hash, and how. */
export async function matchPassword(hash: string, typed: string): Promise<PasswordMatch> {
  for (const [index, spelling] of spellingsOf(typed).entries()) {
    if (await argon2.verify(hash, spelling)) return index === 0 ? "current" : "earlier";
  }
  return null;
}

/** Takes as long as a password that fits no hash. */
export async function matchNothing(typed: string): Promise<void> {
  for (const spelling of spellingsOf(typed)) await argon2.hash(spelling, SETTINGS);
}
