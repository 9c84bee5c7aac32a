import type { FastifyBaseLogger } from "fastify";
import type { TurnStore } from "../../store/turns/turn-store.ts";

/** A dialogue that this request holds. */
export interface HeldLease {
  readonly turns: Pick<TurnStore, "renew" | "release">;
  readonly dialogueId: string;
  readonly token: string;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  /** Factor on how long the work may take. */
  readonly patience: number;
}

/** Another turn took the dialogue over, or it was abandoned, while this one worked. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

const RENEW_EVERY_MS = 2000;
/** A tutor that takes longer has failed. */
const LONGEST_WORK_MS = 60_000;

/**
 * A signal that ends work: when the client leaves, when `end` is called, when it takes too long. `AbortSignal.any`
 * and `.timeout` would keep all that a turn has touched for a minute after its end.
 */
function createEnd(clientGone: AbortSignal, patience: number) {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // Work that came to its end first is what counts then.
  ended.catch(() => {});
  const controller = new AbortController();
  const end = (reason: unknown): void => {
    controller.abort(reason);
    reject(reason);
  };
  const onGone = (): void => end(clientGone.reason);
  if (clientGone.aborted) onGone();
  else clientGone.addEventListener("abort", onGone, { once: true });
  const tooLong = (): void => end(new DOMException("the work took too long", "TimeoutError"));
  const timer = setTimeout(tooLong, LONGEST_WORK_MS * patience);
  const close = (): void => {
    clearTimeout(timer);
    clientGone.removeEventListener("abort", onGone);
  };
  return { signal: controller.signal, ended, end, close };
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
  const { signal, ended, end, close } = createEnd(clientGone, lease.patience);
  const renew = async (): Promise<void> => {
    try {
      const isHeld = await lease.turns.renew(lease.dialogueId, lease.token);
      if (!isHeld) end(new LeaseLostError("the dialogue is held by another turn"));
    } catch (err) {
      // The lease outlives a few missed renewals, and the commit is fenced.
      lease.log.warn({ err }, "could not renew a lease");
    }
  };
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
  try {
    return await Promise.race([work(signal), ended]);
  } catch (error) {
    await letGo(lease);
    throw error;
  } finally {
    clearInterval(timer);
    close();
  }
}
