import type { REFUND_REASONS } from "../db/account-schema.ts";
import type { CheckoutState } from "./checkout.ts";

/** What our books say of a payment. */
export interface PaymentBooks {
  /** Whether it has given access before. It does so once, whatever comes twice. */
  readonly isGranted: boolean;
  readonly isRefundRequested: boolean;
  /** Whether the account is still there. */
  readonly hasOwner: boolean;
  /** Whether another payment of the same person gives access already. */
  readonly hasOtherPayment: boolean;
}

/** Why money goes back. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What follows for the access of whoever paid. */
export interface Settlement {
  readonly status: "open" | "paid" | "refunded" | "disputed" | "expired";
  readonly access: "grant" | "revoke" | "leave";
  /** Why the money is to be given back from now on; null leaves what was decided before. */
  readonly refund: RefundReason | null;
}

function settlePaid(books: PaymentBooks): Settlement {
  const leave = { status: "paid", access: "leave", refund: null } as const;
  if (books.isRefundRequested || books.isGranted) return leave;
  if (!books.hasOwner) return { ...leave, refund: "no_account" };
  if (books.hasOtherPayment) return { ...leave, refund: "duplicate" };
  return { ...leave, access: "grant" };
}

/**
 * What a payment's state at the provider means for us. Pure, and the same however often and in
 * whatever order events come: it looks at states alone.
 */
export function decideSettlement(
  standing: CheckoutState["standing"],
  books: PaymentBooks,
): Settlement {
  const access = books.isGranted ? "revoke" : "leave";
  switch (standing) {
    case "paid":
      return settlePaid(books);
    case "refunded":
    case "disputed":
      return { status: standing, access, refund: null };
    case "expired":
      return { status: "expired", access: "leave", refund: null };
    case "open":
    case "processing":
      return { status: "open", access: "leave", refund: null };
  }
}
