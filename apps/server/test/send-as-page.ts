import type { ChatReply } from "@elenchus/contract/chat-reply";
import { setTimeout as sleep } from "node:timers/promises";

/** A message that was answered. */
export interface AnsweredMessage {
  readonly reply: ChatReply;
  /** What went wrong before, in order; nothing where the first try was answered. */
  readonly failures: readonly string[];
}

/** The page waits so long, and sends once more by itself; then whoever sits there presses Retry. */
const AGAIN_AFTER_MS = 1000;
const MOST_TRIES = 30;

type Tried = { readonly reply: ChatReply } | { readonly failure: string };

async function trySending(url: string, cookie: string, body: string): Promise<Tried> {
  const headers = { cookie, accept: "text/event-stream", "content-type": "application/json" };
  try {
    const response = await fetch(`${url}/api/chat`, { method: "POST", headers, body });
    const text = await response.text();
    const [, done] = /event: done\ndata: (.+)\n/u.exec(text) ?? [];
    if (done !== undefined) return { reply: JSON.parse(done) as ChatReply };
    const [, code = ""] = /"code":"(\w+)"/u.exec(text) ?? [];
    return { failure: `${response.status} ${code}`.trim() };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { failure: "cut off" };
  }
}

/**
 * Sends a learner's message as the web page does: the same again, under its id, until it is answered.
 * @throws when it is refused so often that nobody would try again
 */
export async function sendAsPage(
  url: string,
  cookie: string,
  payload: { readonly session_id: string; readonly message: string; readonly message_id: string },
): Promise<AnsweredMessage> {
  const failures: string[] = [];
  const body = JSON.stringify(payload);
  while (failures.length < MOST_TRIES) {
    const tried = await trySending(url, cookie, body);
    if ("reply" in tried) return { reply: tried.reply, failures };
    failures.push(tried.failure);
    await sleep(AGAIN_AFTER_MS);
  }
  throw new Error(`a message was never answered: ${failures.join("; ")}`);
}
