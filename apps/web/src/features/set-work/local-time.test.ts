import { describe, expect, test } from "vitest";
import { addDays, daysBetween, fromLocalInput, toLocalInput } from "./local-time.ts";

describe("times in fields", () => {
  test("come out as they went in, wherever one is", () => {
    const at = new Date("2026-12-04T16:00:00.000Z");
    expect(fromLocalInput(toLocalInput(at))).toBe(at.toISOString());
    expect(toLocalInput(new Date(2026, 11, 4, 17, 5))).toBe("2026-12-04T17:05");
  });

  test("of nothing are nothing", () => {
    expect(fromLocalInput("")).toBe("");
    expect(fromLocalInput("soon")).toBe("");
    expect(addDays("", 7)).toBe("");
  });

  test("some days later are at the same time of day, also where clocks change between", () => {
    const before = fromLocalInput("2026-10-20T17:00");
    const after = addDays(before, 14);
    expect(toLocalInput(new Date(after))).toBe("2026-11-03T17:00");
    expect(daysBetween(before, after)).toBe(14);
  });
});
