import type { TokenUsage } from "@elenchus/dialogue/model-call";
import type { ModelProvider } from "./client/create-model.ts";

/** US dollars for a million tokens, which is as many millionths of a dollar for one. */
export interface ModelPrice {
  readonly input: number;
  /** Input that the provider read from its cache, and input that it wrote there for five minutes. */
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}

type Row = readonly [input: number, cacheRead: number, cacheWrite: number, output: number];

/**
 * List prices for short prompts at the standard tier, as of November 2026; from
 * https://platform.claude.com/docs/en/about-claude/pricing. An operator who pays others sets his own.
 */
const ANTHROPIC: Readonly<Record<string, Row>> = {
  "claude-fable-5-1": [10, 0.25, 12.5, 50],
  "claude-fable-5": [10, 1, 12.5, 50],
  "claude-opus-5-5": [4, 0.2, 5, 20],
  "claude-opus-5": [5, 0.5, 6.25, 25],
  "claude-opus-4-8": [5, 0.5, 6.25, 25],
  "claude-opus-4-7": [5, 0.5, 6.25, 25],
  "claude-opus-4-6": [5, 0.5, 6.25, 25],
  "claude-opus-4-5": [5, 0.5, 6.25, 25],
  "claude-opus-4-1": [15, 1.5, 18.75, 75],
  "claude-sonnet-5-5": [2, 0.1, 2.5, 10],
  "claude-sonnet-5": [2, 0.2, 2.5, 10],
  "claude-sonnet-4-6": [3, 0.3, 3.75, 15],
  "claude-sonnet-4-5": [3, 0.3, 3.75, 15],
  "claude-sonnet-4": [3, 0.3, 3.75, 15],
  "claude-haiku-5-5": [0.1, 0.01, 0.125, 0.5],
  "claude-haiku-4-5": [1, 0.1, 1.25, 5],
  "claude-3-5-haiku": [0.8, 0.08, 1, 4],
};

/**
 * Likewise, from https://developers.openai.com/api/docs/pricing. Of GPT-5.6 Sol the full price: the
 * lower one is a promotion. Before GPT-5.6, writing to the cache costs nothing extra.
 */
const OPENAI: Readonly<Record<string, Row>> = {
  "gpt-6.2-astra": [8, 0.4, 10, 40],
  "gpt-6.2-sol": [2, 0.1, 2.5, 10],
  "gpt-6.1-sol": [2, 0.1, 2.5, 10],
  "gpt-6.1-terra": [1, 0.05, 1.25, 5],
  "gpt-6-astra": [10, 1, 12.5, 50],
  "gpt-6-sol": [2, 0.2, 2.5, 10],
  "gpt-6-luna": [0.1, 0.01, 0.125, 0.5],
  "gpt-5.6": [5, 0.5, 6.25, 30],
  "gpt-5.6-sol": [5, 0.5, 6.25, 30],
  "gpt-5.6-terra": [2, 0.2, 2.5, 12],
  "gpt-5.6-luna": [0.2, 0.02, 0.25, 1.2],
  "gpt-5.5": [5, 0.5, 5, 30],
  "gpt-5.4": [2.5, 0.25, 2.5, 15],
  "gpt-5.4-mini": [0.75, 0.075, 0.75, 4.5],
  "gpt-5.4-nano": [0.2, 0.02, 0.2, 1.25],
  "gpt-5.2": [1.75, 0.175, 1.75, 14],
  "gpt-5.1": [1.25, 0.125, 1.25, 10],
  "gpt-5": [1.25, 0.125, 1.25, 10],
  "gpt-5-mini": [0.25, 0.025, 0.25, 2],
  "gpt-5-nano": [0.05, 0.005, 0.05, 0.4],
  "gpt-4.1": [2, 0.5, 2, 8],
  "gpt-4.1-mini": [0.4, 0.1, 0.4, 1.6],
  "gpt-4.1-nano": [0.1, 0.025, 0.1, 0.4],
  "gpt-4o": [2.5, 1.25, 2.5, 10],
  "gpt-4o-mini": [0.15, 0.075, 0.15, 0.6],
};

const TABLES: Readonly<Record<ModelProvider, Readonly<Record<string, Row>>>> = {
  anthropic: ANTHROPIC,
  openai: OPENAI,
  "openai-compatible": {},
  ollama: {},
};

/** A model's version by its date: "-20250929", "-2026-03-17". Other endings are other models. */
const DATE = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/u;

/** The list price of a model; null where it is not known, as with every server of one's own. */
export function findPrice(provider: ModelProvider, model: string): ModelPrice | null {
  const table = TABLES[provider];
  const name = Object.hasOwn(table, model) ? model : model.replace(DATE, "");
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row === undefined) return null;
  const [input, cacheRead, cacheWrite, output] = row;
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
