import type { REFUND_REASONS } from "../../db/schema/account-schema.ts";
import type { CheckoutState } from "./checkout-state.ts";
import type { PaymentCase } from "./payment-case.ts";

/** A payment as it stands in our books. */
export interface PaymentBooks {
  /** How it stood when it was looked at last. */
  readonly status: Settlement["status"];
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** Whether it has given access before. It does so once, whatever comes twice. */
  readonly isGranted: boolean;
  /** Whether the access that it gave was taken away on its account. */
  readonly isTaken: boolean;
  readonly isRefundRequested: boolean;
  /** Whether the account is still there. */
  readonly hasOwner: boolean;
  /** Whether another payment of the same person gives access already. */
  readonly hasOtherPayment: boolean;
  /** Whether a refund has failed since it was looked at last. */
  readonly hasNewFailure: boolean;
}

/** Why money goes back. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The consequences for the access of whoever paid. */
export interface Settlement {
  readonly status: "open" | "paid" | "refunded" | "disputed" | "expired";
  /** `restore`: what took it away was put right. */
  readonly access: "grant" | "revoke" | "restore" | "leave";
  /** Why the money is to be given back from now on; null leaves what was decided before. */
  readonly refund: RefundReason | null;
  /** Whether the refund that was asked for came to nothing: it is not asked for any more. */
  readonly isRefundOff: boolean;
  /** Whether it could still be paid by somebody who must not pay. */
  readonly mustClose: boolean;
}

/** The rule by which a payment's state is settled; the store runs it under its lock. */
export type DecideSettlement = (
  standing: CheckoutState["standing"],
  cases: readonly PaymentCase[],
  books: PaymentBooks,
) => Settlement;
