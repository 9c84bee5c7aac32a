import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";

/**
 * The sentence encoder with each text encoded by itself, one after another. Texts that are encoded together change one
 * another's vectors in the seventh digit, and which are together depends on the clock: weights would differ each time.
 */
export function createSteadyEncoder(): SentenceEncoder {
  const encoder = createSentenceEncoder();
  const known = new Map<string, Float32Array>();
  let last: Promise<unknown> = Promise.resolve();
  const encode = async (text: string): Promise<Float32Array> => {
    const found = known.get(text) ?? (await encoder.embed([text]))[0] ?? new Float32Array();
    known.set(text, found);
    return found;
  };
  return {
    ...encoder,
    embed(texts) {
      const vectors = last.then(async () => {
        const encoded: Float32Array[] = [];
        for (const text of texts) encoded.push(await encode(text));
        return encoded;
      });
      last = vectors.catch(() => undefined);
      return vectors;
    },
  };
}
