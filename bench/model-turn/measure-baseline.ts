import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { summariseDurations, type Durations } from "../percentiles.ts";
import type { RunningModel } from "./start-model.ts";
import type { ModelDelays } from "./scripted-model.ts";
import { tidyHeap } from "./tidy-heap.ts";
import { streamTurn } from "./stream-turn.ts";

/** The beginning opens connections, and finds nothing compiled: so much of the measured time, before it. */
const WARM_UP = 0.3;

/** What such a server does with a load. */
export interface BaselineResult {
  readonly turnsASecond: number;
  /** What it adds to the model's time. */
  readonly overhead: Durations;
}

/** A server that does a part of what a turn takes. */
export interface Baseline {
  /** Has so many clients send one message after the other. */
  measure(load: {
    readonly clients: number;
    readonly delays: ModelDelays;
    readonly forMs: number;
  }): Promise<BaselineResult>;
  stop(): Promise<void>;
}

let lastTag = 1_000_000;

/**
 * Starts it on the same database and in front of the same model: `bare` does as little as a server can do for a
 * turn, `plain` has the product's calls and statements, and no tutor.
 */
export async function startBaseline(options: {
  readonly kind: "bare" | "plain";
  readonly databaseUrl: string;
  readonly model: RunningModel;
}): Promise<Baseline> {
  const { kind, databaseUrl, model } = options;
  const program = join(import.meta.dirname, `${kind}-server.ts`);
  // A server like the product's: with no flags of the bench's.
  const child = fork(program, [databaseUrl, model.url], { execArgv: [] });
  const [{ url }] = (await once(child, "message")) as [{ readonly url: string }];
  return {
    async measure({ clients, delays, forMs }) {
      model.setDelays(delays);
      await model.takeTimes();
      tidyHeap();
      const from = performance.now() + forMs * WARM_UP;
      const until = from + forMs;
      const turns: { readonly tag: string; readonly ms: number }[] = [];
      const talk = async (): Promise<void> => {
        while (performance.now() < until) {
          lastTag += 1;
          const tag = String(lastTag);
          const message = `What do you notice in the passage? (note ${tag})`;
          const { startedAt, endedAt } = await streamTurn(`${url}/api/chat`, "", { message });
          const now = performance.now();
          if (now >= from && now < until) turns.push({ tag, ms: endedAt - startedAt });
        }
      };
      await Promise.all(Array.from({ length: clients }, talk));
      const times = await model.takeTimes();
      const overheads = turns.map(({ tag, ms }) => ms - (times.get(tag)?.ms ?? Number.NaN));
      return {
        turnsASecond: Math.round(turns.length / (forMs / 1000)),
        overhead: summariseDurations(overheads),
      };
    },
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
