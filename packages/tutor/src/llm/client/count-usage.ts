import type { TokenUsage } from "@elenchus/dialogue/model-call";
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

/** Tokens as a provider counted them: all of the input, of it read from the cache and written to it, and the output. */
export type Counts = Readonly<
  Partial<Record<"input" | "cacheRead" | "cacheWrite" | "output", number | undefined>>
>;

/** A count as accounts can hold it: of what no tokens can be, nothing that would lose the whole account. */
function toCount(given: number | undefined): number {
  return Math.max(0, Math.round(given ?? 0));
}

/** Tokens as a provider counted them; null where it did not. */
export function readUsage({ input, cacheRead, cacheWrite, output }: Counts): TokenUsage | null {
  if (input === undefined && output === undefined) return null;
  return {
    inputTokens: toCount(input),
    cacheReadTokens: toCount(cacheRead),
    cacheWriteTokens: toCount(cacheWrite),
    outputTokens: toCount(output),
  };
}

/** Tokens of a reply that ended before it was counted. */
export function estimateUsage(
  { instructions, task }: Prompt,
  outputCharacters: number,
): TokenUsage {
  const characters = [...instructions, task].reduce((sum, { length }) => sum + length, 0);
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
