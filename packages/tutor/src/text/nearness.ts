import { cosine } from "./cosine.ts";
import type { Reader } from "../reader/reader.ts";

/** How near each of some texts is to another one in its meaning. */
export async function nearnessTo(
  reader: Reader,
  text: string,
  texts: readonly string[],
): Promise<number[]> {
  const [wanted, ...vectors] = await reader.embed([text, ...texts]);
  return vectors.map((vector) => (wanted === undefined ? 0 : cosine(wanted, vector)));
}
