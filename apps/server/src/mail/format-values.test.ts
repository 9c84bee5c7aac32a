import { expect, test } from "vitest";
import { formatMinute, formatSecond } from "./format-values.ts";

test("times are in UTC, whatever the server's clock says", () => {
  const at = new Date("2026-12-31T23:59:07+00:00");
  expect(formatMinute(at)).toBe("31 December 2026 at 23:59 UTC");
  expect(formatSecond(at)).toBe("31 December 2026 at 23:59:07 UTC");
  expect(formatMinute(new Date("2026-06-01T00:05:00Z"))).toBe("1 June 2026 at 00:05 UTC");
});
