import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { loadPart } from "../lib/load-part.ts";
import { readPayment } from "../lib/payment-storage.ts";
import type { AppEvent } from "./app-event.ts";

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
        const { askForPayment } = await loadPart(() => import("./ask-for-payment.ts"));
        await askForPayment(payment, { note, isReturn, loadSession, dispatch });
      } catch {
        // The part that asks has not come: the payment is kept, and is asked about at the next start.
        await loadSession(note);
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
