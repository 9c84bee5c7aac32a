import { keepRecent } from "@elenchus/dialogue/words/keep-recent";
import { createEncoderProcess } from "./encoder-process.ts";

/** Turns sentences into vectors of equal length whose cosine tells how near their meanings are. */
export interface SentenceEncoder {
  /**
   * One vector a text, in order; equal texts give equal vectors, texts without words an empty one.
   * Rejects when the encoder's process dies.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Resolves once the model is loaded and has run. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Vectors that are surely kept, 2 KiB each. */
const CACHED_VECTORS = 8000;
const WITHOUT_WORDS = new Float32Array();
/** The encoder needs no more of a text than this to place it. */
const MAX_CHARS = 200;

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The sentence encoder (Universal Sentence Encoder Lite, 512 dimensions) in a process of its own, so
 * that judging one learner's answer holds nobody else up.
 * @param options.script what that process runs, where it is not the one beside this file
 */
export function createSentenceEncoder(options: { script?: URL } = {}): SentenceEncoder {
  const url = options.script ?? new URL("./encoder-child.ts", import.meta.url);
  const child = createEncoderProcess(url);
  const cache = keepRecent<Float32Array>(CACHED_VECTORS);
  /** Being encoded: whoever asks for the same meanwhile waits for the same. */
  const underWay = new Map<string, Promise<Float32Array>>();

  function encode(texts: readonly string[]): void {
    const encoded = child.encode(texts);
    for (const [index, text] of texts.entries()) {
      const vector = encoded.then((vectors) => {
        const one = vectors[index] ?? WITHOUT_WORDS;
        cache.set(text, one);
        return one;
      });
      const isOver = (): void => void underWay.delete(text);
      underWay.set(text, vector);
      vector.then(isOver, isOver);
    }
  }

  return {
    async embed(texts) {
      const keys = texts.map((text) => text.slice(0, MAX_CHARS));
      const known = keys.map((key) => cache.get(key));
      // A text without a letter has no meaning to place, and the model takes no empty text.
      const isMissing = (key: string, at: number): boolean =>
        known[at] === undefined && HAS_WORDS.test(key);
      const missing = [...new Set(keys.filter(isMissing))];
      const unasked = missing.filter((key) => !underWay.has(key));
      if (unasked.length > 0) encode(unasked);
      const encoded = await Promise.all(missing.map(async (key) => underWay.get(key)));
      const found = new Map(missing.map((key, at) => [key, encoded[at]]));
      return keys.map((key, at) => known[at] ?? found.get(key) ?? WITHOUT_WORDS);
    },
    async warm() {
      await child.encode(["Is it warm?"]);
    },
    close: () => child.close(),
  };
}
