import type { PaymentCase } from "./payment-case.ts";

/** A checkout session as its provider knows it now: the truth about a payment. */
export interface CheckoutState {
  readonly id: string;
  /** Where to pay; null once that is over. */
  readonly url: string | null;
  /** Of the order; null for a session that is not ours. */
  readonly userId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: Date;
  /** `processing`: completed, but the money is still under way. */
  readonly standing: "open" | "processing" | "paid" | "expired";
  /** Names the payment; null until there is one. */
  readonly paymentIntent: string | null;
  /** Cases that came up about it since it was paid. */
  readonly cases: readonly PaymentCase[];
}
