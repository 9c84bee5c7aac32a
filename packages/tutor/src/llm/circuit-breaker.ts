import type { ModelFailure } from "@elenchus/dialogue/model-call";

/** Failures running that open a circuit, and how long it stays open, in milliseconds. */
export const CIRCUIT_FAILURES = 5;
export const CIRCUIT_OPEN_MS = 30_000;

/** What is known of a provider's health; `openedAt` is on whatever clock is passed in. */
export interface Circuit {
  /** Failures running. */
  readonly failures: number;
  /** Since when no call is let through; null while all are. */
  readonly openedAt: number | null;
  /** Whether one call is under way to find out whether it may be closed again. */
  readonly isTried: boolean;
}

/** All is well, as far as is known. */
export const CLOSED_CIRCUIT: Circuit = { failures: 0, openedAt: null, isTried: false };

/** How a call was let through; `trial` alone is to find out whether the provider is back. */
export type Admission = "free" | "trial" | "refused";

/** How a call ended, as far as it speaks about the provider; `unknown` when it does not. */
export type Health = "well" | "failed" | "unknown";

/**
 * Failures that are the provider's. It has answered where it refused, or wrote what cannot be used; and
 * a call that was cancelled or not sent says nothing.
 */
const HEALTH: Readonly<Record<ModelFailure, Health>> = {
  rate_limited: "failed",
  quota: "failed",
  overloaded: "failed",
  server_error: "failed",
  timeout: "failed",
  network: "failed",
  unauthorised: "failed",
  cut: "failed",
  bad_request: "well",
  too_long: "well",
  refused: "well",
  truncated: "well",
  invalid_output: "well",
  empty: "well",
  open_circuit: "unknown",
  no_requests_left: "unknown",
  cancelled: "unknown",
};

/** What a call's end says about its provider. */
export function readHealth(outcome: "ok" | ModelFailure): Health {
  return outcome === "ok" ? "well" : HEALTH[outcome];
}

/** Lets a call through or not; an open circuit lets one through when its time is up. */
export function admitCall(
  circuit: Circuit,
  now: number,
): { readonly admission: Admission; readonly circuit: Circuit } {
  if (circuit.openedAt === null) return { admission: "free", circuit };
  if (circuit.isTried || now - circuit.openedAt < CIRCUIT_OPEN_MS) {
    return { admission: "refused", circuit };
  }
  return { admission: "trial", circuit: { ...circuit, isTried: true } };
}

/** Takes in how a call ended that was let through. */
export function settleCall(
  circuit: Circuit,
  admission: Exclude<Admission, "refused">,
  health: Health,
  now: number,
): Circuit {
  if (health === "well") return CLOSED_CIRCUIT;
  const isTried = admission === "trial" ? false : circuit.isTried;
  // The next call may try in its place at once.
  if (health === "unknown") return { ...circuit, isTried };
  const failures = circuit.failures + 1;
  // What was sent before it opened, and fails after, does not keep it open for longer.
  if (circuit.openedAt !== null && admission === "free") return { ...circuit, failures };
  return { failures, openedAt: failures >= CIRCUIT_FAILURES ? now : null, isTried };
}

/** Seconds until an open circuit lets a call through; null while it is closed. */
export function readRetryAfter({ openedAt }: Circuit, now: number): number | null {
  if (openedAt === null) return null;
  return Math.max(1, Math.ceil((openedAt + CIRCUIT_OPEN_MS - now) / 1000));
}
