import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { makeCharge, makePaymentIntent } from "../../../test/stripe-server/payment.ts";
import { makeDispute, makeFraudWarning, makeRefund } from "../../../test/stripe-server/reversal.ts";
import {
  completeSession,
  makeSession,
  showSession,
  TEST_API_VERSION,
} from "../../../test/stripe-server/session.ts";

// What the Stripe server shows is held against the SDK's types: `npm run types` fails where it is not so.

const IDS = { intentId: "pi_1", chargeId: "ch_1", created: 1 };
const session = makeSession(
  {
    productName: "Elenchus",
    unitAmount: 4900,
    currency: "eur",
    userReference: "user",
    email: "ada@example.org",
    metadata: {},
    successUrl: "http://elenchus.test/",
    cancelUrl: "http://elenchus.test/",
  },
  { id: "cs_test_1", url: "http://elenchus.test/demo/checkout/cs_test_1", created: 1 },
);
const charge = makeCharge(session, IDS);

test("the Stripe server speaks the SDK's version of the API", () => {
  expect(TEST_API_VERSION).toBe(Stripe.API_VERSION);
});

test("a session, a payment, a charge and a refund have every field of Stripe's", () => {
  const { line_items: lineItems, ...shown } = session;
  shown satisfies Stripe.Checkout.Session;
  makePaymentIntent(session, IDS) satisfies Stripe.PaymentIntent;
  charge satisfies Stripe.Charge;
  makeRefund(charge, { id: "re_1", amount: 1, created: 1 }) satisfies Stripe.Refund;
  lineItems satisfies Pick<Stripe.ApiList<unknown>, "object" | "data" | "has_more" | "url">;
  expect(showSession(session)).toEqual(shown);
});

test("a dispute has every field of Stripe's but its evidence's, and a fraud warning has all", () => {
  const dispute = makeDispute(charge, { id: "du_1", created: 1, status: "lost" });
  dispute satisfies Omit<Stripe.Dispute, "evidence">;
  expect(dispute).toMatchObject({ payment_intent: "pi_1", status: "lost" });
  const warning = makeFraudWarning(charge, { id: "issfr_1", created: 1 });
  warning satisfies Stripe.Radar.EarlyFraudWarning;
  expect(warning).toMatchObject({ payment_intent: "pi_1", charge: "ch_1" });
});

test("a session that is paid keeps every field, and has no more than before", () => {
  const paid = completeSession(session, "pi_1");
  expect(Object.keys(paid).toSorted()).toEqual(Object.keys(session).toSorted());
  expect(paid).toMatchObject({ status: "complete", payment_status: "paid", url: null });
});
