import type { TokenUsage } from "@elenchus/dialogue/model-call";
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

/** Words for ends: OpenAI's and its kin's, of replies and of replies that are incomplete; and Anthropic's. */
const ENDS: Readonly<Record<string, ModelEnd>> = {
  stop: "stop",
  length: "length",
  content_filter: "content-filter",
  max_output_tokens: "length",
  end_turn: "stop",
  stop_sequence: "stop",
  pause_turn: "stop",
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "content-filter",
};

/** The end that a provider's word for it stands for; null where it stands for none. */
export function nameEnd(reason: unknown): ModelEnd | null {
  return typeof reason === "string" && Object.hasOwn(ENDS, reason) ? (ENDS[reason] ?? null) : null;
}

/**
 * The end, where a chunk says that this is it; else null. The SDK tells it only when the connection has ended,
 * too, which it may do badly, or not at all.
 */
export function readEnd(chunk: unknown): ModelEnd | null {
  const { type, choices, response, delta, done, done_reason: reason } = readFields(chunk);
  // Ollama; older ones gave no reason.
  if (done === true) return nameEnd(reason ?? "stop");
  if (type === "response.completed") return "stop";
  if (type === "response.incomplete")
    return nameEnd(readFields(readFields(response)["incomplete_details"])["reason"]);
  if (type === "message_delta") return nameEnd(readFields(delta)["stop_reason"]);
  return nameEnd(readFields(Array.isArray(choices) ? choices[0] : null)["finish_reason"]);
}

/**
 * Whether an error of the SDK's is a chunk that it does not know, and that holds neither words nor an error: Anthropic adds
 * kinds of events as it likes, and some servers count tokens in a chunk that is nothing else.
 */
export function isAside(error: unknown): boolean {
  const chunk = readFields(readFields(error)["value"]);
  const { type, delta, message, choices, usage } = chunk;
  if (chunk["error"] !== undefined || typeof message === "string") return false;
  if (typeof type !== "string") return choices === undefined && usage !== undefined;
  const isWords = type.startsWith("response.") || readFields(delta)["type"] === "text_delta";
  return type !== "error" && !isWords;
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
