import { createHash } from "node:crypto";

/** An id that the same texts always give, so that no two rows can be of the same thing. */
export function idFrom(texts: readonly string[]): string {
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  return digest.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/u, "$1-$2-$3-$4-$5");
}
