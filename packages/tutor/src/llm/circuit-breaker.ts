import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
  type IBackoff,
  type IHalfOpenAfterBackoffContext,
  TaskCancelledError,
} from "cockatiel";
import type { ModelFailure } from "@elenchus/dialogue/model-call";

/** Failures running that open a circuit, and how long it stays open, in milliseconds. */
export const CIRCUIT_FAILURES = 5;
export const CIRCUIT_OPEN_MS = 30_000;

type Outcome = "ok" | ModelFailure;

/** How long an open circuit lets no call through, and why. */
interface Rest {
  /** Seconds. */
  readonly retryAfter: number;
  /** The last failure of those that opened it; null before there was one. */
  readonly openedBy: ModelFailure | null;
}

/** Ends that say nothing about the provider. */
const UNKNOWN: ReadonlySet<unknown> = new Set<Outcome>([
  "open_circuit",
  "no_requests_left",
  "cancelled",
]);

/** Failures that are the provider's. Where it refused, or wrote what cannot be used, it has answered. */
const FAILED: ReadonlySet<unknown> = new Set<ModelFailure>([
  "rate_limited",
  "quota",
  "overloaded",
  "server_error",
  "timeout",
  "network",
  "unauthorised",
  "cut",
]);

/** Keeps calls from a provider that has failed time and again, until one of them finds it well. */
export interface Circuit {
  /** Lets a call through, and answers where its end is to be told; null where it may not go. */
  readonly admit: () => ((outcome: Outcome) => Promise<void>) | null;
  readonly readRest: () => Rest;
}

/** Told when the circuit opens, by what, and when it has closed again. */
interface CircuitEvents {
  readonly onOpen: (outcome: string) => void;
  readonly onClose: () => void;
}

/** A closed circuit; its clock may be any that only goes up. */
export function createCircuit(clock: () => number, { onOpen, onClose }: CircuitEvents): Circuit {
  let openedAt = 0;
  let openedBy: ModelFailure | null = null;
  let isResting = false;
  // The library's own clock is the system's, which may be set; this one asks ours, and lets the next call try at once
  // where a trial came to nothing.
  const rest = (ms: number): IBackoff<IHalfOpenAfterBackoffContext> => ({
    get duration() {
      return clock() - openedAt < ms ? Infinity : -Infinity;
    },
    next: ({ result }) =>
      rest("value" in result && UNKNOWN.has(result.value) ? 0 : CIRCUIT_OPEN_MS),
  });
  const policy = circuitBreaker(
    handleWhenResult((outcome) => FAILED.has(outcome) || UNKNOWN.has(outcome)),
    { breaker: new ConsecutiveBreaker(CIRCUIT_FAILURES), halfOpenAfter: rest(CIRCUIT_OPEN_MS) },
  );
  policy.onBreak((reason) => {
    openedAt = clock();
    if (!isResting) onOpen("value" in reason ? String(reason.value) : "");
    isResting = true;
  });
  policy.onReset(() => {
    isResting = false;
    onClose();
  });
  return {
    admit() {
      // The library would have the call wait for the trial's end.
      if (policy.state === CircuitState.HalfOpen) return null;
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
      let isAdmitted = false;
      const call = policy.execute(() => {
        isAdmitted = true;
        return promise;
      });
      const settled = Promise.allSettled([call]);
      if (!isAdmitted) return null;
      const isTrial = (policy.state as CircuitState) === CircuitState.HalfOpen;
      return async (outcome) => {
        if (outcome !== "ok" && FAILED.has(outcome)) openedBy = outcome;
        if (UNKNOWN.has(outcome) && !isTrial) reject(new TaskCancelledError());
        else resolve(outcome);
        await settled;
      };
    },
    readRest: () => ({
      retryAfter: Math.max(1, Math.ceil((openedAt + CIRCUIT_OPEN_MS - clock()) / 1000)),
      openedBy,
    }),
  };
}
