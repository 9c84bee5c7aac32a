import { createEncoderThread } from "./encoder-thread.ts";

/** Turns sentences into vectors of equal length whose cosine tells how near their meanings are. */
export interface SentenceEncoder {
  /**
   * One vector a text, in order; equal texts give equal vectors, texts without words an empty one.
   * Rejects when the thread dies.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Resolves once the model is loaded and has run. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Vectors kept, 2 KiB each; a missing one costs time, never a result. */
const CACHED_VECTORS = 8000;
/** The encoder needs no more of a text than this to place it. */
const MAX_CHARS = 200;

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The sentence encoder (Universal Sentence Encoder Lite, 512 dimensions) on a thread of its own, so
 * that judging one learner's answer holds nobody else up.
 * @param options.workerUrl the thread's script, where it is not the one beside this file
 */
export function createSentenceEncoder(options: { workerUrl?: URL } = {}): SentenceEncoder {
  const url = options.workerUrl ?? new URL("./encoder-worker.ts", import.meta.url);
  const thread = createEncoderThread(url);
  const cache = new Map<string, Float32Array>();
  return {
    async embed(texts) {
      const keys = texts.map((text) => text.slice(0, MAX_CHARS));
      // A text without a letter has no meaning to place, and the model takes no empty text.
      const missing = [...new Set(keys.filter((key) => !cache.has(key) && HAS_WORDS.test(key)))];
      const found = new Map(keys.map((key) => [key, cache.get(key) ?? new Float32Array()]));
      const encoded = missing.length === 0 ? [] : await thread.encode(missing);
      for (const [index, vector] of encoded.entries()) found.set(missing[index] ?? "", vector);
      remember(cache, found);
      return keys.map((key) => found.get(key) ?? new Float32Array());
    },
    async warm() {
      await thread.encode(["Is it warm?"]);
    },
    close: () => thread.close(),
  };
}

/** Puts the vectors last in line and drops the ones longest unused. */
function remember(cache: Map<string, Float32Array>, used: ReadonlyMap<string, Float32Array>): void {
  for (const [key, vector] of used) {
    cache.delete(key);
    cache.set(key, vector);
  }
  for (const key of cache.keys()) {
    if (cache.size <= CACHED_VECTORS) break;
    cache.delete(key);
  }
}
