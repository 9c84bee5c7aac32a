import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import { buildRig, GOOD, QUESTION, readStream, SHAPED } from "./build-rig.ts";

/** Longer than it takes to make a request ready and send it. */
const A_WHILE_MS = 60;

describe.each(MODEL_WIRES)("by %s, a call that is held back", (wire) => {
  test("is sent once it is cleared, and not before", async () => {
    const rig = await buildRig(wire, () => GOOD);
    const { promise: cleared, resolve: clear } = Promise.withResolvers<void>();
    const answer = rig.client.generate(SHAPED, rig.call({ cleared }));
    await sleep(A_WHILE_MS);
    expect(rig.server.count()).toBe(0);
    clear();
    expect(await answer).toEqual({ verdict: "right" });
    expect(rig.server.count()).toBe(1);
  });

  test("is never sent where it is ended before", async () => {
    const rig = await buildRig(wire, () => ({ text: "One two three." }));
    const { promise: cleared, resolve: clear } = Promise.withResolvers<void>();
    const controller = new AbortController();
    const held = rig.call({ cleared, signal: controller.signal });
    const read = readStream(rig.client.stream(QUESTION, held));
    await sleep(A_WHILE_MS);
    controller.abort();
    clear();
    expect((await read).error).toMatchObject({ failure: "cancelled" });
    await sleep(A_WHILE_MS);
    expect(rig.server.count()).toBe(0);
  });
});
