import type { FullReply, ModelRequest, Wire, WireError } from "./wire.ts";
import { readMessages, readRecord, readRecords, readText } from "./wire.ts";

/** Status and words of each error, as Ollama or a gateway before it sends them. */
const ERRORS: Readonly<Record<WireError, readonly [number, string]>> = {
  rate_limited: [429, "too many requests"],
  quota: [402, "this model requires a subscription"],
  overloaded: [503, "server busy, please try again. maximum pending requests exceeded"],
  server_error: [500, "llama runner process has terminated: exit status 2"],
  unauthorised: [401, "unauthorized"],
  bad_request: [400, "invalid options: temperature"],
  no_structure: [400, "invalid JSON schema in format"],
  filtered: [400, "blocked by the content filtering policy"],
};

/** Ollama itself knows the first two. */
const DONE_REASONS: Readonly<Record<FullReply["end"], string>> = {
  stop: "stop",
  length: "length",
  refusal: "content_filter",
  content_filter: "content_filter",
};

function writeChunk(request: ModelRequest, message: object, more: object = {}): string {
  return JSON.stringify({
    model: request.model,
    created_at: "2026-11-27T21:00:00.000000Z",
    message: { role: "assistant", ...message },
    done: false,
    ...more,
  });
}

/** Times are in nanoseconds. */
function writeEnd({ end, usage }: FullReply): object {
  return {
    done: true,
    done_reason: DONE_REASONS[end],
    total_duration: 4_883_583_458,
    load_duration: 1_334_875,
    prompt_eval_count: usage.inputTokens,
    prompt_eval_duration: 342_546_000,
    eval_count: usage.outputTokens,
    eval_duration: 4_535_599_000,
  };
}

function writeErrorBody(error: WireError): string {
  return JSON.stringify({ error: ERRORS[error][1] });
}

/** Ollama's own API: `/api/chat`, whose streams are lines of JSON. */
export const OLLAMA_WIRE: Wire = {
  readRequest: (raw) => {
    const { json } = raw;
    const { format } = json;
    return {
      ...raw,
      model: String(json["model"]),
      stream: json["stream"] !== false,
      system: readRecords(json["messages"])
        .filter(({ role }) => role === "system")
        .map(({ content }) => readText(content)),
      messages: readMessages(json["messages"]),
      schema: format === undefined ? null : readRecord(format),
      schemaName: null,
      maxOutputTokens: Number(readRecord(json["options"])["num_predict"]),
      wantsUsage: true,
    };
  },
  writeAnswer: (request, reply) => {
    const { text: content, thoughts } = reply;
    const message = { content, ...(thoughts === "" ? {} : { thinking: thoughts }) };
    return writeChunk(request, message, writeEnd(reply));
  },
  writeFrames: (request, reply) => {
    const { thoughts: thinking, pieces } = reply;
    return {
      opening: thinking === "" ? "" : `${writeChunk(request, { content: "", thinking })}\n`,
      pieces: pieces.map((content) => `${writeChunk(request, { content })}\n`),
      closing: `${writeChunk(request, { content: "" }, writeEnd(reply))}\n`,
    };
  },
  writeError: (error) => ({ status: ERRORS[error][0], body: writeErrorBody(error) }),
  writeErrorFrame: (error) => `${writeErrorBody(error)}\n`,
};
