import { expect, test } from "vitest";
import { CIRCUIT_FAILURES, CIRCUIT_OPEN_MS } from "../circuit-breaker.ts";
import { buildRig, QUESTION, readStream, type Rig } from "./build-rig.ts";

/** A rig whose provider is down or up, on a clock of its own. */
async function buildCircuit() {
  const world = { isDown: true, time: 0 };
  const fault = { kind: "error", error: "server_error" } as const;
  const rig = await buildRig("openai", () => (world.isDown ? { fault } : { text: "Yes." }), {
    clock: () => world.time,
  });
  return { world, rig };
}

async function askFor(rig: Rig, calls: number): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (let call = 0; call < calls; call += 1) {
    errors.push((await readStream(rig.client.stream(QUESTION, rig.call()))).error);
  }
  return errors;
}

test("a provider that keeps failing is left alone, then tried by one call", async () => {
  const { world, rig } = await buildCircuit();
  await askFor(rig, CIRCUIT_FAILURES);
  const sent = rig.server.count();
  world.time = 10_000;
  const [refused] = await askFor(rig, 1);
  expect(refused).toMatchObject({ failure: "open_circuit", retryAfter: 20 });
  expect(rig.server.count()).toBe(sent);
  expect(rig.records.at(-1)).toMatchObject({ outcome: "open_circuit", requests: 0 });

  world.time = CIRCUIT_OPEN_MS;
  const both = await Promise.all([askFor(rig, 1), askFor(rig, 1)]);
  expect(
    both
      .flat()
      .map((error) => (error as { failure: string }).failure)
      .toSorted(),
  ).toEqual(["open_circuit", "server_error"]);

  world.isDown = false;
  world.time = 2 * CIRCUIT_OPEN_MS;
  expect(await askFor(rig, 2)).toEqual([null, null]);
  expect(rig.reports.join("\n")).toMatch(/calls rest[\s\S]*answers again/u);
});

test("whoever leaves during the trial lets the next one try", async () => {
  const { world, rig } = await buildCircuit();
  await askFor(rig, CIRCUIT_FAILURES);
  world.time = CIRCUIT_OPEN_MS;
  world.isDown = false;
  for await (const _ of rig.client.stream(QUESTION, rig.call())) break;
  expect(await askFor(rig, 1)).toEqual([null]);
});

test("what a model refuses or writes badly does not count against its provider", async () => {
  const rig = await buildRig("openai", () => ({ text: "No.", end: "refusal" }));
  await askFor(rig, 2 * CIRCUIT_FAILURES);
  expect(rig.server.count()).toBe(2 * CIRCUIT_FAILURES);
});
