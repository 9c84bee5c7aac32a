import { calls, type CallName, type CallPayload, type CallReply } from "@elenchus/contract/calls";
import { parseReply, readJson, sendRequest } from "./request.ts";

/** Calls by which a session begins: a 401 from these loses none. */
const CALLS_WITHOUT_SESSION: ReadonlySet<CallName> = new Set([
  "initChat",
  "paymentSuccess",
  "session",
]);

/**
 * Makes one of the contract's calls.
 * @throws CallError on refusal, on an unreadable reply and when no answer came
 * @throws DOMException "AbortError" when the signal aborted it
 */
export async function call<Name extends CallName>(
  name: Name,
  payload: CallPayload<Name>,
  signal?: AbortSignal,
): Promise<CallReply<Name>> {
  const { method, path, reply } = calls[name];
  const response = await sendRequest(path, {
    method,
    payload,
    accept: "application/json",
    signal,
    needsSession: !CALLS_WITHOUT_SESSION.has(name),
  });
  return parseReply(reply, await readJson(response)) as CallReply<Name>;
}
