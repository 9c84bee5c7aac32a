import type { FastifyBaseLogger } from "fastify";
import type { TurnStore } from "../../store/turn-store.ts";

/** A dialogue that this request holds. */
export interface HeldLease {
  readonly turns: TurnStore;
  readonly dialogueId: string;
  readonly token: string;
  readonly log: FastifyBaseLogger;
}

/** Another turn took the dialogue over, or it was abandoned, while this one worked. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

const RENEW_EVERY_MS = 3000;
/** A tutor that takes longer has failed. */
const LONGEST_WORK_MS = 60_000;

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
}

async function letGo({ turns, dialogueId, token, log }: HeldLease): Promise<void> {
  try {
    await turns.release(dialogueId, token);
  } catch (err) {
    // It runs out by itself; the failure of the work is what the caller has to hear of.
    log.warn({ err }, "could not release a dialogue");
  }
}

/**
 * Works while holding a dialogue: renews the lease, stops when it is lost, when the client leaves or
 * when it takes too long, and lets go when the work fails. Work that succeeds lets go itself, in the
 * same transaction as its result.
 * @throws LeaseLostError
 */
export async function whileHolding<Result>(
  lease: HeldLease,
  clientGone: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    try {
      const isHeld = await lease.turns.renew(lease.dialogueId, lease.token);
      if (!isHeld) lost.abort(new LeaseLostError("the dialogue is held by another turn"));
    } catch (err) {
      // The lease outlives a few missed renewals, and the commit is fenced.
      lease.log.warn({ err }, "could not renew a lease");
    }
  };
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
  const signal = AbortSignal.any([clientGone, lost.signal, AbortSignal.timeout(LONGEST_WORK_MS)]);
  try {
    return await Promise.race([work(signal), rejectOnAbort(signal)]);
  } catch (error) {
    await letGo(lease);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
