import { Worker } from "node:worker_threads";
import type { EncodeReply, EncodeRequest } from "./encoder-worker.ts";

/** Turns sentences into vectors of equal length whose cosine tells how near their meanings are. */
export interface SentenceEncoder {
  /** One vector a text, in order; equal texts give equal vectors. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Resolves once the model is loaded and has run. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Vectors kept, 2 KiB each; a missing one costs time, never a result. */
const CACHED_VECTORS = 8000;
/** The encoder needs no more of a text than this to place it. */
const MAX_CHARS = 400;

interface Waiting {
  readonly resolve: (vectors: Float32Array[]) => void;
  readonly reject: (fault: Error) => void;
}

/**
 * The sentence encoder (Universal Sentence Encoder Lite, 512 dimensions) on a thread of its own, so
 * that judging one learner's answer holds nobody else up.
 * @param options.workerUrl the thread's script, where it is not the one beside this file
 */
export function createSentenceEncoder(options: { workerUrl?: URL } = {}): SentenceEncoder {
  const worker = new Worker(options.workerUrl ?? new URL("./encoder-worker.ts", import.meta.url));
  worker.unref();
  const waiting = new Map<number, Waiting>();
  const cache = new Map<string, Float32Array>();
  let lastId = 0;
  let ended: Error | null = null;

  const failAll = (fault: Error): void => {
    ended = fault;
    for (const one of waiting.values()) one.reject(fault);
    waiting.clear();
  };
  worker.on("message", (reply: EncodeReply) => {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if ("fault" in reply) one?.reject(new Error(`Sentence encoder: ${reply.fault}`));
    else one?.resolve(reply.vectors);
  });
  worker.on("error", (fault) => failAll(fault instanceof Error ? fault : new Error(String(fault))));
  worker.on("exit", () => failAll(new Error("The sentence encoder has ended.")));

  const encode = (texts: readonly string[]): Promise<Float32Array[]> => {
    if (ended !== null) return Promise.reject(ended);
    lastId += 1;
    const request: EncodeRequest = { id: lastId, texts };
    worker.ref();
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  };

  const embed = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const keys = texts.map((text) => text.slice(0, MAX_CHARS));
    const missing = [...new Set(keys.filter((key) => !cache.has(key)))];
    const found = new Map<string, Float32Array>();
    for (const key of keys) {
      const vector = cache.get(key);
      if (vector !== undefined) found.set(key, vector);
    }
    if (missing.length > 0) {
      const vectors = await encode(missing);
      for (const [index, key] of missing.entries()) {
        const vector = vectors[index];
        if (vector !== undefined) found.set(key, vector);
      }
    }
    remember(cache, found);
    return keys.map((key) => found.get(key) ?? new Float32Array());
  };

  return {
    embed,
    warm: async () => {
      await encode(["Is it warm?"]);
    },
    close: async () => {
      await worker.terminate();
    },
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

/** Cosine of two vectors, −1 to 1. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let dot = 0;
  let ones = 0;
  let others = 0;
  for (let index = 0; index < one.length; index += 1) {
    const a = one[index] ?? 0;
    const b = other[index] ?? 0;
    dot += a * b;
    ones += a * a;
    others += b * b;
  }
  return dot / (Math.sqrt(ones * others) || 1);
}
