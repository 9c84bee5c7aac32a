import { describe, expect, test } from "vitest";
import { MODEL_WIRES, type ModelReply } from "@elenchus/evaluation/model-wires/wire";
import { buildRig, QUESTION, readStream, type Rig, SHAPED } from "./build-rig.ts";

/** Places at which a caller leaves: the provider has said nothing, has begun, is in the middle. */
const PLACES: readonly (readonly [string, ModelReply])[] = [
  ["before the headers", { fault: { kind: "silence", at: "before_headers" } }],
  ["after the headers", { fault: { kind: "silence", at: "after_headers" } }],
  ["in the middle", { text: "One two three.", fault: { kind: "silence", at: "mid_text" } }],
];

/** Waits until the server has a request, then a little, so that its reply has begun. */
async function reachServer(rig: Rig): Promise<void> {
  while (rig.server.count() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 60));
}

/** Milliseconds from a moment until the server saw the caller leave. */
async function readLeave(rig: Rig, since: number): Promise<number> {
  const [request] = rig.server.requests;
  await request?.over;
  return (request?.leftAt ?? Number.NaN) - since;
}

describe.each(MODEL_WIRES)("by %s, a caller who leaves", (wire) => {
  test.each(PLACES)("%s ends the request for a whole answer within a second", async (_, reply) => {
    const rig = await buildRig(wire, () => ({ json: { verdict: "right" }, ...reply }));
    const controller = new AbortController();
    const answer = rig.client
      .generate(SHAPED, rig.call({ signal: controller.signal }))
      .then(() => null)
      .catch((error: unknown) => error);
    await reachServer(rig);
    const leftAt = performance.now();
    controller.abort();
    expect(await answer).toMatchObject({ failure: "cancelled" });
    expect(await readLeave(rig, leftAt)).toBeLessThan(1000);
    expect(rig.server.count()).toBe(1);
    expect(rig.records).toMatchObject([{ outcome: "cancelled", requests: 1 }]);
    // The provider has begun to read, and is paid for it.
    expect(rig.records[0]?.usage.inputTokens).toBeGreaterThan(0);
  });

  test.each(PLACES)("%s ends the stream within a second", async (_, reply) => {
    const rig = await buildRig(wire, () => ({ text: "One two three.", ...reply }));
    const controller = new AbortController();
    const read = readStream(rig.client.stream(QUESTION, rig.call({ signal: controller.signal })));
    await reachServer(rig);
    const leftAt = performance.now();
    controller.abort();
    expect((await read).error).toMatchObject({ failure: "cancelled" });
    expect(await readLeave(rig, leftAt)).toBeLessThan(1000);
    expect(rig.server.count()).toBe(1);
    expect(rig.records).toMatchObject([{ outcome: "cancelled", requests: 1 }]);
  });

  test("and stops reading ends the stream, too", async () => {
    const rig = await buildRig(wire, () => ({ text: "word ".repeat(500), betweenMs: 20 }));
    let leftAt = 0;
    for await (const _ of rig.client.stream(QUESTION, rig.call())) {
      leftAt = performance.now();
      break;
    }
    expect(await readLeave(rig, leftAt)).toBeLessThan(1000);
    expect(rig.records).toMatchObject([{ outcome: "cancelled", requests: 1 }]);
    expect(rig.records[0]?.usage.inputTokens).toBeGreaterThan(0);
    expect(rig.records[0]?.usage.outputTokens).toBeGreaterThan(0);
  });

  test("while nobody reads ends the request at once", async () => {
    const rig = await buildRig(wire, () => ({ text: "word ".repeat(500), betweenMs: 20 }));
    const controller = new AbortController();
    const stream = rig.client.stream(QUESTION, rig.call({ signal: controller.signal }));
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    const leftAt = performance.now();
    controller.abort();
    expect(await readLeave(rig, leftAt)).toBeLessThan(1000);
    await reader.return?.();
    expect(rig.records).toMatchObject([{ outcome: "cancelled" }]);
  });

  test("before anything was sent sends nothing", async () => {
    const rig = await buildRig(wire, () => ({ text: "One two three." }));
    const call = rig.call({ signal: AbortSignal.abort() });
    expect((await readStream(rig.client.stream(QUESTION, call))).error).toMatchObject({
      failure: "cancelled",
    });
    await expect(rig.client.generate(SHAPED, call)).rejects.toMatchObject({ failure: "cancelled" });
    expect(rig.server.count()).toBe(0);
    expect(rig.records).toMatchObject([
      { outcome: "cancelled", requests: 0 },
      { outcome: "cancelled", requests: 0 },
    ]);
  });
});
