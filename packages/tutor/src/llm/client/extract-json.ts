import { jsonrepair } from "jsonrepair";

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

interface Found {
  readonly value: unknown;
}

function parse(text: string): Found | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Not JSON is an answer too: it is looked for elsewhere, or asked for again.
    return null;
  }
}

/** All from the first brace to the last one, with trailing commas, remarks, wrong quotation marks and the like put right. */
function repair(text: string): Found | null {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  if (start === -1 || end < start) return null;
  try {
    return parse(jsonrepair(text.slice(start, end + 1)));
  } catch {
    // What cannot be put right, or is nested too deep, is no JSON either.
    return null;
  }
}

/** The last whole object, with a code fence or words around. */
function findWhole(text: string): Found | null {
  let found: Found | null = null;
  let start = text.indexOf("{");
  for (let looked = 0; start !== -1 && looked < MOST_STARTS; looked += 1) {
    const end = findEnd(text, start);
    const parsed = end === -1 ? null : parse(text.slice(start, end));
    found = parsed ?? found;
    start = text.indexOf("{", parsed === null ? start + 1 : end);
  }
  return found;
}

/**
 * What may be the JSON in what a model wrote, the likeliest first: all of it as it stands; or its last whole object, and
 * then what can be made of the whole where that is not JSON to the letter, of which an object within may be.
 */
export function extractJson(text: string): unknown[] {
  const whole = parse(text.trim());
  const found = whole === null ? [findWhole(text), repair(text)] : [whole];
  return found.flatMap((one) => (one === null ? [] : [one.value]));
}

/**
 * Objects that a value is a wrapping of, as models wrap them that have learned to call tools: a list of one, an object that
 * names the shape (`{"judgement": …}`, `{"name": "judgement", "arguments": …}`), the object's own text as a text.
 */
export function unwrapJson(value: unknown): object[] {
  if (typeof value === "string") return listObjects([parse(value)?.value]);
  if (Array.isArray(value)) return value.length === 1 ? listObjects(value) : [];
  if (typeof value !== "object" || value === null) return [];
  const inner: unknown[] = Object.values(value);
  return listObjects(inner.map((one) => (typeof one === "string" ? parse(one)?.value : one)));
}

function listObjects(values: readonly unknown[]): object[] {
  return values.filter(
    (one): one is object => typeof one === "object" && one !== null && !Array.isArray(one),
  );
}
