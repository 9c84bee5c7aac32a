import type { REFUND_REASONS } from "../db/account-schema.ts";
import type { CheckoutState } from "./checkout.ts";

/** What our books say of a payment. */
export interface PaymentBooks {
  /** How it stood when it was looked at last. */
  readonly status: Settlement["status"];
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
  /** Whether it could still be paid by somebody who must not pay. */
  readonly mustClose: boolean;
}

/** A payment never goes back in this order. */
const COURSE: readonly Settlement["status"][] = ["open", "expired", "paid", "disputed", "refunded"];

/** Nothing follows but the status. */
function become(status: Settlement["status"]): Settlement {
  return { status, access: "leave", refund: null, mustClose: false };
}

function settleOpen({ hasOwner, hasOtherPayment }: PaymentBooks): Settlement {
  return { ...become("open"), mustClose: !hasOwner || hasOtherPayment };
}

function settlePaid(books: PaymentBooks): Settlement {
  const leave = become("paid");
  if (books.isRefundRequested || books.isGranted) return leave;
  if (!books.hasOwner) return { ...leave, refund: "no_account" };
  if (books.hasOtherPayment) return { ...leave, refund: "duplicate" };
  return { ...leave, access: "grant" };
}

/** Takes away what this payment gave: once, and not what another payment gives now. */
function settleReversed(status: "refunded" | "disputed", books: PaymentBooks): Settlement {
  const givesAccess = books.isGranted && books.status === "paid" && !books.isRefundRequested;
  const access = givesAccess && !books.hasOtherPayment ? "revoke" : "leave";
  return { ...become(status), access };
}

/**
 * What a payment's state at the provider means for us. Pure, and the same however often and in
 * whatever order events come: it looks at states alone, and one that was overtaken by another while it
 * was on its way changes nothing.
 */
export function decideSettlement(
  standing: CheckoutState["standing"],
  books: PaymentBooks,
): Settlement {
  const status = standing === "processing" ? "open" : standing;
  if (COURSE.indexOf(status) < COURSE.indexOf(books.status)) return become(books.status);
  switch (standing) {
    case "paid":
      return settlePaid(books);
    case "refunded":
    case "disputed":
      return settleReversed(standing, books);
    case "open":
      return settleOpen(books);
    case "expired":
    case "processing":
      return become(status);
  }
}
