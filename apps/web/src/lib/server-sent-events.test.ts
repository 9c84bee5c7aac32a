import { describe, expect, test } from "vitest";
import { readEvents, takeEvents } from "./server-sent-events.ts";

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>) {
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

describe("takeEvents", () => {
  test("reads name and data", () => {
    expect(takeEvents('event: delta\ndata: {"text":"a"}\n\n')).toEqual({
      events: [{ event: "delta", data: '{"text":"a"}' }],
      remainder: "",
    });
  });

  test("keeps an unfinished event for later", () => {
    expect(takeEvents("data: a\n\nevent: done\ndata:")).toEqual({
      events: [{ event: "message", data: "a" }],
      remainder: "event: done\ndata:",
    });
  });

  test("joins several data lines and skips comments and unknown fields", () => {
    const { events } = takeEvents(": ping\nid: 7\ndata: a\ndata:b\n\n: ping\n\n");
    expect(events).toEqual([{ event: "message", data: "a\nb" }]);
  });

  test("understands line ends of CRLF, even one cut in half", () => {
    const first = takeEvents("data: a\r\n\r\ndata: b\r\n\r");
    expect(first.events).toEqual([{ event: "message", data: "a" }]);
    expect(takeEvents(`${first.remainder}\n`).events).toEqual([{ event: "message", data: "b" }]);
  });
});

describe("readEvents", () => {
  test("gives the same events however the bytes are cut", async () => {
    const bytes = new TextEncoder().encode("event: delta\ndata: Straße 日本\n\ndata: end\n\n");
    const oneByOne = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const expected = [
      { event: "delta", data: "Straße 日本" },
      { event: "message", data: "end" },
    ];
    expect(await collect(streamOf(bytes))).toEqual(expected);
    expect(await collect(streamOf(...oneByOne))).toEqual(expected);
  });

  test("leaves out an event that was cut off", async () => {
    expect(await collect(streamOf(new TextEncoder().encode("data: a\n\ndata: b\n")))).toEqual([
      { event: "message", data: "a" },
    ]);
  });
});
