import { setImmediate } from "node:timers/promises";
import { loadSentenceModel } from "./sentence-model/sentence-model.ts";

/** What the encoder's process is asked: texts under a number. */
export interface EncodeRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** What it answers: one vector a text, or why not. */
export type EncodeReply =
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly fault: string };

const model = loadSentenceModel();
// Whoever asks is told, each time.
model.catch(() => undefined);

/** Texts encoded in one go: together they cost somewhat less than alone. */
const MOST_TOGETHER = 16;

async function encodeTogether(requests: readonly EncodeRequest[]): Promise<EncodeReply[]> {
  try {
    const embed = await model;
    const vectors = await embed(requests.flatMap(({ texts }) => texts));
    let next = 0;
    return requests.map(({ id, texts }) => {
      const from = next;
      next += texts.length;
      return { id, vectors: vectors.slice(from, next) };
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

function answer(reply: EncodeReply): void {
  process.send?.(reply, undefined, undefined, (fault) => {
    // Whoever asked has gone, and the news of that is still under way.
    if (fault !== null) process.exit();
  });
}

let isEncoding = false;

async function encodeWaiting(): Promise<void> {
  if (isEncoding) return;
  isEncoding = true;
  while (waiting.length > 0) {
    // What was asked for at the same time, or meanwhile, is heard now.
    await setImmediate();
    for (const reply of await encodeTogether(takeWaiting())) answer(reply);
  }
  isEncoding = false;
}

process.on("message", (request: EncodeRequest) => {
  waiting.push(request);
  void encodeWaiting();
});

// Where signals go to all that belongs together, the server ends in its own time, and this with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());
