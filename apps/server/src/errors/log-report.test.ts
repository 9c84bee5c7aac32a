import { expect, test } from "vitest";
import { logReport, writeReport } from "./log-report.ts";

/** What a log was told, level by level. */
function buildLog() {
  const lines: unknown[][] = [];
  const keep =
    (level: string) =>
    (...line: unknown[]): void =>
      void lines.push([level, ...line]);
  const log = { error: keep("error"), warn: keep("warn") } as Parameters<typeof logReport>[0];
  return { log, lines };
}

test("failures are errors, everything else is a warning", () => {
  const { log, lines } = buildLog();
  const error = new Error("out");
  logReport(log, "it failed", error);
  logReport(log, "tried again in 250 ms", null);
  logReport(log, "a draft was rejected", { plan: "llm-m1" });
  expect(lines).toEqual([
    ["error", { err: error }, "it failed"],
    ["warn", "tried again in 250 ms"],
    ["warn", { details: { plan: "llm-m1" } }, "a draft was rejected"],
  ]);
});

test("a line of text says the same", () => {
  expect(writeReport("it failed", new Error("out"))).toBe("it failed: out\n");
  expect(writeReport("tried again", null)).toBe("tried again\n");
  expect(writeReport("rejected", { plan: "a" })).toBe('rejected: {"plan":"a"}\n');
});
