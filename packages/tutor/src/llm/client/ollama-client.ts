import { APICallError } from "ai";
import type { OllamaProviderSettings } from "ai-sdk-ollama";
import { post } from "./post.ts";

type OllamaClient = NonNullable<OllamaProviderSettings["client"]>;
type Fields = Readonly<Record<string, unknown>>;

/** An answer that is none, as the SDK's own providers tell of theirs. */
function buildFault({ url, status, headers }: Response, responseBody: string): APICallError {
  const message = `The server answered with status ${status}.`;
  const responseHeaders = Object.fromEntries(headers);
  const told = { message, url, requestBodyValues: {}, statusCode: status };
  return new APICallError({ ...told, responseHeaders, responseBody });
}

/** One line, or a whole body; an error may come in either after a status that says that all is well. */
function readChunk(response: Response, text: string): Fields {
  try {
    const chunk: unknown = JSON.parse(text);
    if (typeof chunk === "object" && chunk !== null && "message" in chunk) return { ...chunk };
  } catch {
    // What is no JSON is no chunk, either.
  }
  throw buildFault(response, text);
}

/** A stream, line by line, up to the chunk that says that it is done. */
async function* readChunks(response: Response): AsyncGenerator<Fields> {
  const decoder = new TextDecoder();
  let rest = "";
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return;
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((one) => one.trim() !== "")) {
      const chunk = readChunk(response, line);
      yield chunk;
      if (chunk["done"] === true) return;
    }
  }
  // The last line may lack its end, or its last part.
  if (rest.trimEnd().endsWith("}")) yield readChunk(response, rest);
}

/**
 * `/api/chat` of Ollama. The client that `ai-sdk-ollama` brings along cannot end a request, prints what a model said
 * wrongly, and loses the headers of errors. What is too long for the context is refused rather than cut.
 */
export function createOllamaClient(baseUrl: string, apiKey: string | null): OllamaClient {
  const headers = {
    "content-type": "application/json",
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  const never = (): never => {
    throw new Error("Ollama is asked for chat alone.");
  };
  return {
    async chat(request: Fields, { signal }: { readonly signal?: AbortSignal } = {}) {
      const body = JSON.stringify({ ...request, truncate: false, shift: false });
      const init = { method: "POST", headers, body, signal: signal ?? null };
      const response = await post(`${baseUrl}/api/chat`, init);
      if (!response.ok) throw buildFault(response, await response.text());
      if (request["stream"] !== true) return readChunk(response, await response.text());
      return readChunks(response);
    },
    embed: never,
    webSearch: never,
    webFetch: never,
  } as unknown as OllamaClient;
}
