import { keepRecent } from "@elenchus/dialogue/words/keep-recent";
import type { Pair, Reading } from "./load-network.ts";
import { createReaderProcess } from "./reader-process.ts";

/** Reads two texts together: whether a message states a point, and what sort of message it is. */
export interface Reader {
  /** One reading a pair, in order. Rejects when the reader's process dies. */
  read(pairs: readonly Pair[]): Promise<readonly Reading[]>;
  /**
   * One vector a text, in order, whose cosine tells how near texts are in topic, and not in what they claim; equal texts
   * give equal vectors, texts without words an empty one. Rejects when the reader's process dies.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Resolves once the network is loaded and has run. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Vectors that are surely kept, 1.5 KiB each. */
const CACHED_VECTORS = 4000;
/** Readings that are surely kept: a turn reads some pairs more than once, half a KiB each. */
const CACHED_READINGS = 1000;
const WITHOUT_WORDS = new Float32Array();
/** So many texts are placed before a learner's answer has its turn. */
const AT_ONCE = 16;
/** No more of a text than this is needed to place it. */
const MAX_CHARS = 200;

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The reader (docs/reader-card.md) in a process of its own, so that reading one learner's answer holds nobody else up.
 * @param options.script what that process runs, where it is not the one beside this file
 */
export function createReader(options: { script?: URL } = {}): Reader {
  const url = options.script ?? new URL("./reader-child.ts", import.meta.url);
  const child = createReaderProcess(url);
  const cache = keepRecent<Float32Array>(CACHED_VECTORS);
  const readings = keepRecent<Reading>(CACHED_READINGS);
  /** Being placed: whoever asks for the same meanwhile waits for the same. */
  const underWay = new Map<string, Promise<Float32Array>>();

  function place(texts: readonly string[]): void {
    const placed = child.embed(texts);
    for (const [index, text] of texts.entries()) {
      const vector = placed.then((vectors) => {
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
      for (let at = 0; at < unasked.length; at += AT_ONCE) place(unasked.slice(at, at + AT_ONCE));
      const placed = await Promise.all(missing.map(async (key) => underWay.get(key)));
      const found = new Map(missing.map((key, at) => [key, placed[at]]));
      return keys.map((key, at) => known[at] ?? found.get(key) ?? WITHOUT_WORDS);
    },
    async read(pairs) {
      const asked = new Map(pairs.map((pair) => [JSON.stringify(pair), pair]));
      const known = new Map([...asked.keys()].map((key) => [key, readings.get(key)]));
      const missing = [...asked].filter(([key]) => known.get(key) === undefined);
      if (missing.length > 0) {
        const read = await child.read(missing.map(([, pair]) => pair));
        for (const [at, [key]] of missing.entries()) {
          const reading = read[at];
          if (reading === undefined) continue;
          known.set(key, reading);
          readings.set(key, reading);
        }
      }
      return pairs.flatMap((pair) => known.get(JSON.stringify(pair)) ?? []);
    },
    async warm() {
      await child.read([["conclusion: It is warm.", "is it warm?"]]);
    },
    close: () => child.close(),
  };
}
