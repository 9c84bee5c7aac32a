import { expect, test } from "vitest";
import { readEvents } from "./server-sent-events.ts";

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
  for await (const { event, data } of readEvents(stream)) events.push([event, data]);
  return events;
}

const encode = (text: string) => new TextEncoder().encode(text);

test("the events are the same however the bytes are cut", async () => {
  const bytes = encode(": here\n\nevent: delta\ndata: Straße 日本\n\ndata: end\r\n\r\n");
  const oneByOne = Array.from(bytes, (byte) => Uint8Array.of(byte));
  const expected = [
    ["delta", "Straße 日本"],
    [undefined, "end"],
  ];
  expect(await collect(streamOf(bytes))).toEqual(expected);
  expect(await collect(streamOf(...oneByOne))).toEqual(expected);
});

test("an event that was cut off is left out", async () => {
  expect(await collect(streamOf(encode("data: a\n\ndata: b\n")))).toEqual([[undefined, "a"]]);
});
