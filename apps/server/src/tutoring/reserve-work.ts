import type { TutorCall } from "@elenchus/dialogue/model-call";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../errors/app-error.ts";
import type { CountedTokens } from "../store/turns/model-call-store.ts";
import type { WorkKind, WorkLease, WorkLeaseStore } from "../store/turns/work-lease-store.ts";
import type { Allowance, CostlyWork } from "./model-calls.ts";

/**
 * Tokens that a piece of work takes at most but in odd cases. A draft takes 5,000 and 9,000, its gate 5,000 and 3,000: both
 * twice, for a draft that is rejected or a second try, and what mends it. Moderated lists and interests take two calls. A key
 * for an own text takes 4,000 and 3,000, twice.
 */
export const ESTIMATES: Readonly<Record<WorkKind, number>> = {
  opening: 50_000,
  issues: 10_000,
  check: 60_000,
  moderation: 5000,
  key: 15_000,
};

const LONGEST_WAIT_MS = 60_000;
export const PAUSE_MS = 100;
const RENEW_EVERY_MS = 2000;

/** The parts that reserving works with. */
export interface ReservingOptions {
  readonly leases: WorkLeaseStore;
  readonly patience: number;
  readonly day: () => string;
  /** Whether a learner's share has room for so many tokens. */
  readonly fits: (used: CountedTokens, wanted: number) => boolean;
  /** @throws AppError when the learner's share is spent */
  readonly allow: (used: CountedTokens, work: CostlyWork) => Allowance;
  readonly flush: () => Promise<void>;
  readonly report: (message: string, cause: unknown) => void;
}

function stillAtWork(): AppError {
  const text = "Your last request is still being worked on. Please wait a moment and try again.";
  return new AppError(409, "work_in_progress", text, { retryAfter: 2 });
}

/** Waits for the lease, and while others have tokens set aside that leave no room. */
export async function takeLease(
  { leases, patience, day, fits }: ReservingOptions,
  lease: WorkLease & { readonly kind: WorkKind },
  { signal, longestWait = LONGEST_WAIT_MS * patience }: CostlyWork,
): Promise<CountedTokens> {
  const deadline = performance.now() + longestWait;
  const tokens = ESTIMATES[lease.kind];
  const reserving = { tokens, fits: (used: CountedTokens) => fits(used, tokens) };
  for (;;) {
    signal.throwIfAborted();
    const used = await leases.take(lease, reserving, day());
    const isLate = performance.now() > deadline;
    if (used !== null) {
      // Tokens that others have set aside may be free again soon: they seldom take all of them.
      const mayFit = !fits(used, tokens) && fits({ ...used, setAside: 0 }, tokens);
      if (isLate || !mayFit) return used;
      await leases.release(lease);
    } else if (isLate) throw stillAtWork();
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

/** Does a piece of work under a lease of its own, as the port says. */
export async function reserveWork<Result>(
  options: ReservingOptions,
  work: CostlyWork,
  run: (call: TutorCall) => Promise<Result>,
): Promise<Result> {
  const { leases, allow, flush, report } = options;
  const lease = { userId: work.userId, kind: work.kind, token: randomUUID() };
  const tell = (error: unknown): void => report("a lease of work could not be changed", error);
  const used = await takeLease(options, lease, work);
  const timer = setInterval(() => void leases.renew(lease).catch(tell), RENEW_EVERY_MS);
  try {
    return await run({ ...allow(used, work), signal: work.signal });
  } finally {
    clearInterval(timer);
    await flush();
    await leases.release(lease).catch(tell);
  }
}
