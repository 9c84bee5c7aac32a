import type { Flavour, FullReply, ModelRequest, Wire, WireError } from "./wire.ts";
import { readMessages, readRecord, readRecords, readText } from "./wire.ts";

/** What a server is, and what it knows. */
export interface CompatibleServer {
  readonly flavour: Flavour;
  /** Whether it counts tokens in streams, when asked to. */
  readonly countsStreams: boolean;
}

/** Status, type and words of each error; local servers have the same few for everything. */
const ERRORS: Readonly<Record<WireError, readonly [number, string, string]>> = {
  rate_limited: [429, "rate_limit_error", "Too many requests"],
  quota: [402, "insufficient_balance", "Insufficient Balance"],
  overloaded: [503, "unavailable_error", "Loading model"],
  server_error: [500, "api_error", "llama runner process has terminated: exit status 2"],
  unauthorised: [401, "authentication_error", "Invalid API Key"],
  bad_request: [400, "BadRequestError", "temperature must be at most 2."],
  no_structure: [400, "BadRequestError", "response_format is not supported"],
  filtered: [400, "content_filter", "The response was filtered."],
};

const FINISH: Readonly<Record<FullReply["end"], string>> = {
  stop: "stop",
  length: "length",
  refusal: "stop",
  content_filter: "content_filter",
};

/** Where thoughts stand: Ollama says `reasoning`, the others `reasoning_content`. */
function writeThoughts(flavour: Flavour, thoughts: string): object {
  if (thoughts !== "") {
    return flavour === "ollama" ? { reasoning: thoughts } : { reasoning_content: thoughts };
  }
  return flavour === "vllm" ? { reasoning_content: null, tool_calls: [] } : {};
}

function writeUsage({ usage }: FullReply): object {
  return {
    prompt_tokens: usage.inputTokens,
    completion_tokens: usage.outputTokens,
    total_tokens: usage.inputTokens + usage.outputTokens,
    ...(usage.cacheReadTokens > 0
      ? { prompt_tokens_details: { cached_tokens: usage.cacheReadTokens } }
      : {}),
  };
}

function writeBase(flavour: Flavour, request: ModelRequest, object: string): object {
  const base = { id: "chatcmpl-123", object, created: 1_747_331_200, model: request.model };
  if (flavour === "ollama") return { ...base, system_fingerprint: "fp_ollama" };
  return flavour === "llama.cpp" ? { ...base, system_fingerprint: "b6497-cd08fc3e" } : base;
}

function writeAnswer(flavour: Flavour, request: ModelRequest, reply: FullReply): string {
  const refused = reply.end === "refusal";
  const message = {
    role: "assistant",
    content: refused || reply.text === "" ? null : reply.text,
    ...(refused ? { refusal: reply.text } : {}),
    ...writeThoughts(flavour, reply.thoughts),
  };
  return JSON.stringify({
    ...writeBase(flavour, request, "chat.completion"),
    choices: [{ index: 0, message, logprobs: null, finish_reason: FINISH[reply.end] }],
    usage: writeUsage(reply),
  });
}

/** What llama.cpp says beside the format: how fast it was. */
const TIMINGS = { prompt_n: 75, prompt_ms: 180.025, predicted_n: 31, predicted_ms: 875.429 };

function writeOpeningDeltas(flavour: Flavour, reply: FullReply): object[] {
  const thoughts =
    reply.thoughts === ""
      ? []
      : [{ role: "assistant", content: "", ...writeThoughts(flavour, reply.thoughts) }];
  // Ollama repeats the role in every piece; the others send it first, with an empty text or with none.
  if (flavour === "ollama") return thoughts;
  return [{ role: "assistant", content: flavour === "llama.cpp" ? null : "" }, ...thoughts];
}

function writeFrames(server: CompatibleServer, request: ModelRequest, reply: FullReply) {
  const { flavour } = server;
  const base = writeBase(flavour, request, "chat.completion.chunk");
  const frame = (choices: object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...base, choices, ...more })}\n\n`;
  const choose = (delta: object, finish_reason: string | null) =>
    frame([{ index: 0, delta, logprobs: null, finish_reason }]);
  const key = reply.end === "refusal" ? "refusal" : "content";
  const role = flavour === "ollama" ? { role: "assistant" } : {};
  const last = flavour === "ollama" ? { role: "assistant", content: "" } : {};
  const hasUsage = server.countsStreams && request.wantsUsage;
  const usage = frame([], {
    usage: writeUsage(reply),
    ...(flavour === "llama.cpp" ? { timings: TIMINGS } : {}),
  });
  return {
    opening: writeOpeningDeltas(flavour, reply)
      .map((delta) => choose(delta, null))
      .join(""),
    pieces: reply.pieces.map((piece) => choose({ ...role, [key]: piece }, null)),
    closing: `${choose(last, FINISH[reply.end])}${hasUsage ? usage : ""}data: [DONE]\n\n`,
  };
}

function writeErrorBody(flavour: Flavour, error: WireError): string {
  const [status, type, message] = ERRORS[error];
  // LM Studio's errors are text alone, and it is particular about one field.
  if (flavour === "lm-studio") {
    const refused = "'response_format.type' must be 'text'";
    return JSON.stringify({ error: error === "no_structure" ? refused : message });
  }
  const code = flavour === "ollama" ? null : status;
  if (flavour === "llama.cpp") return JSON.stringify({ error: { code, message, type } });
  return JSON.stringify({ error: { message, type, param: null, code } });
}

/** Chat completions as Ollama, vLLM, llama.cpp and LM Studio shape them. */
export function createCompatibleWire(server: CompatibleServer): Wire {
  const { flavour } = server;
  return {
    readRequest: (raw) => {
      const { json } = raw;
      const format = readRecord(json["response_format"]);
      const shape = readRecord(format["json_schema"]);
      return {
        ...raw,
        model: String(json["model"]),
        stream: json["stream"] === true,
        system: readRecords(json["messages"])
          .filter(({ role }) => role === "system")
          .map(({ content }) => readText(content)),
        messages: readMessages(json["messages"]),
        schema: format["type"] === "json_schema" ? readRecord(shape["schema"]) : null,
        schemaName: typeof shape["name"] === "string" ? shape["name"] : null,
        maxOutputTokens: Number(json["max_tokens"]),
        wantsUsage: readRecord(json["stream_options"])["include_usage"] === true,
      };
    },
    writeAnswer: (request, reply) => writeAnswer(flavour, request, reply),
    writeFrames: (request, reply) => writeFrames(server, request, reply),
    writeError: (error) => ({ status: ERRORS[error][0], body: writeErrorBody(flavour, error) }),
    writeErrorFrame: (error) => `data: ${writeErrorBody(flavour, error)}\n\n`,
  };
}
