import { splitSegments } from "./reading/segments.ts";
import { nearest } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";

/** How near the nearest part of a message comes to the nearest of some texts, 0 to 1. */
export async function nearnessTo(
  encoder: SentenceEncoder,
  message: string,
  texts: readonly string[],
): Promise<number> {
  const segments = splitSegments(message).map((segment) => segment.text);
  const vectors = await encoder.embed([...segments, ...texts]);
  return nearest(vectors.slice(0, segments.length), vectors.slice(segments.length));
}
