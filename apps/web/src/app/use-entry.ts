import type { CallReply } from "@elenchus/contract/calls";
import { useCallback, type Dispatch } from "react";
import { FormProblem } from "../lib/form-problem.ts";
import { forgetPayment, savePayment } from "../lib/payment-storage.ts";
import { readWebAddress } from "../lib/read-web-address.ts";
import type { AppEvent } from "./app-event.ts";

/** Where a log-in leads: into the app, to a second factor, or to the payment page. */
export function useEntry(dispatch: Dispatch<AppEvent>) {
  return useCallback(
    (reply: CallReply<"initChat">, email: string) => {
      if ("user_id" in reply) {
        // Of a payment that was not made, or by somebody else: it is not to be asked about again.
        forgetPayment();
        dispatch({ type: "logged-in", session: reply });
      } else if ("second_factor_needed" in reply) {
        dispatch({ type: "code-asked" });
      } else if ("second_factor_setup_needed" in reply) {
        dispatch({ type: "session-lost", loss: "second-factor-needed", note: null });
      } else if (reply.paid_before === true) {
        // They may be here for something else than to pay again.
        dispatch({ type: "session-lost", loss: "no-access", note: null });
      } else {
        const address = readWebAddress(reply.checkout_url);
        if (address === null) throw new FormProblem("The payment page could not be opened.");
        savePayment({ email, sessionId: reply.sessionId });
        dispatch({ type: "payment-begun", address });
        location.assign(address);
      }
    },
    [dispatch],
  );
}
