import { describe, expect, test } from "vitest";
import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { CIRCUIT_FAILURES, CIRCUIT_OPEN_MS, createCircuit } from "./circuit-breaker.ts";

/** A circuit on a clock of its own, and what it has told. */
function buildCircuit() {
  const world = { time: 0, told: [] as string[] };
  const circuit = createCircuit(() => world.time, {
    onOpen: (outcome) => world.told.push(`opened by ${outcome}`),
    onClose: () => world.told.push("closed"),
  });
  /** One call after the other; answers how many were let through. */
  async function call(outcome: "ok" | ModelFailure, times = 1): Promise<number> {
    let admitted = 0;
    for (let at = 0; at < times; at += 1) {
      const settle = circuit.admit();
      if (settle !== null) admitted += 1;
      await settle?.(outcome);
    }
    return admitted;
  }
  return { world, circuit, call };
}

/** One whose provider has failed so often that it is open. */
async function buildOpen() {
  const built = buildCircuit();
  await built.call("server_error", CIRCUIT_FAILURES);
  return built;
}

describe("a closed circuit", () => {
  test("lets every call through, and opens at the fifth failure running", async () => {
    const { world, call } = buildCircuit();
    expect(await call("timeout", 2 * CIRCUIT_FAILURES)).toBe(CIRCUIT_FAILURES);
    expect(world.told).toEqual(["opened by timeout"]);
  });

  test("opens by calls that were under way at once, too", async () => {
    const { circuit } = buildCircuit();
    const calls = Array.from({ length: CIRCUIT_FAILURES }, () => circuit.admit());
    await Promise.all(calls.map(async (settle) => settle?.("cut")));
    expect(circuit.admit()).toBeNull();
  });

  test.each(["ok", "refused", "invalid_output"] as const)(
    "forgets failures at an answer (%s)",
    async (outcome) => {
      const { call } = buildCircuit();
      await call("quota", CIRCUIT_FAILURES - 1);
      await call(outcome);
      expect(await call("quota", CIRCUIT_FAILURES)).toBe(CIRCUIT_FAILURES);
    },
  );

  test.each(["cancelled", "no_requests_left"] as const)(
    "does not count what says nothing about the provider (%s)",
    async (outcome) => {
      const { call } = buildCircuit();
      await call("network", CIRCUIT_FAILURES - 1);
      await call(outcome, CIRCUIT_FAILURES);
      expect(await call("network", 2)).toBe(1);
    },
  );
});

describe("an open circuit", () => {
  test("refuses calls for half a minute, and says for how long", async () => {
    const { world, circuit, call } = await buildOpen();
    expect(circuit.readRest()).toEqual({ retryAfter: 30, openedBy: "server_error" });
    world.time = CIRCUIT_OPEN_MS - 1;
    expect(await call("ok")).toBe(0);
    expect(circuit.readRest().retryAfter).toBe(1);
  });

  test("lets one call through after that, and one alone; closes when it goes well", async () => {
    const { world, circuit, call } = await buildOpen();
    world.time = CIRCUIT_OPEN_MS;
    const settle = circuit.admit();
    expect(settle).not.toBeNull();
    expect(circuit.admit()).toBeNull();
    await settle?.("refused");
    expect(await call("ok", 3)).toBe(3);
    expect(world.told).toEqual(["opened by server_error", "closed"]);
  });

  test("opens anew when it fails, and does not tell of it again", async () => {
    const { world, call } = await buildOpen();
    world.time = CIRCUIT_OPEN_MS;
    expect(await call("server_error", 2)).toBe(1);
    world.time = 2 * CIRCUIT_OPEN_MS - 1;
    expect(await call("server_error")).toBe(0);
    world.time = 2 * CIRCUIT_OPEN_MS;
    expect(await call("server_error")).toBe(1);
    expect(world.told).toEqual(["opened by server_error"]);
  });

  test("gives the trial to the next call when it came to nothing", async () => {
    const { world, circuit, call } = await buildOpen();
    world.time = CIRCUIT_OPEN_MS;
    expect(await call("cancelled")).toBe(1);
    const settle = circuit.admit();
    expect([settle === null, circuit.admit()]).toEqual([false, null]);
    await settle?.("server_error");
    expect(await call("ok")).toBe(0);
  });

  test("is not kept open by calls that were under way when it opened", async () => {
    const { world, circuit, call } = buildCircuit();
    const late = circuit.admit();
    await call("server_error", CIRCUIT_FAILURES);
    world.time = CIRCUIT_OPEN_MS - 1;
    await late?.("server_error");
    world.time = CIRCUIT_OPEN_MS;
    expect(await call("ok")).toBe(1);
  });
});
