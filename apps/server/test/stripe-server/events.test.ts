import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createEventSender, type EventSenderOptions } from "./events.ts";

const HAPPENING = { type: "checkout.session.completed", object: { id: "cs_test_1" } };

/** A sender whose first deliveries fail. */
function buildSender(failures: number, changes: Partial<EventSenderOptions> = {}) {
  const bodies: string[] = [];
  const signatures: string[] = [];
  const reports: [message: string, cause: unknown][] = [];
  let now = 1_800_000_000_000;
  const send = createEventSender({
    webhookSecret: "whsec_1",
    async deliver(body, signature) {
      bodies.push(body);
      signatures.push(signature);
      if (bodies.length <= failures) throw new Error(`failure ${bodies.length}`);
    },
    now: () => new Date((now += 1000)),
    newId: randomUUID,
    report: (message, cause) => reports.push([message, cause]),
    pauses: [1, 2, 3],
    ...changes,
  });
  return { send, bodies, signatures, reports };
}

test("an event that is received is sent once", async () => {
  const { send, bodies, reports } = buildSender(0);
  await send([HAPPENING]);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    {
      id: expect.stringMatching(/^evt_\w{32}$/),
      object: "event",
      api_version: expect.any(String),
      created: expect.any(Number),
      data: { object: { id: "cs_test_1" } },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type: "checkout.session.completed",
    },
  ]);
  expect(reports).toEqual([]);
});

test("one that is not received is the same event again, signed anew", async () => {
  const { send, bodies, signatures, reports } = buildSender(2);
  await send([HAPPENING]);
  expect(bodies).toHaveLength(1);
  await expect.poll(() => bodies.length).toBe(3);
  expect(new Set(bodies).size).toBe(1);
  expect(new Set(signatures).size).toBe(3);
  expect(reports).toEqual([]);
});

test("one that nobody ever receives is reported, once", async () => {
  const { send, bodies, reports } = buildSender(99);
  await send([HAPPENING]);
  await expect.poll(() => reports).toHaveLength(1);
  expect(bodies).toHaveLength(4);
  expect(reports[0]).toEqual([
    "nobody received the Stripe server's event checkout.session.completed",
    new Error("failure 4"),
  ]);
});

test("each of several is sent, whatever becomes of the others", async () => {
  const { send, bodies, reports } = buildSender(1);
  await send([HAPPENING, { ...HAPPENING, type: "charge.refunded" }]);
  await expect.poll(() => bodies.length).toBe(3);
  expect(reports).toEqual([]);
});

test("nobody waits forever for a webhook that does not answer", async () => {
  const deliver = () => new Promise<void>(() => {});
  const { send, reports } = buildSender(0, { deliver, patience: 20, pauses: [1] });
  await send([HAPPENING]);
  await expect.poll(() => reports).toHaveLength(1);
  expect(String(reports[0]?.[1])).toContain("does not answer");
});
