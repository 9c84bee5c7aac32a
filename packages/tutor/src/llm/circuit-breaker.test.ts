import { describe, expect, test } from "vitest";
import {
  admitCall,
  type Circuit,
  CIRCUIT_FAILURES,
  CIRCUIT_OPEN_MS,
  CLOSED_CIRCUIT,
  readHealth,
  readRetryAfter,
  settleCall,
} from "./circuit-breaker.ts";

function failTimes(times: number, circuit = CLOSED_CIRCUIT, now = 0): Circuit {
  let result = circuit;
  for (let index = 0; index < times; index += 1) result = settleCall(result, "free", "failed", now);
  return result;
}

const OPEN = failTimes(CIRCUIT_FAILURES);

describe("a closed circuit", () => {
  test("lets every call through", () => {
    expect(admitCall(failTimes(CIRCUIT_FAILURES - 1), 0).admission).toBe("free");
    expect(readRetryAfter(CLOSED_CIRCUIT, 0)).toBeNull();
  });

  test("opens at the fifth failure running", () => {
    expect(admitCall(OPEN, 0).admission).toBe("refused");
  });

  test("forgets failures at a success", () => {
    const mended = settleCall(failTimes(CIRCUIT_FAILURES - 1), "free", "well", 0);
    expect(failTimes(CIRCUIT_FAILURES - 1, mended).openedAt).toBeNull();
  });

  test("does not count what says nothing about the provider", () => {
    const circuit = failTimes(CIRCUIT_FAILURES - 1);
    expect(settleCall(circuit, "free", "unknown", 0)).toEqual(circuit);
  });
});

describe("an open circuit", () => {
  test("refuses calls for half a minute, and says for how long", () => {
    expect(admitCall(OPEN, CIRCUIT_OPEN_MS - 1).admission).toBe("refused");
    expect(readRetryAfter(OPEN, 0)).toBe(30);
    expect(readRetryAfter(OPEN, CIRCUIT_OPEN_MS - 1)).toBe(1);
  });

  test("lets one call through after that, and one alone", () => {
    const { admission, circuit } = admitCall(OPEN, CIRCUIT_OPEN_MS);
    expect(admission).toBe("trial");
    expect(admitCall(circuit, CIRCUIT_OPEN_MS).admission).toBe("refused");
  });

  test("closes when the trial goes well", () => {
    const { circuit } = admitCall(OPEN, CIRCUIT_OPEN_MS);
    expect(settleCall(circuit, "trial", "well", CIRCUIT_OPEN_MS)).toEqual(CLOSED_CIRCUIT);
  });

  test("opens anew when it fails", () => {
    const { circuit } = admitCall(OPEN, CIRCUIT_OPEN_MS);
    const again = settleCall(circuit, "trial", "failed", CIRCUIT_OPEN_MS);
    expect(admitCall(again, 2 * CIRCUIT_OPEN_MS - 1).admission).toBe("refused");
    expect(admitCall(again, 2 * CIRCUIT_OPEN_MS).admission).toBe("trial");
  });

  test("gives the trial to the next call when it came to nothing", () => {
    const { circuit } = admitCall(OPEN, CIRCUIT_OPEN_MS);
    const free = settleCall(circuit, "trial", "unknown", CIRCUIT_OPEN_MS);
    expect(admitCall(free, CIRCUIT_OPEN_MS).admission).toBe("trial");
  });

  test("is not kept open by calls that were under way when it opened", () => {
    const late = settleCall(OPEN, "free", "failed", CIRCUIT_OPEN_MS - 1);
    expect(admitCall(late, CIRCUIT_OPEN_MS).admission).toBe("trial");
  });
});

test.each([
  ["ok", "well"],
  ["refused", "well"],
  ["invalid_output", "well"],
  ["timeout", "failed"],
  ["quota", "failed"],
  ["cancelled", "unknown"],
  ["no_requests_left", "unknown"],
] as const)("a call that ended %s is taken as %s", (outcome, health) => {
  expect(readHealth(outcome)).toBe(health);
});
