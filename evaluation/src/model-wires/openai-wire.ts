import type { FullReply, ModelRequest, Wire, WireError } from "./wire.ts";
import { readMessages, readRecord, readRecords, readText } from "./wire.ts";

/** Status, type, code and words of each error, as OpenAI documents or sends them. */
const ERRORS: Readonly<Record<WireError, readonly [number, string, string | null, string]>> = {
  rate_limited: [
    429,
    "tokens",
    "rate_limit_exceeded",
    "Rate limit reached for gpt-4.1 in organization org-abc on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000.",
  ],
  quota: [
    429,
    "insufficient_quota",
    "insufficient_quota",
    "You exceeded your current quota, please check your plan and billing details.",
  ],
  overloaded: [
    503,
    "service_unavailable_error",
    "server_is_overloaded",
    "Our servers are currently overloaded. Please try again later.",
  ],
  server_error: [
    500,
    "server_error",
    null,
    "The server had an error while processing your request. Sorry about that!",
  ],
  unauthorised: [
    401,
    "invalid_request_error",
    "invalid_api_key",
    "Incorrect API key provided: sk-te**********key.",
  ],
  bad_request: [400, "invalid_request_error", "invalid_value", "Invalid value for 'input'."],
  no_structure: [
    400,
    "invalid_request_error",
    "unsupported_parameter",
    "Unsupported parameter: 'text.format'.",
  ],
  filtered: [
    400,
    "invalid_request_error",
    "content_policy_violation",
    "The request was rejected as a result of our safety system.",
  ],
};

const ITEM = "msg_67cb32528d6881909eb2859a55e18a85";
const REASONING_ITEM = "rs_67cb32528d6881909eb2859a55e18a80";

/** Why a reply is not whole; null where it is. A refusal is a whole reply. */
function writeIncomplete({ end }: FullReply): { readonly reason: string } | null {
  if (end === "length") return { reason: "max_output_tokens" };
  if (end === "content_filter") return { reason: "content_filter" };
  return null;
}

function writePart({ text, end }: FullReply): object {
  return end === "refusal"
    ? { type: "refusal", refusal: text }
    : { type: "output_text", text, annotations: [], logprobs: [] };
}

function writeOutput(reply: FullReply): object[] {
  const content = reply.text === "" ? [] : [writePart(reply)];
  const message = { id: ITEM, type: "message", status: "completed", role: "assistant", content };
  const reasoning = { id: REASONING_ITEM, type: "reasoning", summary: [] };
  return reply.thoughts === "" ? [message] : [reasoning, message];
}

function writeResponse(request: ModelRequest, reply: FullReply | null): object {
  const incomplete = reply === null ? null : writeIncomplete(reply);
  const done = incomplete === null ? "completed" : "incomplete";
  return {
    id: "resp_67cb32528d6881909eb2859a55e18a85",
    object: "response",
    created_at: 1_741_369_938,
    status: reply === null ? "in_progress" : done,
    error: null,
    incomplete_details: incomplete,
    instructions: null,
    model: request.model,
    output: reply === null ? [] : writeOutput(reply),
    store: false,
    usage: reply === null ? null : writeUsage(reply),
  };
}

function writeUsage({ usage }: FullReply): object {
  return {
    input_tokens: usage.inputTokens,
    input_tokens_details: {
      cached_tokens: usage.cacheReadTokens,
      ...(usage.cacheWriteTokens > 0 ? { cache_write_tokens: usage.cacheWriteTokens } : {}),
    },
    output_tokens: usage.outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.inputTokens + usage.outputTokens,
  };
}

function writeEvent(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

function writeOpening(request: ModelRequest, reply: FullReply): string {
  const response = writeResponse(request, null);
  const index = reply.thoughts === "" ? 0 : 1;
  const reasoning = { id: REASONING_ITEM, type: "reasoning", summary: [] };
  const item = { id: ITEM, type: "message", status: "in_progress", role: "assistant", content: [] };
  const part = writePart({ ...reply, text: "" });
  return [
    writeEvent("response.created", { response, sequence_number: 0 }),
    writeEvent("response.in_progress", { response, sequence_number: 1 }),
    ...(index === 0
      ? []
      : [
          writeEvent("response.output_item.added", { output_index: 0, item: reasoning }),
          writeEvent("response.output_item.done", { output_index: 0, item: reasoning }),
        ]),
    writeEvent("response.output_item.added", { output_index: index, item }),
    writeEvent("response.content_part.added", {
      item_id: ITEM,
      output_index: index,
      content_index: 0,
      part,
    }),
  ].join("");
}

function writeClosing(request: ModelRequest, reply: FullReply): string {
  const index = reply.thoughts === "" ? 0 : 1;
  const place = { item_id: ITEM, output_index: index, content_index: 0 };
  const item = writeOutput(reply).at(-1);
  const type = writeIncomplete(reply) === null ? "response.completed" : "response.incomplete";
  return [
    reply.end === "refusal"
      ? writeEvent("response.refusal.done", { ...place, refusal: reply.text })
      : writeEvent("response.output_text.done", { ...place, text: reply.text }),
    writeEvent("response.content_part.done", { ...place, part: writePart(reply) }),
    writeEvent("response.output_item.done", { output_index: index, item }),
    writeEvent(type, { response: writeResponse(request, reply) }),
  ].join("");
}

/** OpenAI's Responses API. */
export const OPENAI_WIRE: Wire = {
  readRequest: (raw) => {
    const { json } = raw;
    const format = readRecord(readRecord(json["text"])["format"]);
    const isSystem = (role: unknown) => role === "system" || role === "developer";
    return {
      ...raw,
      model: String(json["model"]),
      stream: json["stream"] === true,
      system: readRecords(json["input"])
        .filter(({ role }) => isSystem(role))
        .map(({ content }) => readText(content)),
      messages: readMessages(json["input"]),
      schema: format["type"] === "json_schema" ? readRecord(format["schema"]) : null,
      schemaName: typeof format["name"] === "string" ? format["name"] : null,
      maxOutputTokens: Number(json["max_output_tokens"]),
      wantsUsage: true,
    };
  },
  writeAnswer: (request, reply) => JSON.stringify(writeResponse(request, reply)),
  writeFrames: (request, reply) => {
    const kind = reply.end === "refusal" ? "refusal" : "output_text";
    const index = reply.thoughts === "" ? 0 : 1;
    const type = `response.${kind}.delta`;
    const head = `event: ${type}\ndata: {"type":"${type}","item_id":"${ITEM}","output_index":${index},"content_index":0,"logprobs":[],"delta":`;
    return {
      opening: writeOpening(request, reply),
      pieces: reply.pieces.map((piece) => `${head}${JSON.stringify(piece)}}\n\n`),
      closing: writeClosing(request, reply),
    };
  },
  writeError: (error) => {
    const [status, type, code, message] = ERRORS[error];
    return { status, body: JSON.stringify({ error: { message, type, param: null, code } }) };
  },
  writeErrorFrame: (error) => {
    const [, , code, message] = ERRORS[error];
    return writeEvent("error", { code, message, param: null, sequence_number: 9 });
  },
};
