import { setImmediate } from "node:timers/promises";
import { loadNetwork, type Pair, type Reading } from "./load-network.ts";

/** A request to the reader's process, with a number: pairs to read, or texts to place. */
export type ReadRequest =
  | { readonly id: number; readonly pairs: readonly Pair[] }
  | { readonly id: number; readonly texts: readonly string[] };

/** Its answer: one reading a pair, one vector a text, or why not. */
export type ReadReply =
  | { readonly id: number; readonly readings: readonly Reading[] }
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly fault: string };

const network = loadNetwork();
// Whoever asks is told, each time.
network.catch(() => undefined);

async function inOrder<Given, Found>(
  all: readonly Given[],
  take: (one: Given) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const one of all) found.push(await take(one));
  return found;
}

async function read(request: ReadRequest): Promise<ReadReply> {
  const { id } = request;
  try {
    const { readPair, embed } = await network;
    return "pairs" in request
      ? { id, readings: await inOrder(request.pairs, readPair) }
      : { id, vectors: await inOrder(request.texts, embed) };
  } catch (fault) {
    return { id, fault: String(fault) };
  }
}

function answer(reply: ReadReply): void {
  process.send?.(reply, undefined, undefined, (fault) => {
    // Whoever asked has gone, and the news of that is still under way.
    if (fault !== null) process.exit();
  });
}

/** Pairs are a learner's answer, who waits; texts can wait until none is left. */
const waiting: { readonly pairs: ReadRequest[]; readonly texts: ReadRequest[] } = {
  pairs: [],
  texts: [],
};
let isReading = false;

async function readWaiting(): Promise<void> {
  if (isReading) return;
  isReading = true;
  const next = () => waiting.pairs.shift() ?? waiting.texts.shift();
  for (let request = next(); request !== undefined; request = next()) {
    answer(await read(request));
    // Requests that have come meanwhile are heard before the next is chosen.
    await setImmediate();
  }
  isReading = false;
}

process.on("message", (request: ReadRequest) => {
  waiting["pairs" in request ? "pairs" : "texts"].push(request);
  void readWaiting();
});

// Where signals go to all that belongs together, the server ends in its own time, and this with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());
