import { describe, expect, test } from "vitest";
import type { PaymentBooks } from "../store/payments/settlement.ts";
import { decideSettlement } from "./decide-settlement.ts";
import { stageOf, type PaymentCase } from "../store/payments/payment-case.ts";

const NEW: PaymentBooks = {
  status: "open",
  amount: 4900,
  isGranted: false,
  isTaken: false,
  isRefundRequested: false,
  hasOwner: true,
  hasOtherPayment: false,
  hasNewFailure: false,
};

const GRANTED: PaymentBooks = { ...NEW, status: "paid", isGranted: true };
const NOTHING = { access: "leave", refund: null, isRefundOff: false, mustClose: false };

let made = 0;
function buildCase(kind: PaymentCase["kind"], state: string, amount = 4900): PaymentCase {
  const at = new Date("2026-11-20T12:00:00Z");
  const [id, rest] = [`${kind}_${(made += 1)}`, { currency: "eur", reason: null, dueAt: null }];
  return { id, kind, state, amount, ...rest, openedAt: at };
}
const refund = (amount = 4900, state = "succeeded") => buildCase("refund", state, amount);
const dispute = (state: string) => buildCase("dispute", state);

test("a payment gives access once", () => {
  expect(decideSettlement("paid", [], NEW).access).toBe("grant");
  expect(decideSettlement("paid", [], GRANTED)).toEqual({ status: "paid", ...NOTHING });
});

test("money without an account, or a second time, goes back", () => {
  const orphan = decideSettlement("paid", [], { ...NEW, hasOwner: false });
  expect(orphan).toEqual({ ...NOTHING, status: "paid", refund: "no_account" });
  const second = decideSettlement("paid", [], { ...NEW, hasOtherPayment: true });
  expect(second).toEqual({ ...NOTHING, status: "paid", refund: "duplicate" });
});

test("what could not go back by itself is not tried for ever", () => {
  const failed = [refund(4900, "failed")];
  const second = decideSettlement("paid", failed, { ...NEW, hasOtherPayment: true });
  expect(second).toEqual({ ...NOTHING, status: "paid" });
});

test("whoever withdrew gets no access again while the refund is under way", () => {
  const withdrawn = { ...GRANTED, isRefundRequested: true, isTaken: true };
  expect(decideSettlement("paid", [], withdrawn).access).toBe("leave");
  expect(decideSettlement("paid", [], { ...withdrawn, isGranted: false }).access).toBe("leave");
  expect(decideSettlement("paid", [refund(4900, "pending")], withdrawn)).toEqual({
    ...NOTHING,
    status: "refunded",
  });
});

test("whoever withdrew, and got no money, has access as before, and nothing is asked for any more", () => {
  const withdrawn = { ...GRANTED, isRefundRequested: true, isTaken: true, hasNewFailure: true };
  const restored = { ...NOTHING, status: "paid", access: "restore", isRefundOff: true };
  for (const state of ["failed", "canceled"]) {
    const failed = [refund(4900, state)];
    expect(decideSettlement("paid", failed, withdrawn)).toEqual(restored);
    expect(decideSettlement("paid", failed, { ...withdrawn, status: "refunded" })).toEqual(
      restored,
    );
    // Known already: another one is being made.
    const again = { ...withdrawn, hasNewFailure: false };
    expect(decideSettlement("paid", failed, again)).toEqual({ ...NOTHING, status: "paid" });
  }
});

describe("refunds", () => {
  test.each([
    ["none", [], "paid"],
    ["a part", [refund(4899)], "paid"],
    ["a part that is under way", [refund(4899, "pending")], "paid"],
    ["parts that add up", [refund(4000), refund(900)], "refunded"],
    [
      "parts that add up, one of them under way",
      [refund(4000), refund(900, "pending")],
      "refunded",
    ],
    ["parts of which one failed", [refund(4000), refund(900, "failed")], "paid"],
    ["a new one after one that failed", [refund(4900, "failed"), refund()], "refunded"],
  ])("%s leave it %s", (_what, cases, status) => {
    const settled = decideSettlement("paid", cases, GRANTED);
    expect(settled).toEqual({
      ...NOTHING,
      status,
      access: status === "paid" ? "leave" : "revoke",
    });
  });
});

describe("disputes", () => {
  test.each([
    ["warning_needs_response", "inquiry", "leave"],
    ["warning_under_review", "inquiry", "leave"],
    ["warning_closed", "inquiry_closed", "leave"],
    ["needs_response", "open", "leave"],
    ["under_review", "open", "leave"],
    ["won", "won", "leave"],
    ["lost", "lost", "revoke"],
    ["appeal_needs_response", "lost", "revoke"],
    ["appeal_under_review", "lost", "revoke"],
    ["prevented", "settled", "leave"],
    ["charge_refunded", "settled", "leave"],
    ["of_the_future", "open", "leave"],
  ])("%s is the stage %s, and makes access %s", (state, stage, access) => {
    expect(stageOf(state)).toBe(stage);
    const settled = decideSettlement("paid", [dispute(state)], GRANTED);
    expect(settled).toEqual({
      ...NOTHING,
      status: access === "leave" ? "paid" : "disputed",
      access,
    });
    // Whoever is not in yet is let in while the bank has not decided against them.
    const before = decideSettlement("paid", [dispute(state)], NEW).access;
    expect(before).toBe(access === "leave" ? "grant" : "leave");
  });

  test.each(["won", "warning_closed", "under_review", "prevented"])(
    "%s gives back what was taken, and nothing that was not",
    (state) => {
      const taken = { ...GRANTED, status: "disputed", isTaken: true } as const;
      const settled = decideSettlement("paid", [dispute(state)], taken);
      expect(settled).toEqual({ ...NOTHING, status: "paid", access: "restore" });
      const kept = decideSettlement("paid", [dispute(state)], { ...taken, isTaken: false });
      expect(kept).toEqual({ ...NOTHING, status: "paid" });
    },
  );

  test("a fraud warning changes nothing", () => {
    const cases = [buildCase("fraud_warning", "actionable")];
    expect(decideSettlement("paid", cases, GRANTED)).toEqual({ ...NOTHING, status: "paid" });
  });
});

describe.each([
  ["refunded", [refund()]],
  ["disputed", [dispute("lost")]],
] as const)("%s", (status, cases) => {
  const settle = (books: PaymentBooks) => decideSettlement("paid", cases, books);

  test("takes away what it gave", () => {
    expect(settle(GRANTED)).toEqual({ status, ...NOTHING, access: "revoke" });
  });

  test("takes nothing away that it did not give", () => {
    expect(settle(NEW)).toEqual({ status, ...NOTHING });
  });

  test("takes away once", () => {
    expect(settle({ ...GRANTED, status, isTaken: true })).toEqual({ status, ...NOTHING });
  });

  test("leaves what a newer payment gave", () => {
    const renewed = { ...GRANTED, isRefundRequested: true, hasOtherPayment: true };
    expect(settle(renewed)).toEqual({ status, ...NOTHING });
  });
});

test.each(["open", "processing", "expired"] as const)("%s gives nothing", (standing) => {
  const status = standing === "processing" ? "open" : standing;
  expect(decideSettlement(standing, [], NEW)).toEqual({ status, ...NOTHING });
});

test.each([
  ["has no account any more", { hasOwner: false }],
  ["has paid elsewhere", { hasOtherPayment: true }],
])("an open one of somebody who %s is to be closed", (_who, changes) => {
  expect(decideSettlement("open", [], { ...NEW, ...changes }).mustClose).toBe(true);
  expect(decideSettlement("processing", [], { ...NEW, ...changes }).mustClose).toBe(false);
});

test("what was paid is never open again, nor what expired", () => {
  for (const standing of ["open", "processing", "expired"] as const) {
    for (const status of ["paid", "disputed", "refunded", "expired"] as const) {
      expect(decideSettlement(standing, [], { ...NEW, status })).toEqual({ status, ...NOTHING });
    }
  }
});
