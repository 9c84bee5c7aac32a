import type { CallPayload } from "@elenchus/contract/calls";
import { CallError } from "./call-error.ts";
import { sendMessage, type WholeReply } from "./send-message.ts";

/** By then what stands before the servers knows which one is gone. */
const AGAIN_AFTER_MS = 1000;
/** Statuses of a proxy, with a page of its own, when a server behind it is gone. */
const FROM_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Who is told of what comes. */
export interface ReplyListener {
  readonly onText: (piece: string) => void;
  /** The part of the reply that has come is void: it comes anew. */
  readonly onAgain: () => void;
}

/** Whether a server went away while it worked on a reply; another one has the message, if it was stored. */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { code, status } = error;
  return code === "stream_cut" || (code === "unreadable_reply" && FROM_PROXIES.has(status));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("ended while waiting", "AbortError"));
    });
  });
}

/**
 * Sends a learner's message as `sendMessage` does, and once more where the server was lost on the way: under its id it is
 * answered once, however often it comes.
 * @throws CallError and DOMException as `sendMessage` does
 */
export async function sendUntilWhole(
  payload: CallPayload<"chat">,
  { onText, onAgain }: ReplyListener,
  signal: AbortSignal,
): Promise<WholeReply> {
  try {
    return await sendMessage(payload, onText, signal);
  } catch (error) {
    if (signal.aborted || !isCutOff(error)) throw error;
  }
  await pause(AGAIN_AFTER_MS, signal);
  onAgain();
  return sendMessage(payload, onText, signal);
}
