import type { Flag } from "@elenchus/contract/admin-flags";

/** A flag's words on a student. */
export const FLAG_KINDS: Readonly<Record<Flag["kind"], string>> = {
  distress: "May need help",
  abuse: "Abusive words",
};

/** The server hands out so many at once. */
export const MOST_FLAGS = 200;

/** How many flags there are, as far as one is told. */
export function countFlags(count: number): string {
  return count < MOST_FLAGS ? String(count) : `${MOST_FLAGS} or more`;
}

/** Where the words stood that raised it. */
export const FLAG_PLACES: Readonly<Record<Flag["place"], string>> = {
  dialogue: "in a dialogue",
  transfer_check: "in an unaided check",
  interest: "as an interest",
};
