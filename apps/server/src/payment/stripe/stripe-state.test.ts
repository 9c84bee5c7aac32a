import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { chargeOf, isOurs, readState } from "./stripe-state.ts";

type Session = Stripe.Checkout.Session;

const PAID = {
  id: "cs_live_1",
  mode: "payment",
  status: "complete",
  payment_status: "paid",
  amount_total: 4900,
  currency: "eur",
  client_reference_id: "user",
  metadata: { app: "elenchus" },
  expires_at: 1_800_000_000,
  url: null,
} satisfies Partial<Session>;

const CHARGE = {
  id: "ch_1",
  refunded: false,
  disputed: false,
  amount_refunded: 0,
} satisfies Partial<Stripe.Charge>;

function buildSession(changes: Partial<Session>, charge: Partial<Stripe.Charge> = {}): Session {
  const latest_charge = { ...CHARGE, ...charge };
  const payment_intent = { id: "pi_1", status: "succeeded", latest_charge };
  return { ...PAID, payment_intent, ...changes } as Session;
}

function buildIntent(status: Stripe.PaymentIntent.Status): Stripe.PaymentIntent {
  return { id: "pi_1", status, latest_charge: null } as Stripe.PaymentIntent;
}

describe("a session's state", () => {
  test("is told in the port's words", () => {
    expect(readState(buildSession({}), [])).toEqual({
      id: "cs_live_1",
      url: null,
      userId: "user",
      amount: 4900,
      currency: "eur",
      expiresAt: new Date(1_800_000_000_000),
      standing: "paid",
      paymentIntent: "pi_1",
      cases: [],
    });
  });

  test.each<[string, Partial<Session>, Partial<Stripe.Charge>]>([
    ["paid", {}, {}],
    // What came of the money is told by its refunds and disputes: a charge is called disputed for ever.
    ["paid", {}, { refunded: true, disputed: true }],
    ["open", { status: "open", payment_status: "unpaid", payment_intent: null }, {}],
    ["open", { status: null, payment_status: "unpaid", payment_intent: null }, {}],
    ["expired", { status: "expired", payment_status: "unpaid", payment_intent: null }, {}],
    ["processing", { payment_status: "unpaid", payment_intent: buildIntent("processing") }, {}],
    ["processing", { payment_status: "unpaid", payment_intent: "pi_1" }, {}],
    ["processing", { payment_status: "no_payment_required", payment_intent: null }, {}],
    ["processing", { payment_status: "something new", payment_intent: null }, {}],
    [
      "expired",
      { payment_status: "unpaid", payment_intent: buildIntent("requires_payment_method") },
      {},
    ],
    ["expired", { payment_status: "unpaid", payment_intent: buildIntent("canceled") }, {}],
  ])("is %s for %o with %o", (standing, changes, charge) => {
    expect(readState(buildSession(changes, charge), []).standing).toBe(standing);
  });

  test.each<Partial<Session>>([
    { payment_intent: null },
    { payment_intent: "pi_1" },
    { payment_intent: buildIntent("succeeded") },
    { payment_intent: { ...buildIntent("succeeded"), latest_charge: "ch_1" } },
  ])("has no charge to ask about that Stripe does not show: %o", (changes) => {
    expect(() => chargeOf(buildSession(changes))).toThrow("does not show its charge");
  });
});

test.each<[boolean, Partial<Session>]>([
  [true, {}],
  [false, { metadata: {} }],
  [false, { metadata: null }],
  [false, { metadata: { app: "another" } }],
  [false, { mode: "subscription" }],
  [false, { mode: "setup" }],
])("a session of ours is one that we made: %s for %o", (is, changes) => {
  expect(isOurs(buildSession(changes))).toBe(is);
});
