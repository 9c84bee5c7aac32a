import type { CallError } from "./call-error.ts";

/** How a session does not open the app: it is over, or it lacks a payment, terms, age or a password of one's own, or a second factor. */
export type SessionLoss = "signed-out" | "no-access" | "consent-needed" | "second-factor-needed";

/** The server's names for it. */
const CODES: ReadonlyMap<string, SessionLoss> = new Map([
  ["not_signed_in", "signed-out"],
  ["access_needed", "no-access"],
  ["consent_needed", "consent-needed"],
  ["age_not_reached", "consent-needed"],
  ["password_change_needed", "consent-needed"],
  ["second_factor_setup_needed", "second-factor-needed"],
]);

type Listener = (loss: SessionLoss) => void;

const listeners = new Set<Listener>();

/** Which loss a refusal tells of, if any; a password that was refused tells of none. */
export function sessionLossOf(error: CallError): SessionLoss | null {
  return CODES.get(error.code) ?? null;
}

/** Calls the listener whenever the server no longer lets us in; answers how to stop that. */
export function subscribeToSessionLoss(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a call was refused although we believed to be let in. */
export function announceSessionLoss(loss: SessionLoss): void {
  for (const listener of listeners) listener(loss);
}
