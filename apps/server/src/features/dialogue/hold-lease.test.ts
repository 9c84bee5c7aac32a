import type { FastifyBaseLogger } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { TurnStore } from "../../store/turns/turn-store.ts";
import { type HeldLease, whileHolding } from "./hold-lease.ts";

/** A lease that is never lost; `patience` is a factor on the minute that work has. */
function buildLease(patience: number) {
  const release = vi.fn(async () => {});
  const turns = { renew: async () => true, release } as unknown as TurnStore;
  const log = { warn() {} } as unknown as FastifyBaseLogger;
  const lease: HeldLease = { turns, dialogueId: "d", token: "t", log, patience };
  return { lease, release };
}

const NOBODY_LEAVES = new AbortController().signal;

test("work has a minute times the patience, and is ended then", async () => {
  const { lease, release } = buildLease(0.001);
  const signals: AbortSignal[] = [];
  const working = whileHolding(lease, NOBODY_LEAVES, (signal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  });
  await expect(working).rejects.toMatchObject({ name: "TimeoutError" });
  expect(signals[0]?.aborted).toBe(true);
  expect(release).toHaveBeenCalledOnce();
});

test("work that ends within it is not ended", async () => {
  const { lease, release } = buildLease(0.5);
  const work = async (): Promise<string> => {
    await sleep(80);
    return "done";
  };
  expect(await whileHolding(lease, NOBODY_LEAVES, work)).toBe("done");
  expect(release).not.toHaveBeenCalled();
});
