import type { CheckoutState } from "../store/payments/checkout-state.ts";

/** The order that is to be paid for. */
export interface CheckoutOrder {
  readonly userId: string;
  /** Filled in for the payer. */
  readonly email: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Where the payer comes back to, paid or not. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The thing that an event of the provider asks us to look at again. */
export type CheckoutEvent =
  | { readonly about: "session"; readonly sessionId: string }
  | { readonly about: "payment"; readonly payment: string }
  | { readonly about: "nothing" };

/** An event whose signature is bad, missing or stale. */
export class BadSignatureError extends Error {
  override readonly name = "BadSignatureError";
}

/**
 * Port: where learners pay: Stripe, or in the demo one of our own, where no card is charged.
 */
export interface Checkout {
  create(order: CheckoutOrder): Promise<CheckoutState>;
  /** Null when the provider knows no such session. */
  find(sessionId: string): Promise<CheckoutState | null>;
  /**
   * The id of the session in which a payment was made; null when none of ours.
   * @param payment names it or its charge
   */
  findByPayment(payment: string): Promise<string | null>;
  /** Makes an open session unpayable; one that is over already stays as it is. */
  expire(sessionId: string): Promise<void>;
  /**
   * Gives back what has not gone back yet. Safe to repeat: one refund whatever comes twice. What becomes of it, also
   * that it failed, its session tells.
   * @param attempt how many refunds of it have failed: another one is made after that
   */
  refund(paymentIntent: string, attempt: number): Promise<void>;
  /**
   * Reads an event.
   * @param body as it came, to the byte
   * @throws BadSignatureError
   */
  readEvent(body: Buffer, signature: string | undefined): CheckoutEvent;
}

/** A checkout of the demo, as whoever pays sees it. */
export interface DemoCheckoutSession {
  readonly id: string;
  /** The name of what is paid for. */
  readonly product: string;
  /** Null when the order named none. */
  readonly email: string | null;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly standing: "open" | "paid" | "expired";
  /** Where whoever has paid goes on. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The demo's desk, where nobody needs a card. */
export interface DemoCheckoutDesk {
  /** Null when there is no such session. */
  find(sessionId: string): Promise<DemoCheckoutSession | null>;
  /**
   * Pays a session if it is open; one that is over stays as it is.
   * @returns the session after that; null when there is none
   */
  pay(sessionId: string): Promise<DemoCheckoutSession | null>;
}
