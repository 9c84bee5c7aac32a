import { describe, expect, test } from "vitest";
import { decideSettlement, type PaymentBooks } from "./decide-settlement.ts";

const NEW: PaymentBooks = {
  status: "open",
  isGranted: false,
  isRefundRequested: false,
  hasOwner: true,
  hasOtherPayment: false,
};

const GRANTED: PaymentBooks = { ...NEW, status: "paid", isGranted: true };
const NOTHING = { access: "leave", refund: null, mustClose: false };

test("a payment gives access once", () => {
  expect(decideSettlement("paid", NEW).access).toBe("grant");
  expect(decideSettlement("paid", GRANTED)).toEqual({ status: "paid", ...NOTHING });
});

test("money without an account, or a second time, goes back", () => {
  const orphan = decideSettlement("paid", { ...NEW, hasOwner: false });
  expect(orphan).toEqual({ ...NOTHING, status: "paid", refund: "no_account" });
  const second = decideSettlement("paid", { ...NEW, hasOtherPayment: true });
  expect(second).toEqual({ ...NOTHING, status: "paid", refund: "duplicate" });
});

test("whoever withdrew gets no access again while the refund is under way", () => {
  const withdrawn = { ...GRANTED, isRefundRequested: true };
  expect(decideSettlement("paid", withdrawn).access).toBe("leave");
  expect(decideSettlement("paid", { ...withdrawn, isGranted: false }).access).toBe("leave");
});

describe.each(["refunded", "disputed"] as const)("%s", (standing) => {
  test("takes away what it gave", () => {
    const taken = { status: standing, ...NOTHING, access: "revoke" };
    expect(decideSettlement(standing, GRANTED)).toEqual(taken);
  });

  test("takes nothing away that it did not give", () => {
    expect(decideSettlement(standing, NEW)).toEqual({ status: standing, ...NOTHING });
  });

  test("takes away once", () => {
    const before = { ...GRANTED, status: standing };
    expect(decideSettlement(standing, before)).toEqual({ status: standing, ...NOTHING });
  });

  test("leaves what a newer payment gave", () => {
    const renewed = { ...GRANTED, isRefundRequested: true, hasOtherPayment: true };
    expect(decideSettlement(standing, renewed)).toEqual({ status: standing, ...NOTHING });
  });
});

test.each(["open", "processing", "expired"] as const)("%s gives nothing", (standing) => {
  const status = standing === "processing" ? "open" : standing;
  expect(decideSettlement(standing, NEW)).toEqual({ status, ...NOTHING });
});

test.each([
  ["has no account any more", { hasOwner: false }],
  ["has paid elsewhere", { hasOtherPayment: true }],
])("an open one of somebody who %s is to be closed", (_who, changes) => {
  expect(decideSettlement("open", { ...NEW, ...changes }).mustClose).toBe(true);
  expect(decideSettlement("processing", { ...NEW, ...changes }).mustClose).toBe(false);
});

test("what was overtaken on its way changes nothing", () => {
  const course = ["open", "expired", "paid", "disputed", "refunded"] as const;
  for (const [now, status] of course.entries()) {
    for (const standing of course.slice(0, now)) {
      const settled = decideSettlement(standing, { ...NEW, status });
      expect(settled).toEqual({ status, ...NOTHING });
    }
  }
});
