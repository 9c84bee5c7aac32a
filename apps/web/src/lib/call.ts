import { callUrl } from "@elenchus/contract/call-url";
import { calls, type CallName, type CallPayload, type CallReply } from "@elenchus/contract/calls";
import { parseReply, readJson, sendRequest } from "./request.ts";

/** Calls that need no session, and those by which one begins: a refusal of these loses none. */
const CALLS_WITHOUT_SESSION: ReadonlySet<CallName> = new Set([
  "initChat",
  "paymentSuccess",
  "registerUser",
  "resetPassword",
  "sendResetEmail",
  "session",
  "verifySecondFactor",
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
  const { method, reply } = calls[name];
  const response = await sendRequest(callUrl(name, payload), {
    method,
    payload,
    accept: "application/json",
    signal,
    needsSession: !CALLS_WITHOUT_SESSION.has(name),
  });
  return parseReply(reply, await readJson(response)) as CallReply<Name>;
}
