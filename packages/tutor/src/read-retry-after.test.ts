import { expect, test } from "vitest";
import { ModelError } from "./llm/model-client.ts";
import { readRetryAfter } from "./read-retry-after.ts";

test.each([
  [7.2, 8],
  [30, 30],
  [0, 0],
  [null, null],
])("of %s seconds %s are told", (retryAfter, told) => {
  expect(readRetryAfter(new ModelError("rate_limited", "Slow down.", { retryAfter }))).toBe(told);
});

test("of another error nothing is known", () => {
  expect(readRetryAfter(new Error("x"))).toBeNull();
});
