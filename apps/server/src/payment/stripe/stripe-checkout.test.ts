import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { buildOrder } from "../../../test/build-checkout-world.ts";
import { createStripeCheckout, type StripeCheckoutOptions } from "./stripe-checkout.ts";

function build(changes: Partial<StripeCheckoutOptions> = {}) {
  return createStripeCheckout({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    apiUrl: null,
    fetch: null,
    productName: "Elenchus",
    ...changes,
  });
}

/** Notes requests and answers each with the same. */
function buildFetch(status: number, body: object) {
  const requests: Request[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return Response.json(body, { status });
  };
  return { fetch, requests };
}

const SESSION = {
  id: "cs_test_1",
  mode: "payment",
  status: "open",
  payment_status: "unpaid",
  payment_intent: null,
  metadata: { app: "elenchus" },
  amount_total: 4900,
  currency: "eur",
  client_reference_id: "user",
  expires_at: 1_800_000_000,
  url: "https://checkout.stripe.com/c/pay/cs_test_1",
} satisfies Partial<Stripe.Checkout.Session>;

describe("settings that cannot be right are refused:", () => {
  test.each<Partial<StripeCheckoutOptions>>([
    { webhookSecret: "" },
    { webhookSecret: " \n" },
    { secretKey: "" },
    { secretKey: " " },
    { apiUrl: "localhost" },
    { apiUrl: "ftp://localhost" },
    { apiUrl: "http://localhost/stripe" },
  ])("%o", (changes) => {
    expect(() => build(changes)).toThrow();
  });
});

describe("a request to Stripe", () => {
  test("for a session says all that the order does, and no more", async () => {
    const { fetch, requests } = buildFetch(200, SESSION);
    const order = buildOrder({ email: "ada+1@example.org" });
    await expect(build({ fetch }).create(order)).resolves.toMatchObject({ url: SESSION.url });
    expect(requests[0]?.url).toBe("https://api.stripe.com/v1/checkout/sessions");
    const form = new URLSearchParams(await requests[0]?.text());
    expect(Object.fromEntries(form)).toEqual({
      mode: "payment",
      "allowed_payment_method_types[0]": "card",
      "adaptive_pricing[enabled]": "false",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "4900",
      "line_items[0][price_data][product_data][name]": "Elenchus",
      client_reference_id: order.userId,
      customer_email: "ada+1@example.org",
      "metadata[app]": "elenchus",
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    });
  });

  test("names key, version and idempotency, and nothing about this machine", async () => {
    const { fetch, requests } = buildFetch(200, SESSION);
    const checkout = build({ fetch });
    await checkout.create(buildOrder());
    await checkout.create(buildOrder());
    const [first, second] = requests.map(({ headers }) => headers);
    expect(first?.get("authorization")).toBe("Bearer sk_test_1");
    expect(first?.get("stripe-version")).toBe(Stripe.API_VERSION);
    expect(first?.get("idempotency-key")).toBeTruthy();
    expect(first?.get("idempotency-key")).not.toBe(second?.get("idempotency-key"));
    expect(second?.get("x-stripe-client-telemetry")).toBeNull();
    expect(second?.get("x-stripe-client-user-agent")).not.toContain("platform");
  });

  test("for a refund has the payment's own key", async () => {
    const { fetch, requests } = buildFetch(200, { id: "re_1", status: "succeeded" });
    await build({ fetch }).refund("pi_1", 0);
    expect(requests[0]?.headers.get("idempotency-key")).toBe("refund:pi_1");
    await expect(requests[0]?.text()).resolves.toBe("payment_intent=pi_1");
    // Under the first one's key Stripe would answer with the refund that failed.
    await build({ fetch }).refund("pi_1", 2);
    expect(requests[1]?.headers.get("idempotency-key")).toBe("refund:pi_1:2");
  });

  test.each(["", "?limit=1", "cs_test_1/../../refunds", "CS_TEST_1", "x".repeat(400)])(
    "is not made for what is no session's id: %j",
    async (id) => {
      const { fetch, requests } = buildFetch(200, SESSION);
      await expect(build({ fetch }).find(id)).resolves.toBeNull();
      await expect(build({ fetch }).findByPayment(id)).resolves.toBeNull();
      expect(requests).toEqual([]);
    },
  );
});

describe("an answer of Stripe's", () => {
  test.each(["succeeded", "pending", "failed", "canceled"])(
    "that a refund is %s is told by the session, not here",
    async (status) => {
      const { fetch } = buildFetch(200, { id: "re_1", status });
      await expect(build({ fetch }).refund("pi_1", 0)).resolves.toBeUndefined();
    },
  );

  const CHARGE = { id: "ch_1", amount: 4900, currency: "eur" };
  const PAID = {
    ...SESSION,
    status: "complete",
    payment_status: "paid",
    mode: "payment",
    metadata: { app: "elenchus" },
  };

  /** A provider whose key may not read some lists. */
  function buildForbidding(forbidden: readonly string[], disputed: boolean) {
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      const { url } = new Request(input, init);
      if (forbidden.some((path) => url.includes(path))) {
        const error = { type: "invalid_request_error", message: "no right" };
        return Response.json({ error }, { status: 403 });
      }
      if (!url.includes("checkout/sessions")) {
        return Response.json({ object: "list", data: [], has_more: false, url: "/v1/x" });
      }
      const latest_charge = { ...CHARGE, disputed };
      const payment_intent = { id: "pi_1", status: "succeeded", latest_charge };
      return Response.json({ ...PAID, payment_intent });
    };
    return build({ fetch }).find("cs_test_1");
  }

  test("that a key may not read disputes or warnings keeps nobody from paying", async () => {
    const found = buildForbidding(["disputes", "early_fraud_warnings"], false);
    await expect(found).resolves.toMatchObject({ standing: "paid", cases: [] });
  });

  test("that a key may not read the dispute there is, is an error: nobody knows how it stands", async () => {
    await expect(buildForbidding(["disputes"], true)).rejects.toThrow("no right");
  });

  test.each([
    [400, { code: "parameter_invalid" }],
    [401, {}],
    [402, { code: "card_declined" }],
    [403, {}],
    [404, {}],
    [429, { code: "rate_limit" }],
  ])("%i %o is an error, never a session that is not there", async (status, error) => {
    const { fetch } = buildFetch(status, { error: { type: "x", message: "refused", ...error } });
    const checkout = build({ fetch });
    await expect(checkout.find("cs_test_1")).rejects.toThrow("refused");
    await expect(checkout.findByPayment("pi_1")).rejects.toThrow("refused");
    await expect(checkout.create(buildOrder())).rejects.toThrow("refused");
    await expect(checkout.expire("cs_test_1")).rejects.toThrow("refused");
    await expect(checkout.refund("pi_1", 0)).rejects.toThrow("refused");
  });

  test("that is no JSON is an error", async () => {
    const fetch = async () => new Response("<html>", { status: 200 });
    await expect(build({ fetch }).find("cs_test_1")).rejects.toThrow("Invalid JSON");
  });

  function buildRefusedExpiry(status: string) {
    const fetch = async (input: string | URL | Request, init?: RequestInit) =>
      new Request(input, init).method === "GET"
        ? Response.json({ ...SESSION, status })
        : Response.json({ error: { message: "refused" } }, { status: 400 });
    return build({ fetch }).expire("cs_test_1");
  }

  test.each(["complete", "expired"])("that a %s session cannot expire is fine", async (status) => {
    await expect(buildRefusedExpiry(status)).resolves.toBeUndefined();
  });

  test("that an open session cannot expire is an error", async () => {
    await expect(buildRefusedExpiry("open")).rejects.toThrow("refused");
  });
});
