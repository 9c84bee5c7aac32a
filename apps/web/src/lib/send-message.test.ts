import { afterEach, describe, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message.ts";
import { buildChatReply, buildEventResponse, buildJsonResponse, stubFetch } from "./test-fetch.ts";

afterEach(() => vi.unstubAllGlobals());

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
    expect(await send((piece) => pieces.push(piece))).toEqual(reply);
    expect(pieces).toEqual(["Well ", "said."]);
    expect(fetchStub.mock.calls[0]?.[1]?.headers).toMatchObject({ Accept: "text/event-stream" });
  });

  test("takes plain JSON as well", async () => {
    const reply = buildChatReply("Well said.");
    stubFetch(() => buildJsonResponse(reply));
    expect(await send()).toEqual(reply);
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

  test("turns a connection lost midway into a network failure", async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError("network error")),
    });
    stubFetch(() => new Response(broken, { headers: { "content-type": "text/event-stream" } }));
    await expect(send()).rejects.toMatchObject({ code: "network" });
  });
});
