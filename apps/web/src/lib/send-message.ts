import type { CallPayload } from "@elenchus/contract/calls";
import { ChatDelta, ChatReply } from "@elenchus/contract/chat-reply";
import { learningCalls } from "@elenchus/contract/learning-calls";
import type { EventSourceMessage } from "eventsource-parser";
import { CallError, isAbort } from "./call-error.ts";
import { contextOf, type DialogueContext } from "./dialogue-context.ts";
import {
  failureFromBody,
  notReached,
  parseReply,
  readJson,
  refuseUnsuccessful,
  unreadableReply,
  sendRequest,
} from "./request.ts";
import { readEvents } from "./server-sent-events.ts";
import { watchSilence, type SilenceWatch } from "./watch-silence.ts";

/** The server gives a sign of life every 15 seconds, however long the tutor thinks. */
const LONGEST_SILENCE_MS = 40_000;

/** A reply, and what of it goes back with the next message. */
export type WholeReply = ChatReply & { readonly context: DialogueContext };

/**
 * Sends a learner's message and reads the tutor's reply as it is written.
 * @param onText is called with every piece of the reply; what the answer holds in the end counts
 * @throws CallError as `call` does, also when nothing was heard for 40 seconds, and with code "stream_cut" when the
 * reply broke off
 * @throws DOMException "AbortError" when the signal aborted it
 */
export async function sendMessage(
  payload: CallPayload<"chat">,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<WholeReply> {
  const silence = watchSilence(signal, LONGEST_SILENCE_MS);
  try {
    return await readReply(payload, onText, silence);
  } catch (error) {
    throw silence.isOver() ? notReached(error) : error;
  } finally {
    silence.end();
  }
}

async function readReply(
  payload: CallPayload<"chat">,
  onText: (piece: string) => void,
  { signal, hear }: SilenceWatch,
): Promise<WholeReply> {
  const response = await sendRequest(learningCalls.chat.path, {
    method: "POST",
    payload,
    accept: "text/event-stream",
    signal,
    needsSession: true,
  });
  hear();
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("text/event-stream") || response.body === null) {
    return readWhole(await readJson(response));
  }
  const events = readEvents(response.body, hear);
  for (;;) {
    const { done, value } = await readOn(() => events.next());
    if (done) throw streamCut();
    const reply = takeEvent(value, onText);
    if (reply !== null) {
      await events.return();
      return reply;
    }
  }
}

/** A connection that is lost in the middle of a reply is told from one that never came about. */
async function readOn<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw isAbort(cause) ? cause : streamCut(cause);
  }
}

function takeEvent({ event, data }: EventSourceMessage, onText: (piece: string) => void) {
  if (event === "delta") onText(parseReply(ChatDelta, parseData(data)).text);
  if (event === "error") throw failureFromBody(0, parseData(data));
  return event === "done" ? readWhole(parseData(data)) : null;
}

function readWhole(body: unknown): WholeReply {
  const reply = parseReply(ChatReply, refuseUnsuccessful(body));
  if (!reply.response && !reply.exit_message) throw unreadableReply(200, body);
  return { ...reply, context: contextOf(body) };
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // The schema refuses `undefined` in the words meant for that.
    return undefined;
  }
}

function streamCut(cause?: unknown): CallError {
  const message = "The reply broke off before its end.";
  return new CallError({ status: 0, code: "stream_cut", message, requestId: null }, { cause });
}
