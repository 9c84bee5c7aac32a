import type { Page } from "@playwright/test";

/** A reply to be streamed into the page. */
export interface StreamedReply {
  readonly text: string;
  /** Characters of a piece, and milliseconds between two. */
  readonly pieceChars: number;
  readonly pieceMs: number;
  /** Whether it ends no sooner than `endReply` lets it. */
  readonly isHeld?: boolean;
}

/** By this event in the page a reply that is held may end. */
const MAY_END = "elenchus-reply-may-end";

/** In the page: the next call to the tutor is answered by this stream, as the server would answer it. */
function answerByStream({
  text,
  pieceChars,
  pieceMs,
  endsBy,
}: StreamedReply & { readonly endsBy: string | null }): void {
  const send = window.fetch.bind(window);
  const encode = (event: string, data: unknown) =>
    new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const mayEnd =
    endsBy !== null &&
    new Promise((resolve) => window.addEventListener(endsBy, resolve, { once: true }));
  const pause = () => new Promise((resolve) => setTimeout(resolve, pieceMs));
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.endsWith("/api/chat")) return send(input, init);
    window.fetch = send;
    const { message, session_id } = JSON.parse(init?.body as string) as Record<string, string>;
    const session = await send("/api/resume_dialogue", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session_id }),
    });
    const dialogue = (await session.json()) as { history: unknown[] };
    const body = new ReadableStream<Uint8Array>({
      async start(stream) {
        for (let start = 0; start < text.length; start += pieceChars) {
          stream.enqueue(encode("delta", { text: text.slice(start, start + pieceChars) }));
          await pause();
        }
        await mayEnd;
        const said = [
          { sender: "user", message },
          { sender: "system", message: text },
        ];
        const reply = { ...dialogue, response: text, history: [...dialogue.history, ...said] };
        stream.enqueue(encode("done", reply));
        stream.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

/** Has the learner's next message answered by a stream of this text. */
export async function prepareReply(page: Page, reply: StreamedReply): Promise<void> {
  await page.evaluate(answerByStream, { ...reply, endsBy: reply.isHeld === true ? MAY_END : null });
}

/** Lets a reply end that is held. */
export async function endReply(page: Page): Promise<void> {
  await page.evaluate((event) => window.dispatchEvent(new Event(event)), MAY_END);
}
