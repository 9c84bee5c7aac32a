import type { CheckoutEvent } from "./checkout.ts";

/** Who is to pay. */
export interface PayingUser {
  readonly id: string;
  readonly email: string;
}

/** Where somebody pays. */
export interface OpenCheckout {
  readonly sessionId: string;
  readonly url: string;
}

/** The result of the return from a checkout. */
export type ReturnOutcome =
  | { readonly kind: "paid"; readonly userId: string }
  /** Nothing was paid, or it is still under way. */
  | { readonly kind: "unpaid" }
  /** Another's session, another's address, none at all, or one that has logged somebody in. */
  | { readonly kind: "refused" };

/** The result of a withdrawal from the contract. */
export type WithdrawalOutcome =
  | { readonly kind: "withdrawn"; readonly at: Date }
  | { readonly kind: "refused"; readonly why: string };

/** A payment that we give back. */
export interface RefundByHand {
  /** The amount that goes back; of one that was given back before, all that was paid. */
  readonly amount: number;
  readonly currency: string;
  /** False where it was asked for before. */
  readonly isFirst: boolean;
  /** Whether the card's bank refused it at once. */
  readonly hasFailed: boolean;
  /** False when the provider did not answer: the next reconciliation makes it. */
  readonly isDone: boolean;
}

/** How a payment stands for the learner. */
export interface PaymentStanding {
  readonly amount: number;
  readonly currency: string;
  readonly status: "paid" | "in_dispute" | "refund_requested" | "refunded" | "disputed";
  /** How much has gone back or is on its way. */
  readonly refundedAmount: number;
  readonly paidAt: Date;
  readonly withdrawUntil: Date;
  /** Why it cannot be withdrawn from; null when it can. */
  readonly whyNot: string | null;
}

/** Payments from the first checkout to the last refund. */
export interface Payments {
  /** A checkout for somebody who has not paid; null when it turns out that they have. */
  open(user: PayingUser): Promise<OpenCheckout | null>;
  /** Looks at the payment when the browser returns. The provider's word counts, not the browser's. */
  confirmReturn(sessionId: string, email: string): Promise<ReturnOutcome>;
  /**
   * Reads a provider's event; `null` bytes or a bad signature throw.
   * @throws BadSignatureError
   */
  readEvent(body: Buffer, signature: string | undefined): CheckoutEvent;
  /** Looks at what an event is about, and acts on what the provider says of it now. */
  follow(event: CheckoutEvent): Promise<void>;
  /** How the payment that gave access stands; null where none did. */
  describe(userId: string): Promise<PaymentStanding | null>;
  /** Ends the contract and gives the money back. */
  withdraw(userId: string): Promise<WithdrawalOutcome>;
  /** Ends access and gives the money back because we decide so; null where nothing was paid. */
  refund(userId: string): Promise<RefundByHand | null>;
  /** Looks at every payment that may have changed without our hearing of it, and makes refunds. */
  reconcile(): Promise<void>;
}
