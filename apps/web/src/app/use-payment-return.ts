import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { CallError } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { forgetPayment, readPayment } from "../lib/payment-storage.ts";
import type { AppEvent } from "./app-event.ts";
import { NOTES } from "./notes.ts";

/** Whether a later return of the same payment may be confirmed: it is not made yet, or nobody could ask. */
function mayStillBePaid(error: unknown): boolean {
  return error instanceof CallError && (error.mayBeRetried || error.status === 402);
}

/** Confirms a payment that the browser comes back from. Source: specification §4. */
export function usePaymentReturn(
  loadSession: (note: string | null) => Promise<void>,
  dispatch: Dispatch<AppEvent>,
) {
  const confirming = useRef(false);

  /**
   * Without a payment under way it asks only who is logged in, and passes the note on.
   * @param isReturn whether the payment page says that it was paid. Who comes by the browser's Back may have paid as
   *   well, or may go forward again to do so: that is asked about without a word, and the payment is kept.
   */
  const confirmPayment = useCallback(
    async (note: string | null, isReturn: boolean) => {
      const payment = readPayment();
      if (payment === null) return loadSession(note);
      // It works once: a second call under way would spoil the first one.
      if (confirming.current) return;
      confirming.current = true;
      dispatch({ type: "started-over" });
      try {
        const { email, sessionId } = payment;
        const payload = { user_email: email, stripe_sessionId: sessionId };
        const session = await call("paymentSuccess", payload);
        forgetPayment();
        dispatch({ type: "logged-in", session });
      } catch (error) {
        if (!isReturn) {
          if (!mayStillBePaid(error)) forgetPayment();
          return await loadSession(note);
        }
        const what = "Your payment could not be confirmed yet.";
        const problem = explainFailure(what, error);
        if (error instanceof CallError && error.mayBeRetried) {
          dispatch({ type: "payment-unconfirmed", problem });
          return;
        }
        forgetPayment();
        // Another tab may have confirmed it meanwhile: then this browser is logged in.
        await loadSession(NOTES.paymentUnconfirmed);
      } finally {
        confirming.current = false;
      }
    },
    [dispatch, loadSession],
  );

  useEffect(() => {
    // A page that the browser kept while the payment page was open does not load again by itself.
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted && readPayment() !== null) location.reload();
    };
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, []);

  return { confirmPayment };
}
