import type { Arrival } from "../lib/arrival.ts";

/** Why somebody stands at the log-in who comes back from a mail, or from the payment page. */
export const ARRIVAL_NOTES = {
  paymentUnconfirmed:
    "Your payment could not be confirmed here. If you have paid, you get access as soon as the payment arrives. If you have not, you can try again.",
  paymentCancelled: "The payment was cancelled. No money was taken. You can try again.",
  verified: "Your email address is verified. You can log in now.",
  already_verified: "This email address is already verified. You can log in.",
  superseded:
    "A newer link was sent to you, and only that one works. If you did not ask for it, create your account again.",
  invalid:
    "This verification link is no longer valid. If your address is not verified yet, create your account again to get a new link.",
  later:
    "Your email address could not be verified just now. Wait a minute and click the link in the mail again.",
} as const;

/** A note on how the page was opened, if nobody turns out to be logged in. */
export function noteOnArrival(arrival: Arrival): string | null {
  if (arrival.kind === "email-checked") return ARRIVAL_NOTES[arrival.outcome];
  if (arrival.kind !== "payment") return null;
  const isCancelled = arrival.outcome === "cancelled";
  return isCancelled ? ARRIVAL_NOTES.paymentCancelled : ARRIVAL_NOTES.paymentUnconfirmed;
}
