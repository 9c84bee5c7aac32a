import type { TokenUsage } from "@elenchus/dialogue/model-call";
import type { ModelProvider } from "./client/create-model.ts";
import prices from "./prices.json" with { type: "json" };

/** US dollars for a million tokens, which is as many millionths of a dollar for one. */
export interface ModelPrice {
  readonly input: number;
  /** Input that the provider read from its cache, and input that it wrote there for five minutes. */
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}

/**
 * List prices for short prompts at the standard tier, as of November 2026: input, input read from the cache, input written
 * to it, output. From https://platform.claude.com/docs/en/about-claude/pricing and
 * https://developers.openai.com/api/docs/pricing.  Of GPT-5.6 Sol the full price:
 * the lower one is a promotion. Before GPT-5.6, writing to the cache costs nothing extra.
 */
const TABLES: Readonly<Partial<Record<ModelProvider, Readonly<Record<string, number[]>>>>> = prices;

/** A model's version by its date: "-20250929", "-2026-03-17". Other endings are other models. */
const DATE = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/u;

/** The list price of a model; null where it is not known, as with every server of one's own. */
export function findPrice(provider: ModelProvider, model: string): ModelPrice | null {
  const table = TABLES[provider] ?? {};
  const name = Object.hasOwn(table, model) ? model : model.replace(DATE, "");
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row === undefined) return null;
  const [input = 0, cacheRead = 0, cacheWrite = 0, output = 0] = row;
  return { input, cacheRead, cacheWrite, output };
}

/** What tokens cost, in millionths of a US dollar, rounded up; null without a price. */
export function priceUsage(usage: TokenUsage, price: ModelPrice | null): number | null {
  if (price === null) return null;
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = usage;
  const plain = Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens);
  const micros =
    plain * price.input +
    cacheReadTokens * price.cacheRead +
    cacheWriteTokens * price.cacheWrite +
    outputTokens * price.output;
  // A sum of decimals may come out a hair too large; that is no reason for one more.
  return Math.max(0, Math.ceil(micros - 1e-6));
}
