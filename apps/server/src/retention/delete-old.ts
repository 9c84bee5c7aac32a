import { setTimeout as sleep } from "node:timers/promises";
import { OLD_KINDS, type Age, type OldCounts } from "../store/operations/delete-old-rows.ts";
import type { RetentionStore } from "../store/operations/retention-store.ts";

const DAY_MS = 86_400_000;
/** Between two transactions, so that learners' turns come first. */
const PAUSE_MS = 20;

/** The age of what is older than so many days. */
export function olderThan(days: number, now: Date): Age {
  return { days, before: new Date(now.getTime() - days * DAY_MS) };
}

/** When to stop before all is done. */
export interface Stopping {
  readonly closing: AbortSignal;
  readonly mostMs: number;
}

/** Counts of what was deleted, and whether there is more of it. */
export interface Deletion {
  readonly deleted: OldCounts;
  readonly isDone: boolean;
}

/** Deletes what is old, little by little. Several servers may do so at once: each takes what no other has. */
export async function deleteOld(
  store: RetentionStore,
  age: Age,
  { closing, mostMs }: Stopping,
): Promise<Deletion> {
  const deleted = Object.fromEntries(OLD_KINDS.map((kind) => [kind, 0])) as Record<
    (typeof OLD_KINDS)[number],
    number
  >;
  const began = performance.now();
  for (const kind of OLD_KINDS) {
    for (;;) {
      if (closing.aborted || performance.now() - began > mostMs) return { deleted, isDone: false };
      const some = await store.deleteSome(kind, age);
      if (some === 0) break;
      deleted[kind] += some;
      await sleep(PAUSE_MS);
    }
  }
  return { deleted, isDone: true };
}
