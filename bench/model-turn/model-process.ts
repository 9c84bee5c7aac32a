// The model of the benchmark, in a process of its own: its time is its own, and told on request.
import { constants, setPriority } from "node:os";
import { startModelServer } from "@elenchus/evaluation/model-server";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { tidyHeap } from "./tidy-heap.ts";
import { findTag, firstSentenceMs, replyAfter, type ModelDelays } from "./scripted-model.ts";

/** What the benchmark asks of this process. */
export type ToModel =
  | { readonly kind: "delays"; readonly delays: ModelDelays }
  | { readonly kind: "times" };

/** What it is told. */
export type FromModel =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "times"; readonly times: Readonly<Record<string, ModelTimes>> };

/** What the model took for the turn of one message; milliseconds. */
export interface ModelTimes {
  /** Of all its requests, from the first byte of the question to the last of the answer. */
  readonly ms: number;
  readonly requests: number;
  /** When the first sentence of its last reply had been said; of the machine's clock. */
  readonly firstSentenceAt: number;
}

// In life it has a machine of its own: it takes no processor away from the server that is measured.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let delays: ModelDelays = { assessMs: 0, firstMs: 0, betweenMs: 0 };
let times: Record<string, ModelTimes> = {};

function note(tag: string, ms: number, firstSentenceAt: number): void {
  const before = times[tag] ?? { ms: 0, requests: 0 };
  times[tag] = { ms: before.ms + ms, requests: before.requests + 1, firstSentenceAt };
}

const server = await startModelServer({
  wire: (process.argv[2] ?? "openai-compatible") as ModelWire,
  keep: 1,
  reply: (request) => {
    const tag = findTag(request);
    const received = server.requests.at(-1);
    const reply = replyAfter(request, delays);
    if (tag !== null && received !== undefined) {
      const { arrivedAt, receivedAt } = received;
      const firstSentenceAt = performance.timeOrigin + receivedAt + firstSentenceMs(reply);
      const end = (): void => note(tag, performance.now() - arrivedAt, firstSentenceAt);
      void received.over.then(end);
    }
    return reply;
  },
});

process.on("message", (told: ToModel) => {
  if (told.kind === "delays") {
    ({ delays } = told);
    tidyHeap();
  } else {
    process.send?.({ kind: "times", times } satisfies FromModel);
    times = {};
  }
});
process.on("disconnect", () => process.exit());
process.send?.({ kind: "url", url: server.url } satisfies FromModel);
