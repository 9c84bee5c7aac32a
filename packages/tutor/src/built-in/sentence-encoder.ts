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

/** Vectors kept, 2 KiB each; a missing one costs time, never a result. */
const CACHED_VECTORS = 16_000;
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
  const cache = new Map<string, Float32Array>();
  /** Being encoded: whoever asks for the same meanwhile waits for the same. */
  const underWay = new Map<string, Promise<Float32Array>>();

  function encode(texts: readonly string[]): void {
    const encoded = child.encode(texts);
    for (const [index, text] of texts.entries()) {
      const vector = encoded.then((vectors) => vectors[index] ?? new Float32Array());
      const isOver = (): void => void underWay.delete(text);
      underWay.set(text, vector);
      vector.then(isOver, isOver);
    }
  }

  return {
    async embed(texts) {
      const keys = texts.map((text) => text.slice(0, MAX_CHARS));
      const found = new Map<string, Float32Array>();
      const unknown: string[] = [];
      for (const key of new Set(keys)) {
        const vector = cache.get(key);
        if (vector !== undefined) found.set(key, vector);
        // A text without a letter has no meaning to place, and the model takes no empty text.
        else if (HAS_WORDS.test(key)) unknown.push(key);
      }
      const missing = unknown.filter((key) => !underWay.has(key));
      if (missing.length > 0) encode(missing);
      const encoded = await Promise.all(unknown.map(async (key) => underWay.get(key)));
      for (const [at, key] of unknown.entries()) found.set(key, encoded[at] ?? new Float32Array());
      remember(cache, found);
      return keys.map((key) => found.get(key) ?? new Float32Array());
    },
    async warm() {
      await child.encode(["Is it warm?"]);
    },
    close: () => child.close(),
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
