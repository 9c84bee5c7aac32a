import { Worker } from "node:worker_threads";
import type { EncodeReply, EncodeRequest } from "./encoder-worker.ts";

/** A thread that encodes sentences; one that has died is replaced at the next call. */
export interface EncoderThread {
  encode(texts: readonly string[]): Promise<Float32Array[]>;
  /** Ends the thread; what is still under way is rejected. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (vectors: Float32Array[]) => void;
  readonly reject: (fault: Error) => void;
}

/** One life of the thread: the worker and what it has been asked. */
interface Life {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

function settle({ worker, waiting }: Life, reply: EncodeReply): void {
  const one = waiting.get(reply.id);
  waiting.delete(reply.id);
  // An idle encoder keeps no process alive.
  if (waiting.size === 0) worker.unref();
  if ("fault" in reply) one?.reject(new Error(`Sentence encoder: ${reply.fault}`));
  else one?.resolve(reply.vectors);
}

function startLife(workerUrl: URL, onEnd: () => void): Life {
  const life: Life = { worker: new Worker(workerUrl), waiting: new Map() };
  life.worker.unref();
  const end = (fault: Error): void => {
    onEnd();
    for (const one of life.waiting.values()) one.reject(fault);
    life.waiting.clear();
  };
  life.worker.on("message", (reply: EncodeReply) => settle(life, reply));
  life.worker.on("error", (fault) => end(new Error("Sentence encoder", { cause: fault })));
  life.worker.on("exit", () => end(new Error("The sentence encoder has ended.")));
  return life;
}

/** A thread for the encoder's script; it is started at the first call. */
export function createEncoderThread(workerUrl: URL): EncoderThread {
  let life: Life | null = null;
  let lastId = 0;
  return {
    encode(texts) {
      life ??= startLife(workerUrl, () => {
        life = null;
      });
      lastId += 1;
      const { worker, waiting } = life;
      const request: EncodeRequest = { id: lastId, texts };
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        worker.postMessage(request);
      });
    },
    async close() {
      await life?.worker.terminate();
    },
  };
}
