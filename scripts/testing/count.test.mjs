import { describe, expect, test } from "vitest";
import { countWithExitCode } from "./count.mjs";
import { countPlaywright } from "./run-playwright.mjs";
import { countVitest } from "./run-vitest.mjs";

describe("a run", () => {
  test("that went well counts as it is", () => {
    expect(countWithExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  test("of nothing has failed", () => {
    expect(countWithExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test("that broke outside of its tests has failed", () => {
    expect(countWithExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test("with failed tests counts each once", () => {
    expect(countWithExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });
});

test("a test file that does not load counts as one failure", () => {
  const testResults = [
    { status: "passed", assertionResults: [{}, {}] },
    { status: "failed", assertionResults: [{}] },
    { status: "failed", assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
});

test("a journey that went well only when repeated has failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3 });
});

test("no report is no test", () => {
  expect(countVitest(null)).toEqual({ passed: 0, failed: 0 });
  expect(countPlaywright(null)).toEqual({ passed: 0, failed: 0 });
});
