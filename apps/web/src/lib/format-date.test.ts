import { expect, test } from "vitest";
import { formatMoment } from "./format-date.ts";

test("a moment is told to the minute, with its time zone", () => {
  const text = formatMoment("2026-11-20T10:07:42.000Z");
  expect(text).toMatch(/^November \d+, 2026 at \d{1,2}:\d{2}\s[AP]M \S+/u);
  expect(text).not.toContain(":42");
});
