import { cosine } from "./cosine.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";

/** How near each of some texts is to another one in its meaning. */
export async function nearnessTo(
  encoder: SentenceEncoder,
  text: string,
  texts: readonly string[],
): Promise<number[]> {
  const [wanted, ...vectors] = await encoder.embed([text, ...texts]);
  return vectors.map((vector) => (wanted === undefined ? 0 : cosine(wanted, vector)));
}
