import { jsonrepair, JSONRepairError } from "jsonrepair";

/** Starts that are looked at: a model that writes nothing but brackets is not to hold up the others. */
const MOST_STARTS = 50;

/** What a text of JSON holds; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON is an answer too.
    return undefined;
  }
}

/** The value that a text begins with, put right if need be, and the place after it; null where it begins with none. */
function readStart(text: string): { readonly value: unknown; readonly end: number } | null {
  try {
    return { value: JSON.parse(jsonrepair(text)) as unknown, end: text.length };
  } catch (error) {
    // It may have been nested too deep.
    if (!(error instanceof JSONRepairError)) return null;
    // Words may follow it. What is cut there is not put right as well: half an answer would look like a whole one.
    const end = text.lastIndexOf("}", error.position - 1) + 1;
    const value = parseJson(text.slice(0, end));
    return value === undefined ? null : { value, end };
  }
}

/**
 * The objects in what a model wrote, the last one first, without what stands around them: quotation marks, words, a code
 * fence, braces that are no JSON.
 */
export function extractJson(written: string): unknown[] {
  const quoted = parseJson(written);
  const text = typeof quoted === "string" ? quoted : written;
  const last = text.lastIndexOf("}") + 1;
  const found: unknown[] = [];
  let start = text.indexOf("{");
  for (let looked = 0; start !== -1 && start < last && looked < MOST_STARTS; looked += 1) {
    const read = readStart(text.slice(start, last));
    if (read !== null) found.push(...listObjects([read.value].flat()));
    start = text.indexOf("{", start + (read?.end ?? 1));
  }
  return found.toReversed();
}

/**
 * Objects that a value is a wrapping of, as models wrap them that have learned to call tools: an object that names the
 * shape (`{"judgement": …}`, `{"name": "judgement", "arguments": …}`), with the object's own text as a text.
 */
export function unwrapJson(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const inner: unknown[] = Object.values(value);
  return listObjects(inner.map((one) => (typeof one === "string" ? parseJson(one) : one)));
}

function listObjects(values: readonly unknown[]): object[] {
  return values.filter(
    (one): one is object => typeof one === "object" && one !== null && !Array.isArray(one),
  );
}
