import type { TokenUsage } from "@elenchus/dialogue/model-call";
import type { SdkUsage } from "./sdk-model.ts";
import type { Prompt } from "../model-client.ts";

/** Nothing was used. */
export const NO_USAGE: TokenUsage = {
  inputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
};

/** English text, by OpenAI's and Anthropic's own rule of thumb. */
const CHARACTERS_A_TOKEN = 4;

/** A count as accounts can hold it: of what no tokens can be, nothing that would lose the whole account. */
function toCount(given: number | undefined): number {
  return Math.max(0, Math.round(given ?? 0));
}

/** Tokens as a provider counted them; null where it did not. The SDK has put all inputs on one footing. */
export function readUsage({ inputTokens, outputTokens }: SdkUsage): TokenUsage | null {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return null;
  return {
    inputTokens: toCount(inputTokens.total),
    cacheReadTokens: toCount(inputTokens.cacheRead),
    cacheWriteTokens: toCount(inputTokens.cacheWrite),
    outputTokens: toCount(outputTokens.total),
  };
}

/** Tokens of a reply that ended before it was counted. */
export function estimateUsage(prompt: Prompt, outputCharacters: number): TokenUsage {
  const characters = [...prompt.instructions, prompt.task].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  return {
    ...NO_USAGE,
    inputTokens: Math.ceil(characters / CHARACTERS_A_TOKEN),
    outputTokens: Math.ceil(outputCharacters / CHARACTERS_A_TOKEN),
  };
}

/** Both together. */
export function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    cacheReadTokens: one.cacheReadTokens + other.cacheReadTokens,
    cacheWriteTokens: one.cacheWriteTokens + other.cacheWriteTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
