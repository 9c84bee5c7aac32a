import { callUrl } from "@elenchus/contract/call-url";
import type { CallName, CallPayload, CallReply } from "@elenchus/contract/calls";
import { commonCalls } from "@elenchus/contract/common-calls";
import { loadPart } from "./load-part.ts";
import { parseReply, readJson, refuseUnsuccessful, sendRequest } from "./request.ts";
import { suppliedRecords } from "./supplied-records.ts";

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
  const records = suppliedRecords();
  if (records !== null && !isCommon(name)) {
    const { answerFromRecords } = await loadPart(() => import("./answer-from-records.ts"));
    const answer = answerFromRecords(name, payload, records);
    if (answer !== undefined) return answer as CallReply<Name>;
  }
  return (await callWhole(name, payload, signal)).reply;
}

/** As `call`, with the body as it came: what of it is to go back goes back unread. */
export async function callWhole<Name extends CallName>(
  name: Name,
  payload: CallPayload<Name>,
  signal?: AbortSignal,
): Promise<{ reply: CallReply<Name>; body: unknown }> {
  const definition = await definitionOf(name);
  const { method, reply } = definition;
  const response = await sendRequest(callUrl(definition, payload), {
    method,
    payload,
    accept: "application/json",
    signal,
    needsSession: !CALLS_WITHOUT_SESSION.has(name),
  });
  const body = refuseUnsuccessful(await readJson(response));
  return { reply: parseReply(reply, body) as CallReply<Name>, body };
}

/** Those that the log-in does not need come when the first of them is made. */
async function definitionOf(name: CallName) {
  if (isCommon(name)) return commonCalls[name];
  const { learningCalls } = await loadPart(() => import("@elenchus/contract/learning-calls"));
  if (name in learningCalls) return learningCalls[name as keyof typeof learningCalls];
  const { furtherCalls } = await loadPart(() => import("@elenchus/contract/further-calls"));
  return furtherCalls[name as keyof typeof furtherCalls];
}

function isCommon(name: CallName): name is keyof typeof commonCalls {
  return name in commonCalls;
}
