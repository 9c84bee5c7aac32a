/** Puts text that is JSON already into what `JSON.stringify` writes; TypeScript's library does not know it yet. */
const { rawJSON } = JSON as typeof JSON & { readonly rawJSON: (json: string) => object };

/**
 * A text that is written as JSON once, and not in every request that holds it. The SDK hands the texts of instructions on
 * as they are; for it, as for TypeScript, this is the string that it will be.
 */
export function writeOnce(text: string): string {
  return rawJSON(JSON.stringify(text)) as unknown as string;
}
