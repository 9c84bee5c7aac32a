/** Starts that are looked at: a model that writes nothing but brackets is not to hold up the others. */
const MOST_STARTS = 50;

/** The place after the value that opens at `start`; -1 where it never closes. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === "\\") index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth === 0 && !isString) return index + 1;
  }
  return -1;
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Not JSON is an answer too: it is looked for elsewhere, or asked for again.
    return null;
  }
}

/**
 * The JSON in what a model wrote: all of it, or its last whole object, with a code fence or words around.
 * @returns null where there is none
 */
export function extractJson(text: string): { readonly value: unknown } | null {
  const whole = parse(text.trim());
  if (whole !== null) return whole;
  let found: { readonly value: unknown } | null = null;
  let start = text.indexOf("{");
  for (let looked = 0; start !== -1 && looked < MOST_STARTS; looked += 1) {
    const end = findEnd(text, start);
    const parsed = end === -1 ? null : parse(text.slice(start, end));
    found = parsed ?? found;
    start = text.indexOf("{", parsed === null ? start + 1 : end);
  }
  return found;
}
