const LONGEST_NAME = 80;

/** Line breaks, controls, and what turns the direction of all that follows. */
const NO_PART_OF_NAMES = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** What mail programs turn into something to click on. */
const LINK_LIKE = /:\/\/|@|\bwww\.|[^\s.]\.[\p{L}\d]{2,}/iu;

/**
 * Opens a letter. Anybody may register somebody else's address under any name, so a name that could carry
 * a message of its own is left out.
 */
export function greet(firstName: string): string {
  const name = firstName.replaceAll(NO_PART_OF_NAMES, " ").trim();
  const isName = name !== "" && name.length <= LONGEST_NAME && !LINK_LIKE.test(name);
  return isName ? `Hello ${name},` : "Hello,";
}
