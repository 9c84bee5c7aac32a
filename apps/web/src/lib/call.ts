import { callUrl } from "@elenchus/contract/call-url";
import type { CallName, CallPayload, CallReply } from "@elenchus/contract/calls";
import { commonCalls } from "@elenchus/contract/common-calls";
import { loadPart } from "./load-part.ts";
import { parseReply, readJson, refuseUnsuccessful, sendRequest } from "./request.ts";

/** Calls that need no session, and those by which one begins: a refusal of these loses none. */
const CALLS_WITHOUT_SESSION: ReadonlySet<CallName> = new Set([
  "initChat",
  "paymentSuccess",
  "price",
  "registerUser",
  "registration",
  "resetPassword",
  "sendResetEmail",
  "session",
  "verifySecondFactor",
]);

/**
 * Makes one of the contract's calls.
 * @throws PartMissing where the definitions of further calls do not come
 * @throws CallError on refusal, on an unreadable reply and when no answer came
 * @throws DOMException "AbortError" when the signal aborted it
 */
export async function call<Name extends CallName>(
  name: Name,
  payload: CallPayload<Name>,
  signal?: AbortSignal,
): Promise<CallReply<Name>> {
  const definition = await definitionOf(name);
  const { method, reply } = definition;
  const response = await sendRequest(callUrl(definition, payload), {
    method,
    payload,
    accept: "application/json",
    signal,
    needsSession: !CALLS_WITHOUT_SESSION.has(name),
  });
  return parseReply(reply, refuseUnsuccessful(await readJson(response))) as CallReply<Name>;
}

/** Those of screens that few go to, and of supervisors, come when the first of them is made. */
async function definitionOf(name: CallName) {
  if (isCommon(name)) return commonCalls[name];
  return (await loadPart(() => import("@elenchus/contract/further-calls"))).furtherCalls[name];
}

function isCommon(name: CallName): name is keyof typeof commonCalls {
  return name in commonCalls;
}
