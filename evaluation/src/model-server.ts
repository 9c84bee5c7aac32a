import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ANTHROPIC_WIRE } from "./model-wires/anthropic-wire.ts";
import { createCompatibleWire } from "./model-wires/compatible-wire.ts";
import { OLLAMA_WIRE } from "./model-wires/ollama-wire.ts";
import { OPENAI_WIRE } from "./model-wires/openai-wire.ts";
import { sendReply } from "./model-wires/send-reply.ts";
import type { Flavour, ModelReply, ModelRequest, ModelWire, Wire } from "./model-wires/wire.ts";

/** A request as it was received, and how long its asker stayed. */
export interface ReceivedRequest extends ModelRequest {
  /** When the request began to come, and when it had been read; of `performance.now()`. */
  readonly arrivedAt: number;
  readonly receivedAt: number;
  /** When the asker left before the reply's end; null while it has not. */
  readonly leftAt: number | null;
  /** Settles when the reply has ended, or the asker has left. */
  readonly over: Promise<void>;
}

/** How a model server is to behave. */
export interface ModelServerOptions {
  readonly wire: ModelWire;
  /** What is answered; asked once a request, in order. */
  readonly reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>;
  /** 0, any free one, unless given. */
  readonly port?: number;
  /** The only key that is let in; any, and none, unless given. */
  readonly apiKey?: string;
  /** OpenAI-compatible servers: whose; Ollama's unless given. */
  readonly flavour?: Flavour;
  /** OpenAI-compatible servers: whether `response_format` is understood, or refused with a 400. */
  readonly structured?: boolean;
  /** OpenAI-compatible servers: whether tokens are counted in streams. */
  readonly countsStreams?: boolean;
  /** How many requests are kept to be looked at; the oldest go first. 10,000 unless given. */
  readonly keep?: number;
}

/** A server that speaks as a provider of language models does, and says what it is told to. */
export interface ModelServer {
  /** With its `/v1`, which Ollama's own API has not: what a client takes as the provider's address. */
  readonly url: string;
  /** Oldest first. */
  readonly requests: ReceivedRequest[];
  /** How many requests have come, kept or not. */
  readonly count: () => number;
  /** Ends the server and every connection. */
  close(): Promise<void>;
}

function chooseWire({ wire, flavour = "ollama", countsStreams = true }: ModelServerOptions): Wire {
  if (wire === "anthropic") return ANTHROPIC_WIRE;
  if (wire === "ollama") return OLLAMA_WIRE;
  return wire === "openai" ? OPENAI_WIRE : createCompatibleWire({ flavour, countsStreams });
}

/** By events: an iterator takes as long as all else that the server of a benchmark does with a request. */
function readBody(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => resolve(Buffer.concat(chunks).toString()));
    incoming.on("error", reject);
  });
}

function watch(
  request: ModelRequest,
  response: ServerResponse,
  arrivedAt: number,
): ReceivedRequest {
  let leftAt: number | null = null;
  const over = new Promise<void>((resolve) => {
    response.on("close", () => {
      if (!response.writableFinished) leftAt = performance.now();
      resolve();
    });
  });
  const received = { ...request, arrivedAt, receivedAt: performance.now(), over };
  return Object.defineProperty(received, "leftAt", {
    enumerable: true,
    get: () => leftAt,
  }) as ReceivedRequest;
}

function isLetIn(apiKey: string | undefined, { headers }: ModelRequest): boolean {
  const given = headers["x-api-key"] ?? headers["authorization"]?.replace("Bearer ", "");
  return apiKey === undefined || given === apiKey;
}

/** Chooses the reply: the server's own refusals come before what it is told to say. */
async function chooseReply(
  options: ModelServerOptions,
  request: ModelRequest,
): Promise<ModelReply> {
  if (!isLetIn(options.apiKey, request)) return { fault: { kind: "error", error: "unauthorised" } };
  if (options.structured === false && request.schema !== null) {
    return { fault: { kind: "error", error: "no_structure" } };
  }
  return options.reply(request);
}

/**
 * Starts a local server that speaks a provider's wire format with scripted replies, delays and faults.
 * For tests, benchmarks and end-to-end runs; the product never imports it.
 */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const wire = chooseWire(options);
  const requests: ReceivedRequest[] = [];
  let count = 0;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrivedAt = performance.now();
    const body = await readBody(incoming);
    const json = JSON.parse(body) as Record<string, unknown>;
    const headers = incoming.headers as Record<string, string>;
    const request = wire.readRequest({ path: incoming.url ?? "", headers, body, json });
    count += 1;
    requests.push(watch(request, response, arrivedAt));
    if (requests.length > (options.keep ?? 10_000)) requests.shift();
    await sendReply(response, wire, request, await chooseReply(options, request));
  }

  const server = createServer((incoming, response) => {
    // Whoever leaves in the middle is noted by `over`; the write that follows is nobody's loss.
    response.on("error", () => undefined);
    answer(incoming, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${options.wire === "ollama" ? "" : "/v1"}`,
    requests,
    count: () => count,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
