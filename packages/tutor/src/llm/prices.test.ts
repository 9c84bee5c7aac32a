import { expect, test } from "vitest";
import { findPrice, priceUsage } from "./prices.ts";

const NOTHING = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

test.each([
  ["anthropic", "claude-haiku-5-5", 0.1],
  ["anthropic", "claude-sonnet-4-5-20250929", 3],
  ["openai", "gpt-4.1-mini", 0.4],
  ["openai", "gpt-5.4-mini-2026-03-17", 0.75],
] as const)("the price of %s's %s is known", (provider, model, input) => {
  expect(findPrice(provider, model)?.input).toBe(input);
});

test.each([
  ["openai", "gpt-4o-audio-preview"],
  ["openai", "gpt-5.4-pro"],
  ["openai", "claude-haiku-5-5"],
  ["anthropic", "claude-of-tomorrow"],
  ["anthropic", "toString"],
  ["openai-compatible", "gpt-4.1-mini"],
] as const)("the price of %s's %s is not", (provider, model) => {
  expect(findPrice(provider, model)).toBeNull();
});

test("tokens cost what they cost, by where they came from", () => {
  const price = { input: 3, cacheRead: 0.3, cacheWrite: 3.75, output: 15 };
  const usage = {
    inputTokens: 3000,
    cacheReadTokens: 1000,
    cacheWriteTokens: 500,
    outputTokens: 200,
  };
  // 1,500 × 3 + 1,000 × 0.3 + 500 × 3.75 + 200 × 15
  expect(priceUsage(usage, price)).toBe(9675);
  expect(priceUsage({ ...NOTHING, cacheReadTokens: 1, inputTokens: 1 }, price)).toBe(1);
  expect(priceUsage(NOTHING, price)).toBe(0);
  expect(priceUsage(usage, null)).toBeNull();
});
