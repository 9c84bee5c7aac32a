import type { TokenUsage } from "@elenchus/dialogue/model-call";

/** Formats that models are spoken to in. */
export const MODEL_WIRES = ["anthropic", "openai", "openai-compatible", "ollama"] as const;
export type ModelWire = (typeof MODEL_WIRES)[number];

/** Whose chat completions are spoken: they differ in small things that break clients. */
export const FLAVOURS = ["ollama", "vllm", "llama.cpp", "lm-studio"] as const;
export type Flavour = (typeof FLAVOURS)[number];

/** What was asked, read out of any of the formats. */
export interface ModelRequest {
  readonly path: string;
  readonly model: string;
  readonly stream: boolean;
  /** The system parts, in order. */
  readonly system: readonly string[];
  readonly messages: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
  /** JSON Schema of the answer, where one was asked for by the provider's own means. */
  readonly schema: Readonly<Record<string, unknown>> | null;
  readonly schemaName: string | null;
  readonly maxOutputTokens: number | null;
  /** Whether the numbers of tokens are wanted at the end of a stream. */
  readonly wantsUsage: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came: what providers compare for their cache. */
  readonly body: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Errors that providers answer with, each in its provider's words. */
export const WIRE_ERRORS = [
  "rate_limited",
  "quota",
  "overloaded",
  "server_error",
  "unauthorised",
  "bad_request",
  "no_structure",
  "filtered",
] as const;
export type WireError = (typeof WIRE_ERRORS)[number];

/**
 * Where a reply goes wrong: in the middle of a piece, of its frame or of a character; when all is said but that
 * this is the end; or after its end.
 */
export type Place =
  | "before_headers"
  | "after_headers"
  | "mid_text"
  | "mid_frame"
  | "mid_character"
  | "before_end"
  | "after_end";

/** What goes wrong with a reply. */
export type Fault =
  /** An error instead of a reply; `body` instead of the provider's own words. */
  | {
      readonly kind: "error";
      readonly error: WireError;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** The connection is reset. */
  | { readonly kind: "reset"; readonly at: Place }
  /** The reply ends in good order, but too early. */
  | { readonly kind: "end"; readonly at: Exclude<Place, "before_headers" | "after_end"> }
  /** Nothing comes any more, and the connection stays. */
  | { readonly kind: "silence"; readonly at: Place }
  /** An error in the stream. */
  | {
      readonly kind: "error_event";
      readonly error: WireError;
      readonly at: "after_headers" | "mid_text";
    };

/** What is answered, and how. */
export interface ModelReply {
  readonly text?: string;
  /** Said as JSON, where there is no text. */
  readonly json?: unknown;
  /** Thoughts, where the format has a place of its own for them. */
  readonly thoughts?: string;
  /** Streams: the text in pieces; word by word unless given. */
  readonly pieces?: readonly string[];
  readonly usage?: Partial<TokenUsage>;
  readonly end?: "stop" | "length" | "refusal" | "content_filter";
  /** To the headers, from them to the first piece, and between pieces. */
  readonly headersMs?: number;
  readonly firstMs?: number;
  readonly betweenMs?: number;
  readonly fault?: Fault;
}

/** A reply with nothing left open. */
export interface FullReply {
  readonly text: string;
  readonly pieces: readonly string[];
  readonly thoughts: string;
  readonly usage: TokenUsage;
  readonly end: "stop" | "length" | "refusal" | "content_filter";
}

/** A stream's frames: before the text, one a piece, and after it. */
export interface Frames {
  readonly opening: string;
  readonly pieces: readonly string[];
  readonly closing: string;
}

/** How one provider speaks. */
export interface Wire {
  readonly readRequest: (
    raw: Pick<ModelRequest, "path" | "headers" | "body" | "json">,
  ) => ModelRequest;
  readonly writeAnswer: (request: ModelRequest, reply: FullReply) => string;
  readonly writeFrames: (request: ModelRequest, reply: FullReply) => Frames;
  readonly writeError: (error: WireError) => { readonly status: number; readonly body: string };
  readonly writeErrorFrame: (error: WireError) => string;
}

/** Tokens of a reply that says nothing of them: about four characters each. */
const DEFAULT_CHARACTERS_A_TOKEN = 4;

/** Fills in what a reply leaves open. */
export function fillReply(request: ModelRequest, reply: ModelReply): FullReply {
  const text = reply.text ?? reply.pieces?.join("") ?? JSON.stringify(reply.json ?? {});
  return {
    text,
    pieces: reply.pieces ?? text.match(/\s*\S+\s*/gu) ?? [text],
    thoughts: reply.thoughts ?? "",
    usage: {
      inputTokens: Math.ceil(request.body.length / DEFAULT_CHARACTERS_A_TOKEN),
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: Math.ceil(text.length / DEFAULT_CHARACTERS_A_TOKEN),
      ...reply.usage,
    },
    end: reply.end ?? "stop",
  };
}

/** An object of a request, whatever it is. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A list of objects of a request; empty where there is none. */
export function readRecords(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((one) => readRecord(one)) : [];
}

/** The text of a message, which is either plain or in parts. */
export function readText(content: unknown): string {
  if (typeof content === "string") return content;
  return readRecords(content)
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");
}

/** The messages of a request, without those of the system. */
export function readMessages(value: unknown): ModelRequest["messages"] {
  return readRecords(value).flatMap(({ role, content }) =>
    role === "user" || role === "assistant" ? [{ role, text: readText(content) }] : [],
  );
}
