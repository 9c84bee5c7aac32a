import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HeldLease, whileHolding } from "./hold-lease.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lease that is never lost; `patience` is a factor on the minute that work has. */
function buildLease(patience: number) {
  const release = vi.fn(async () => {});
  const turns = { renew: async () => true, release };
  const lease: HeldLease = { turns, dialogueId: "d", token: "t", log: { warn() {} }, patience };
  return { lease, release };
}

const NOBODY_LEAVES = new AbortController().signal;

test("work has a minute times the patience, and is ended then", async () => {
  const { lease, release } = buildLease(0.5);
  const signals: AbortSignal[] = [];
  const working = whileHolding(lease, NOBODY_LEAVES, (signal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  });
  const ended = working.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(await ended).toMatchObject({ name: "TimeoutError" });
  expect(release).toHaveBeenCalledOnce();
});

test("work that ends within it is not ended", async () => {
  const { lease, release } = buildLease(0.5);
  const working = whileHolding(lease, NOBODY_LEAVES, async () => "done");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await working).toBe("done");
  expect(release).not.toHaveBeenCalled();
});
