import type { FullReply, ModelRequest, Wire, WireError } from "./wire.ts";
import { readMessages, readRecord, readRecords, readText } from "./wire.ts";

/** Status, type and words of each error; the last as Anthropic documents or sends them. */
const ERRORS: Readonly<Record<WireError, readonly [number, string, string]>> = {
  rate_limited: [
    429,
    "rate_limit_error",
    "This request would exceed your organization's rate limit.",
  ],
  quota: [
    400,
    "invalid_request_error",
    "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
  ],
  overloaded: [529, "overloaded_error", "Overloaded"],
  server_error: [500, "api_error", "Internal server error"],
  unauthorised: [401, "authentication_error", "invalid x-api-key"],
  bad_request: [400, "invalid_request_error", "messages: text content blocks must be non-empty"],
  no_structure: [
    400,
    "invalid_request_error",
    "output_config.format: Extra inputs are not permitted",
  ],
  filtered: [400, "invalid_request_error", "Output blocked by content filtering policy"],
};

const STOP_REASONS: Readonly<Record<FullReply["end"], string>> = {
  stop: "end_turn",
  length: "max_tokens",
  refusal: "refusal",
  content_filter: "refusal",
};

function writeUsage({ usage }: FullReply): object {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = usage;
  return {
    // Anthropic's own count leaves out what has to do with the cache.
    input_tokens: inputTokens - cacheReadTokens - cacheWriteTokens,
    cache_creation_input_tokens: cacheWriteTokens,
    cache_read_input_tokens: cacheReadTokens,
    output_tokens: outputTokens,
  };
}

function writeEvent(data: { readonly type: string }): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Older models answer in a shape by calling a tool of that shape. */
function asksForTool({ json }: ModelRequest): boolean {
  return readRecords(json["tools"]).some(({ name }) => name === "json");
}

function writeMessage(request: ModelRequest, reply: FullReply): object {
  const isTool = asksForTool(request) && reply.end === "stop";
  const said = isTool
    ? { type: "tool_use", id: "toolu_01", name: "json", input: JSON.parse(reply.text) as unknown }
    : { type: "text", text: reply.text };
  const thoughts = { type: "thinking", thinking: reply.thoughts, signature: "c2lnbmF0dXJl" };
  return {
    id: "msg_01XFDUDYJgAACzvnptvVoYEL",
    type: "message",
    role: "assistant",
    model: request.model,
    content: [...(reply.thoughts === "" ? [] : [thoughts]), ...(reply.text === "" ? [] : [said])],
    stop_reason: isTool ? "tool_use" : STOP_REASONS[reply.end],
    stop_sequence: null,
    usage: writeUsage(reply),
  };
}

function writeOpening(request: ModelRequest, reply: FullReply): string {
  const usage = { ...writeUsage(reply), output_tokens: 1, service_tier: "standard" };
  const empty = { ...reply, text: "", thoughts: "" };
  const message = { ...writeMessage(request, empty), stop_reason: null, usage };
  const start = writeEvent({ type: "message_start", message } as { type: string });
  const ping = writeEvent({ type: "ping" });
  const open = (index: number, block: object) =>
    writeEvent({ type: "content_block_start", index, content_block: block } as { type: string });
  if (reply.thoughts === "") return start + open(0, { type: "text", text: "" }) + ping;
  const delta = { type: "thinking_delta", thinking: reply.thoughts };
  return (
    start +
    open(0, { type: "thinking", thinking: "", signature: "" }) +
    ping +
    writeEvent({ type: "content_block_delta", index: 0, delta } as { type: string }) +
    writeEvent({ type: "content_block_stop", index: 0 } as { type: string }) +
    open(1, { type: "text", text: "" })
  );
}

/** Anthropic's Messages API. */
export const ANTHROPIC_WIRE: Wire = {
  readRequest: (raw) => {
    const { json } = raw;
    const format = readRecord(readRecord(json["output_config"])["format"]);
    const tool = readRecords(json["tools"]).find(({ name }) => name === "json");
    const schema = format["schema"] ?? tool?.["input_schema"];
    return {
      ...raw,
      model: String(json["model"]),
      stream: json["stream"] === true,
      system: readRecords(json["system"]).map((part) => readText([part])),
      messages: readMessages(json["messages"]),
      schema: schema === undefined ? null : readRecord(schema),
      schemaName: null,
      maxOutputTokens: Number(json["max_tokens"]),
      wantsUsage: true,
    };
  },
  writeAnswer: (request, reply) => JSON.stringify(writeMessage(request, reply)),
  writeFrames: (request, reply) => {
    const index = reply.thoughts === "" ? 0 : 1;
    const head = `event: content_block_delta\ndata: {"type":"content_block_delta","index":${index},"delta":{"type":"text_delta","text":`;
    return {
      opening: writeOpening(request, reply),
      pieces: reply.pieces.map((piece) => `${head}${JSON.stringify(piece)}}}\n\n`),
      closing:
        writeEvent({ type: "content_block_stop", index } as { type: string }) +
        writeEvent({
          type: "message_delta",
          delta: { stop_reason: STOP_REASONS[reply.end], stop_sequence: null },
          usage: writeUsage(reply),
        } as { type: string }) +
        writeEvent({ type: "message_stop" }),
    };
  },
  writeError: (error) => {
    const [status, type, message] = ERRORS[error];
    const body = {
      type: "error",
      error: { type, message },
      request_id: "req_011CSHoEeqs5C35K2UUqR7Fy",
    };
    return { status, body: JSON.stringify(body) };
  },
  writeErrorFrame: (error) => {
    const [, type, message] = ERRORS[error];
    return writeEvent({ type: "error", error: { type, message } } as { type: string });
  },
};
