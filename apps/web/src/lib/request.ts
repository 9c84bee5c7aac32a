import { ErrorReply } from "@elenchus/contract/error";
import * as z from "zod/mini";
import { CallError, isAbort } from "./call-error.ts";
import { announceSessionLoss, sessionLossOf } from "./session-loss.ts";

/** How a request is to be sent. */
export interface RequestOptions {
  readonly method: "GET" | "POST";
  readonly payload: unknown;
  readonly accept: string;
  readonly signal?: AbortSignal | undefined;
  /** Whether being refused means that a session was lost, rather than never had. */
  readonly needsSession: boolean;
}

/**
 * Sends a request and answers the response when it is a success.
 * @throws CallError on refusal and when no answer came
 * @throws DOMException "AbortError" when the signal aborted it
 */
export async function sendRequest(path: string, options: RequestOptions): Promise<Response> {
  const response = await attempt(() => fetch(path, requestInit(options)));
  if (response.ok) return response;
  const failure = await readFailure(response);
  const loss = sessionLossOf(failure);
  // A log-in, too, may begin a session that lacks something.
  if (loss !== null && (options.needsSession || loss === "consent-needed"))
    announceSessionLoss(loss);
  throw failure;
}

/** Reads a body that is to be there; losing the connection midway is a network failure. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await attempt(() => response.text());
  try {
    // Of calls whose answer the specification does not show, all may be there is that they worked.
    return JSON.parse(text || "{}") as unknown;
  } catch (cause) {
    throw unreadableReply(response.status, cause);
  }
}

/** Checks a reply against its schema. */
export function parseReply<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw unreadableReply(200, parsed.error);
  return parsed.data;
}

/** The error that a body of the error shape stands for. */
export function failureFromBody(status: number, body: unknown): CallError {
  const parsed = z.safeParse(ErrorReply, body);
  if (!parsed.success) return unreadableReply(status, parsed.error);
  const {
    error: message,
    request_id: requestId,
    retry_after: retryAfter = null,
    ...rest
  } = parsed.data;
  return new CallError({ ...rest, status, message, requestId, retryAfter });
}

/**
 * Passes on a body, unless it is a refusal with a status of success: one with an `error`, or without `success`. Source:
 * specification §7.
 * @throws CallError with its words; empty where it has none
 */
export function refuseUnsuccessful(body: unknown): unknown {
  const { success, error } = (body ?? {}) as { success?: unknown; error?: unknown };
  if (success !== false && (success === true || !error)) return body ?? {};
  throw failureFromBody(400, { error: typeof error === "string" ? error : "" });
}

/** Runs one step of a call and turns a lost connection into a CallError; aborts pass through. */
export async function attempt<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw notReached(cause);
  }
}

/** The failure of a call that got no answer. */
export function notReached(cause: unknown): CallError {
  return new CallError(
    {
      status: 0,
      code: "network",
      message: "The server could not be reached. Check your connection and try again.",
      requestId: null,
    },
    { cause },
  );
}

function requestInit({ method, payload, accept, signal }: RequestOptions): RequestInit {
  const init: RequestInit = {
    method,
    headers: { Accept: accept },
    credentials: "same-origin",
    signal: signal ?? null,
  };
  if (method === "GET") return init;
  return {
    ...init,
    headers: { Accept: accept, "Content-Type": "application/json" },
    body: JSON.stringify(payload),
  };
}

async function readFailure(response: Response): Promise<CallError> {
  const text = await attempt(() => response.text());
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's error page, say. The status alone tells what there is to tell.
    body = undefined;
  }
  return failureFromBody(response.status, body);
}

/** The failure of a call whose answer says nothing that we know. */
export function unreadableReply(status: number, cause: unknown): CallError {
  return new CallError(
    {
      status,
      code: "unreadable_reply",
      message:
        status === 200
          ? "The server's answer could not be read. Reload the page and try again."
          : `The server could not answer (${status}). Try again in a moment.`,
      requestId: null,
    },
    { cause },
  );
}
