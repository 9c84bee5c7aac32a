import { type ClientRequest, type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { urlToHttpOptions } from "node:url";
import { memoise } from "@elenchus/dialogue/words/memoise";

/** What `fetch` rejects with when the network fails, or the signal's reason where that ended it. */
function toFetchError(message: string, cause: unknown, signal: AbortSignal | null): unknown {
  return signal?.aborted === true ? signal.reason : new TypeError(message, { cause });
}

/** The body of an answer, piece by piece, as it comes; pieces that come together are one. */
function readBody(answer: IncomingMessage, request: ClientRequest, signal: AbortSignal | null) {
  let isCancelled = false;
  let come: Buffer[] = [];
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const handOn = (): void => {
        if (isCancelled || come.length === 0) return;
        controller.enqueue(come.length === 1 ? (come[0] as Buffer) : Buffer.concat(come));
        come = [];
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      };
      answer.on("data", (piece: Buffer) => {
        come.push(piece);
        // After all that was read from the connection in one go.
        if (come.length === 1) process.nextTick(handOn);
      });
      answer.on("end", () => {
        handOn();
        if (!isCancelled) controller.close();
      });
      answer.on("error", (cause) => controller.error(toFetchError("terminated", cause, signal)));
    },
    pull() {
      answer.resume();
    },
    cancel() {
      isCancelled = true;
      request.destroy();
    },
  });
}

function readHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  return headers;
}

/** The headers to be sent, as an object of its own; the SDK gives one, in small letters. */
function listHeaders(given: RequestInit["headers"]): Record<string, string> {
  const isPlain = given !== undefined && Object.getPrototypeOf(given) === Object.prototype;
  return isPlain
    ? { ...(given as Record<string, string>) }
    : Object.fromEntries(new Headers(given));
}

/** Statuses of answers without a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(answer: IncomingMessage, request: ClientRequest, signal: AbortSignal | null) {
  const { statusCode: status = 0, statusMessage: statusText = "" } = answer;
  const isBodiless = BODILESS.has(status);
  if (isBodiless) answer.resume();
  const body = isBodiless ? null : readBody(answer, request, signal);
  return new Response(body, { status, statusText, headers: readHeaders(answer) });
}

/** Addresses kept: a server has one or two. */
const CACHED_ADDRESSES = 20;

/** How to ask at an address, worked out once. */
const readAddress = memoise((address) => {
  const options = urlToHttpOptions(new URL(address));
  return { ask: options.protocol === "https:" ? requestSecurely : requestPlainly, options };
}, CACHED_ADDRESSES);

/** Ends a request when the signal is raised; `node:http`'s own way of it looks at much more of the request. */
function endWith(signal: AbortSignal, request: ClientRequest): void {
  const end = (): void => void request.destroy();
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
  request.on("close", () => signal.removeEventListener("abort", end));
}

/** What requests wait for, by the signal that can end them. */
const held = new WeakMap<AbortSignal, Promise<void>>();

/** Has requests with this signal made ready as all are, and sent only once something has happened. */
export function holdBack(signal: AbortSignal, until: Promise<void>): void {
  held.set(signal, until);
}

/**
 * `fetch` as far as the SDK needs it: sends a text, follows no redirect (`x-api-key` would go along to wherever it
 * leads), asks for no compression. By `node:http`, and so by its agent and a proxy of the environment's: `fetch`
 * takes a millisecond of CPU a turn more.
 */
export const post: typeof fetch = async (input, init = {}) => {
  const { method = "GET", body, signal = null } = init;
  const { ask, options } = readAddress(input instanceof Request ? input.url : String(input));
  const bytes = typeof body === "string" ? Buffer.from(body) : null;
  const headers = listHeaders(init.headers);
  if (bytes !== null) headers["content-length"] = String(bytes.length);
  if (signal !== null) {
    await held.get(signal);
    signal.throwIfAborted();
  }
  const request = ask({ ...options, method, headers });
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let isAnswered = false;
  request.on("response", (answer) => {
    isAnswered = true;
    try {
      resolve(toResponse(answer, request, signal));
    } catch (cause) {
      // A status that `fetch` knows nothing of (999), which must not end the program.
      reject(cause);
      request.destroy();
    }
  });
  request.on("error", (cause) => reject(toFetchError("fetch failed", cause, signal)));
  // An answer that changes the protocol (101) closes the connection with neither an answer nor an error.
  request.on("close", () => {
    if (!isAnswered) reject(toFetchError("fetch failed", null, signal));
  });
  if (signal !== null) endWith(signal, request);
  request.end(bytes);
  return promise;
};
