import type { Dispatch } from "react";
import { CallError } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { forgetPayment, type PendingPayment } from "../lib/payment-storage.ts";
import type { AppEvent } from "./app-event.ts";
import { ARRIVAL_NOTES } from "./arrival-notes.ts";

/** Whether a later return of the same payment may be confirmed: it is not made yet, or nobody could ask. */
function mayStillBePaid(error: unknown): boolean {
  return error instanceof CallError && (error.mayBeRetried || error.status === 402);
}

/** The parts of a confirmation besides the payment; `note` and `isReturn` as `confirmPayment` has them. */
export interface Confirming {
  readonly note: string | null;
  readonly isReturn: boolean;
  readonly loadSession: (note: string | null) => Promise<void>;
  readonly dispatch: Dispatch<AppEvent>;
}

/** Asks whether a payment was made, and goes on as it was. */
export async function askForPayment(
  { email, sessionId }: PendingPayment,
  { note, isReturn, loadSession, dispatch }: Confirming,
): Promise<void> {
  try {
    const payload = { user_email: email, stripe_sessionId: sessionId };
    const session = await call("paymentSuccess", payload);
    forgetPayment();
    dispatch({ type: "logged-in", session });
  } catch (error) {
    if (!isReturn) {
      if (!mayStillBePaid(error)) forgetPayment();
      return loadSession(note);
    }
    const problem = explainFailure("Your payment could not be confirmed yet.", error);
    if (error instanceof CallError && error.mayBeRetried)
      return dispatch({ type: "payment-unconfirmed", problem });
    forgetPayment();
    // Another tab may have confirmed it meanwhile: then this browser is logged in.
    await loadSession(ARRIVAL_NOTES.paymentUnconfirmed);
  }
}
