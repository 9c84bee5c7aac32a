import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "./start-fleet.ts";
import type { Talker } from "./talk-as-page.ts";

/** What learners noticed of servers that were replaced one after the other. */
export interface Restarts {
  readonly requests: number;
  /** Requests that failed at first, by what came instead. */
  readonly failures: Readonly<Record<string, number>>;
  /** Those that failed when they were sent again, too. */
  readonly failedTwice: number;
}

/** A short pause for a learner, who reads and types. */
const THINKS_MS = 4000;
/** Between one server and the next. */
const SETTLE_MS = 3000;

/** Has learners talk while every server is told to end, and is started again, so many times. */
export async function restartInTurn(
  fleet: Fleet,
  talkers: readonly Talker[],
  { servers, rounds }: { readonly servers: number; readonly rounds: number },
): Promise<Restarts> {
  const over = new AbortController();
  let [requests, failedTwice] = [0, 0];
  const failures: Record<string, number> = {};
  const lead = async (talker: Talker): Promise<void> => {
    await sleep(Math.random() * THINKS_MS);
    while (!over.signal.aborted) {
      const answered = await talker.say();
      requests += 1;
      for (const [nth, failure] of answered.failures.entries()) {
        if (nth === 0) failures[failure] = (failures[failure] ?? 0) + 1;
        if (nth === 1) failedTwice += 1;
      }
      await sleep(THINKS_MS * (0.5 + Math.random()));
    }
  };
  const leading = Promise.all(talkers.map(lead));
  for (let done = 0; done < rounds * servers; done += 1) {
    await sleep(SETTLE_MS);
    await fleet.server(done % servers).stop();
    await fleet.restart(done % servers);
  }
  await sleep(SETTLE_MS);
  over.abort();
  await leading;
  return { requests, failures, failedTwice };
}
