import type { TutorCall } from "@elenchus/dialogue/model-call";
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkLease } from "../store/turns/work-lease-store.ts";
import type { KeptWork } from "./model-calls.ts";
import { PAUSE_MS, takeLease, type ReservingOptions } from "./reserve-work.ts";

const RENEW_EVERY_MS = 2000;
/** Once its client has left: how soon work that was cancelled ends. */
const LOOK_EVERY_MS = 500;

/** The same for the same wish of a learner's, on any instance. */
function tokenOf(wish: readonly unknown[]): string {
  const digest = createHash("sha256").update(JSON.stringify(wish)).digest("hex");
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, "$1-$2-$3-$4-$5");
}

function leasesOf({ userId, kind, wish }: Pick<KeptWork, "userId" | "kind" | "wish">) {
  const token = tokenOf(wish);
  const left: WorkLease = { userId, kind: `${kind} left`, token };
  return { lease: { userId, kind, token }, left };
}

/** Has work end that is done for this wish, whoever waits for it. */
export async function cancelWork(
  { leases }: Pick<ReservingOptions, "leases">,
  work: Pick<KeptWork, "userId" | "kind" | "wish">,
): Promise<void> {
  const { lease, left } = leasesOf(work);
  await leases.release(lease);
  await leases.release(left);
}

/** Does a piece of work under a lease, as the port says. */
export async function keepWork<Result>(
  options: ReservingOptions,
  work: KeptWork,
  run: (call: TutorCall) => Promise<Result>,
  find: () => Promise<Result | null>,
): Promise<Result> {
  const { leases, allow, flush, report } = options;
  const { lease, left } = leasesOf(work);
  const tell = (error: unknown): void => report("a lease of work could not be changed", error);
  const used = await takeLease(options, lease, work);
  const cancelling = new AbortController();
  let held: WorkLease = lease;
  let leaving = Promise.resolve();
  let isDone = false;
  const renew = async (): Promise<void> => {
    await leaving;
    const tried = held;
    const isWanted = await leases.renew(tried);
    // It may have got its other name meanwhile.
    if (!isWanted && held === tried && !isDone) cancelling.abort();
  };
  const renewEvery = (ms: number) => setInterval(() => void renew().catch(tell), ms);
  let timer = renewEvery(RENEW_EVERY_MS);
  const leave = (): void => {
    held = left;
    leaving = leases.leave(lease, left).catch(tell);
    clearInterval(timer);
    timer = renewEvery(LOOK_EVERY_MS);
  };
  try {
    if (await waitForLeft(options, left, work.signal)) {
      const found = await find();
      if (found !== null) return found;
    }
    work.signal.throwIfAborted();
    work.signal.addEventListener("abort", leave, { once: true });
    const result = await run({ ...allow(used, work), signal: cancelling.signal });
    isDone = true;
    return result;
  } finally {
    clearInterval(timer);
    work.signal.removeEventListener("abort", leave);
    await flush();
    await leaving;
    await (held === left && isDone ? leases.settle(left) : leases.release(held)).catch(tell);
  }
}

/** Whether the same was done for somebody who left: what is still under way is waited for. */
async function waitForLeft(
  { leases }: ReservingOptions,
  left: WorkLease,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    const standing = await leases.findLeft(left);
    if (standing !== "at_work") return standing === "done";
    await sleep(PAUSE_MS, undefined, { signal });
  }
}
