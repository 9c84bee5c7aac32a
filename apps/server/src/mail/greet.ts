import { nameForLetter } from "@elenchus/domain/person-name";

/**
 * Opens a letter. Anybody may register somebody else's address under any name, and names of older accounts were held to
 * less: one that could carry a message of its own is left out.
 */
export function greet(firstName: string): string {
  const name = nameForLetter(firstName, "first");
  return name === null ? "Hello," : `Hello ${name},`;
}
