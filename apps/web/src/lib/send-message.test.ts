import { afterEach, describe, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message.ts";
import {
  buildChatReply,
  buildEventResponse,
  buildJsonResponse,
  stubFetch,
} from "../testing/test-fetch.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const payload = { session_id: "s-1", message: "Hello.", message_id: "m-1" };
const send = (onText: (piece: string) => void = () => {}) =>
  sendMessage(payload, onText, new AbortController().signal);

describe("sendMessage", () => {
  test("hands over the pieces and answers the whole reply", async () => {
    const reply = buildChatReply("Well said.");
    const fetchStub = stubFetch(() =>
      buildEventResponse(
        `event: delta\ndata: {"text":"Well "}\n\nevent: delta\ndata: {"text":"said."}\n\n` +
          `event: done\ndata: ${JSON.stringify(reply)}\n\n`,
      ),
    );
    const pieces: string[] = [];
    expect(await send((piece) => pieces.push(piece))).toMatchObject(reply);
    expect(pieces).toEqual(["Well ", "said."]);
    expect(fetchStub.mock.calls[0]?.[1]?.headers).toMatchObject({ Accept: "text/event-stream" });
  });

  test("takes plain JSON as well", async () => {
    const reply = buildChatReply("Well said.");
    stubFetch(() => buildJsonResponse(reply));
    const { response, ...context } = reply;
    expect(await send()).toEqual({ response, ...context, context });
  });

  test("throws the error that comes instead of the end", async () => {
    const failure = { error: "The tutor is busy.", code: "tutor_busy", request_id: "r-2" };
    stubFetch(() => buildEventResponse(`event: error\ndata: ${JSON.stringify(failure)}\n\n`));
    await expect(send()).rejects.toMatchObject({
      code: "tutor_busy",
      message: "The tutor is busy.",
      mayBeRetried: true,
    });
  });

  test("says so when the stream ends before the reply does", async () => {
    stubFetch(() => buildEventResponse('event: delta\ndata: {"text":"Well"}\n\n'));
    await expect(send()).rejects.toMatchObject({ code: "stream_cut", mayBeRetried: true });
  });

  test("throws a refusal that comes before any stream", async () => {
    stubFetch(() => buildJsonResponse({ error: "Too long.", code: "bad", request_id: "r" }, 400));
    await expect(send()).rejects.toMatchObject({ status: 400, mayBeRetried: false });
  });

  test("says so when the connection is lost midway", async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError("network error")),
    });
    stubFetch(() => new Response(broken, { headers: { "content-type": "text/event-stream" } }));
    await expect(send()).rejects.toMatchObject({ code: "stream_cut", mayBeRetried: true });
  });

  describe("of a connection that has died without a word", () => {
    /** As `fetch` does, a request ends with an AbortError when its signal is raised. */
    const untilAborted = (signal: AbortSignal | null | undefined) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("ended", "AbortError")));
      });
    const stubDead = (pieces: readonly (string | number)[]) =>
      vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
        if (pieces.length === 0) return untilAborted(signal);
        const body = new ReadableStream<Uint8Array>({
          async start(controller) {
            for (const piece of pieces) {
              if (typeof piece === "number") await new Promise((go) => setTimeout(go, piece));
              else controller.enqueue(new TextEncoder().encode(piece));
            }
            await untilAborted(signal).catch((error: unknown) => controller.error(error));
          },
        });
        return Promise.resolve(
          new Response(body, { headers: { "content-type": "text/event-stream" } }),
        );
      });

    test.each([
      ["before it answered", [], 40_000],
      ["in the middle of a reply", ['event: delta\ndata: {"text":"Well"}\n\n'], 40_000],
      ["after signs of life", [": still here\n\n", 30_000, ": still here\n\n"], 70_000],
    ])("%s, says so once it was silent for too long", async (_, pieces, until) => {
      vi.useFakeTimers();
      stubDead(pieces);
      const ended = vi.fn<(error: unknown) => void>();
      send().catch(ended);
      await vi.advanceTimersByTimeAsync(until - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2);
      expect(ended.mock.calls[0]?.[0]).toMatchObject({ code: "network", mayBeRetried: true });
    });
  });

  test("leaves it at that when the caller ends it", async () => {
    vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
      });
    });
    const controller = new AbortController();
    const sent = sendMessage(payload, () => {}, controller.signal);
    controller.abort();
    await expect(sent).rejects.toThrow(DOMException);
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  });
});
