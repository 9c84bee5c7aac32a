import type { TokenUsage } from "../../model-call.ts";
import { NO_USAGE } from "./count-usage.ts";

type Fields = Readonly<Record<string, unknown>>;

function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function readCount(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/**
 * Whether a chunk says that the model refuses. The SDK passes the words of a refusal on as if they were
 * the answer, and says so at the end only; a learner would have read them by then.
 */
export function isRefusal(chunk: unknown): boolean {
  const { type, choices } = readFields(chunk);
  if (type === "response.refusal.delta") return true;
  const { refusal } = readFields(readFields(Array.isArray(choices) ? choices[0] : null)["delta"]);
  return typeof refusal === "string" && refusal !== "";
}

/** How a model ends, as the SDK names it. */
export type ModelEnd = "stop" | "length" | "content-filter";

/** OpenAI's and its kin's words for ends, of replies and of replies that are incomplete. */
const ENDS: Readonly<Record<string, ModelEnd>> = {
  stop: "stop",
  length: "length",
  content_filter: "content-filter",
  max_output_tokens: "length",
};

/**
 * The end, where a chunk says that this is it; else null. The SDK tells it only when the connection has ended,
 * too, which it may do badly, or not at all.
 */
export function readEnd(chunk: unknown): ModelEnd | null {
  const { type, choices, response } = readFields(chunk);
  if (type === "response.completed") return "stop";
  if (type === "response.incomplete") {
    const { reason } = readFields(readFields(response)["incomplete_details"]);
    return ENDS[String(reason)] ?? null;
  }
  const reason = readFields(Array.isArray(choices) ? choices[0] : null)["finish_reason"];
  return typeof reason === "string" ? (ENDS[reason] ?? null) : null;
}

/** What Anthropic counts at the start of a stream, for streams that never reach their end; else null. */
export function readFirstUsage(chunk: unknown): TokenUsage | null {
  const { type, message } = readFields(chunk);
  if (type !== "message_start") return null;
  const usage = readFields(readFields(message)["usage"]);
  const cacheReadTokens = readCount(usage["cache_read_input_tokens"]);
  const cacheWriteTokens = readCount(usage["cache_creation_input_tokens"]);
  const plain = readCount(usage["input_tokens"]);
  return {
    ...NO_USAGE,
    inputTokens: plain + cacheReadTokens + cacheWriteTokens,
    cacheReadTokens,
    cacheWriteTokens,
  };
}
