import type { CallReply } from "@elenchus/contract/calls";
import { useCallback, type Dispatch } from "react";
import { forgetPayment } from "../lib/payment-storage.ts";
import { loadPart } from "../lib/load-part.ts";
import type { AppEvent } from "./app-event.ts";

/** Where a log-in leads: into the app, to a second factor, or to the payment page. */
export function useEntry(dispatch: Dispatch<AppEvent>) {
  return useCallback(
    async (reply: CallReply<"initChat">, email: string) => {
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
        const { goToCheckout } = await loadPart(() => import("../lib/go-to-checkout.ts"));
        await goToCheckout(reply, email, (address) => dispatch({ type: "payment-begun", address }));
      }
    },
    [dispatch],
  );
}
