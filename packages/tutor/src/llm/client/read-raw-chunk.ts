import type { ModelFailure } from "@elenchus/dialogue/model-call";

/** What may be in a chunk of a stream, of any provider's; every part may also be missing, or something else. */
interface Chunk {
  readonly type?: unknown;
  readonly choices?: readonly { delta?: { refusal?: unknown }; finish_reason?: unknown }[];
  readonly delta?: { readonly type?: unknown; readonly stop_reason?: unknown };
  readonly response?: { readonly incomplete_details?: { readonly reason?: unknown } };
  readonly message?: unknown;
  readonly usage?: unknown;
  readonly error?: unknown;
  readonly done?: unknown;
  readonly done_reason?: unknown;
}

/**
 * Whether a chunk says that the model refuses. The SDK passes the words of a refusal on as if they were
 * the answer, and says so at the end only; a learner would have read them by then.
 */
export function isRefusal(raw: unknown): boolean {
  const chunk = raw as Chunk | null;
  const refusal = chunk?.choices?.[0]?.delta?.refusal;
  const isWords = typeof refusal === "string" && refusal !== "";
  return isWords || chunk?.type === "response.refusal.delta";
}

/** What an end stands for. */
export type ModelEnd = "ok" | Extract<ModelFailure, "truncated" | "refused">;

/** Words for ends: the SDK's; OpenAI's and its kin's, of replies and of replies that are incomplete; and Anthropic's. */
const ENDS: ReadonlyMap<unknown, ModelEnd> = new Map<unknown, ModelEnd>([
  ...["stop", "end_turn", "stop_sequence", "pause_turn"].map((word) => [word, "ok"] as const),
  ...["length", "max_output_tokens", "max_tokens", "model_context_window_exceeded"].map(
    (word) => [word, "truncated"] as const,
  ),
  ...["content-filter", "content_filter", "refusal"].map((word) => [word, "refused"] as const),
]);

/** The end that a word for it stands for; null where it stands for none. */
export function nameEnd(reason: unknown): ModelEnd | null {
  return ENDS.get(reason) ?? null;
}

/**
 * The end, where a chunk says that this is it; else null. The SDK tells it only when the connection has ended,
 * too, which it may do badly, or not at all.
 */
export function readEnd(raw: unknown): ModelEnd | null {
  const chunk = raw as Chunk | null;
  // Ollama; older ones gave no reason.
  if (chunk?.done === true) return nameEnd(chunk.done_reason ?? "stop");
  if (chunk?.type === "response.completed") return "ok";
  return (
    nameEnd(chunk?.choices?.[0]?.finish_reason) ??
    nameEnd(chunk?.delta?.stop_reason ?? chunk?.response?.incomplete_details?.reason)
  );
}

/**
 * Whether an error of the SDK's is a chunk that it does not know, and that holds neither words nor an error: Anthropic adds
 * kinds of events as it likes, and some servers count tokens in a chunk that is nothing else.
 */
export function isAside(error: unknown): boolean {
  const chunk = (error as { readonly value?: Chunk } | null)?.value;
  if (chunk?.error !== undefined || typeof chunk?.message === "string") return false;
  if (typeof chunk?.type !== "string") return chunk?.choices === undefined && !!chunk?.usage;
  const isWords = chunk.type.startsWith("response.") || chunk.delta?.type === "text_delta";
  return chunk.type !== "error" && !isWords;
}
