import { expect, test } from "vitest";
import { decideSettlement, type PaymentBooks } from "./decide-settlement.ts";

const NEW: PaymentBooks = {
  isGranted: false,
  isRefundRequested: false,
  hasOwner: true,
  hasOtherPayment: false,
};

test("a payment gives access once", () => {
  expect(decideSettlement("paid", NEW).access).toBe("grant");
  expect(decideSettlement("paid", { ...NEW, isGranted: true }).access).toBe("leave");
});

test("money without an account, or a second time, goes back", () => {
  const orphan = decideSettlement("paid", { ...NEW, hasOwner: false });
  expect(orphan).toEqual({ status: "paid", access: "leave", refund: "no_account" });
  const second = decideSettlement("paid", { ...NEW, hasOtherPayment: true });
  expect(second).toEqual({ status: "paid", access: "leave", refund: "duplicate" });
});

test("whoever withdrew gets no access again while the refund is under way", () => {
  const withdrawn = { ...NEW, isGranted: true, isRefundRequested: true };
  expect(decideSettlement("paid", withdrawn).access).toBe("leave");
  expect(decideSettlement("paid", { ...withdrawn, isGranted: false }).access).toBe("leave");
});

test.each(["refunded", "disputed"] as const)("%s takes away what it gave", (standing) => {
  expect(decideSettlement(standing, { ...NEW, isGranted: true }).access).toBe("revoke");
  expect(decideSettlement(standing, NEW).access).toBe("leave");
});

test.each(["open", "processing", "expired"] as const)("%s gives nothing", (standing) => {
  expect(decideSettlement(standing, NEW)).toMatchObject({ access: "leave", refund: null });
});
