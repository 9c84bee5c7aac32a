import { createHmac } from "node:crypto";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { BadSignatureError } from "../checkout.ts";
import { readStripeEvent } from "./stripe-events.ts";

const SECRET = "whsec_ofthetest";
const NOW = new Date("2026-11-20T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;

function writeEvent(type: string, object: object): string {
  return JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
}

const BODY = writeEvent("checkout.session.completed", { id: "cs_test_1" });

/** Signs as Stripe's own SDK does. */
function sign(payload: string, { secret = SECRET, timestamp = SECONDS } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function read(body: string | Buffer, signature: string | undefined, secret = SECRET) {
  return readStripeEvent({ body: Buffer.from(body), signature, secret, receivedAt: NOW });
}

describe("what an event is about", () => {
  const session = { about: "session", sessionId: "cs_test_1" };
  const payment = { about: "payment", payment: "pi_1" };
  const charge = { about: "payment", payment: "ch_1" };
  const nothing = { about: "nothing" };
  test.each([
    ["checkout.session.completed", { id: "cs_test_1" }, session],
    ["checkout.session.async_payment_succeeded", { id: "cs_test_1" }, session],
    ["checkout.session.async_payment_failed", { id: "cs_test_1" }, session],
    ["checkout.session.expired", { id: "cs_test_1" }, session],
    ["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, payment],
    ["charge.refunded", { id: "ch_1", payment_intent: { id: "pi_1" } }, payment],
    ["charge.refunded", { id: "ch_1", payment_intent: null }, nothing],
    ["charge.refunded", { id: "ch_1" }, nothing],
    ["charge.dispute.created", { id: "du_1", payment_intent: "pi_1" }, payment],
    ["charge.dispute.created", { id: "du_1", payment_intent: null }, nothing],
    ["charge.dispute.created", { id: "du_1", payment_intent: null, charge: "ch_1" }, charge],
    ["charge.dispute.updated", { id: "du_1", payment_intent: "pi_1", charge: "ch_1" }, payment],
    ["charge.dispute.closed", { id: "du_1", payment_intent: "pi_1" }, payment],
    ["charge.dispute.funds_withdrawn", { id: "du_1", payment_intent: "pi_1" }, payment],
    ["charge.dispute.funds_reinstated", { id: "du_1", payment_intent: "pi_1" }, payment],
    ["charge.refunded", { id: "ch_1", object: "charge", payment_intent: null }, charge],
    ["refund.created", { id: "re_1", object: "refund", payment_intent: "pi_1" }, payment],
    ["refund.updated", { id: "re_1", payment_intent: null, charge: { id: "ch_1" } }, charge],
    ["refund.failed", { id: "re_1", payment_intent: "pi_1", charge: "ch_1" }, payment],
    ["charge.refund.updated", { id: "re_1", payment_intent: "pi_1" }, payment],
    ["radar.early_fraud_warning.created", { id: "issfr_1", charge: "ch_1" }, charge],
    ["radar.early_fraud_warning.updated", { id: "issfr_1", payment_intent: "pi_1" }, payment],
    ["charge.updated", { id: "ch_1", payment_intent: "pi_1" }, nothing],
    ["payment_intent.succeeded", { id: "pi_1" }, nothing],
    ["of.the.future", {}, nothing],
  ])("%s of %o", (type, object, about) => {
    const body = writeEvent(type, object);
    expect(read(body, sign(body))).toEqual(about);
  });
});

describe("a signature holds", () => {
  test("for five minutes", () => {
    const age = (seconds: number) => read(BODY, sign(BODY, { timestamp: SECONDS - seconds }));
    expect(age(300)).toMatchObject({ about: "session" });
    expect(() => age(301)).toThrow(BadSignatureError);
  });

  test("beside others, as while a secret is being replaced", () => {
    const [time, good] = sign(BODY).split(",");
    expect(read(BODY, `${time},v1=${"0".repeat(64)},${good}`)).toMatchObject({ about: "session" });
  });
});

describe("nobody else's event is read:", () => {
  const digest = (secret: string) =>
    createHmac("sha256", secret).update(`${SECONDS}.${BODY}`).digest("hex");
  const good = sign(BODY);
  test.each([
    ["none", undefined],
    ["an empty one", ""],
    ["no signature", `t=${SECONDS}`],
    ["an empty signature", `t=${SECONDS},v1=`],
    ["no time", `v1=${digest(SECRET)}`],
    ["a time that is none", `t=now,v1=${digest(SECRET)}`],
    ["another scheme", good.replace("v1=", "v0=")],
    ["another time", good.replace(`t=${SECONDS}`, `t=${SECONDS + 1}`)],
    ["another secret's", sign(BODY, { secret: "whsec_another" })],
    ["an empty secret's", `t=${SECONDS},v1=${digest("")}`],
    ["a blank secret's", `t=${SECONDS},v1=${digest(" ")}`],
    ["a cut one", good.slice(0, -1)],
    ["one of other letters", good.replace(/v1=.*/, `v1=${"é".repeat(64)}`)],
    ["rubbish", "rubbish"],
  ])("signed with %s", (_what, signature) => {
    expect(() => read(BODY, signature)).toThrow(BadSignatureError);
  });

  test.each(["", " "])("not even with the secret, if that is %j", (secret) => {
    const signature = `t=${SECONDS},v1=${digest(secret)}`;
    expect(() => read(BODY, signature, secret)).toThrow(BadSignatureError);
  });

  test.each([
    ["changed", BODY.replace("cs_test_1", "cs_test_2")],
    ["longer by a space", `${BODY} `],
    ["written anew", JSON.stringify(JSON.parse(BODY), null, 2)],
    ["gone", ""],
  ])("with a body that is %s", (_what, body) => {
    expect(() => read(body, sign(BODY))).toThrow(BadSignatureError);
  });

  test.each([
    "not JSON",
    "null",
    "1",
    "[]",
    "{}",
    '"text"',
    '{"data":null}',
    '{"data":{"object":1}}',
  ])("signed, but %s", (body) => {
    expect(() => read(body, sign(body))).toThrow(BadSignatureError);
  });

  test("a thin event, which is not what we ask Stripe for", () => {
    const body = JSON.stringify({ id: "evt_1", object: "v2.core.event", type: "x" });
    expect(() => read(body, sign(body))).toThrow(BadSignatureError);
  });
});
