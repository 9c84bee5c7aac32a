import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { isKnownStart, type Arrival } from "../lib/arrival.ts";
import { CallError, isAbort } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { forgetPayment } from "../lib/payment-storage.ts";
import { sessionLossOf, subscribeToSessionLoss } from "../lib/session-loss.ts";
import type { AppEvent } from "./app-event.ts";
import { loadNote } from "./load-note.ts";
import { usePaymentReturn } from "./use-payment-return.ts";

/** Who comes so has something else to do first. */
const NOBODY_YET: ReadonlySet<Arrival["kind"]> = new Set([
  "reset-password",
  "change-email",
  "second-factor",
]);

/** Asks at the start who is logged in, and listens for the session's end from then on. */
export function useSessionStart(arrival: Arrival, dispatch: Dispatch<AppEvent>) {
  const current = useRef<AbortController | null>(null);

  const loadSession = useCallback(
    async (note: string | null) => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      dispatch({ type: "started-over" });
      try {
        dispatch({ type: "logged-in", session: await call("session", {}, controller.signal) });
      } catch (error) {
        if (!isAbort(error)) dispatch(withoutSession(error, note));
      }
    },
    [dispatch],
  );
  const { confirmPayment } = usePaymentReturn(loadSession, dispatch);

  /** Once more from the beginning, whatever that was. */
  const start = useCallback(async () => {
    if (NOBODY_YET.has(arrival.kind)) return;
    if (arrival.kind === "confirm-email") {
      location.replace(`/api/verify_email?confirmation_token=${encodeURIComponent(arrival.token)}`);
      return;
    }
    const payment = arrival.kind === "payment" ? arrival.outcome : null;
    if (payment === "cancelled") forgetPayment();
    await confirmPayment(await loadNote(arrival), payment === "success");
  }, [arrival, confirmPayment]);

  useEffect(() => {
    if (!isKnownStart(arrival)) void start();
    return () => current.current?.abort();
  }, [arrival, start]);

  useEffect(
    () => subscribeToSessionLoss((loss) => dispatch({ type: "session-lost", loss, note: null })),
    [dispatch],
  );

  return { start, loadSession };
}

/** Why there is no session, and what is to be told of it. */
function withoutSession(error: unknown, note: string | null): AppEvent {
  if (error instanceof CallError) {
    const loss = sessionLossOf(error);
    if (loss === "signed-out" || error.status === 401 || error.isUnknownCall)
      return { type: "not-logged-in", note };
    if (loss !== null) return { type: "session-lost", loss, note };
  }
  return { type: "start-failed", problem: explainFailure("Elenchus could not start.", error) };
}
