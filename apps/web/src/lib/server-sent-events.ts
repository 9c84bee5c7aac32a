import { createParser, type EventSourceMessage } from "eventsource-parser";

/**
 * Reads server-sent events out of a byte stream, in whatever pieces it comes. An event that was cut off does not count.
 * @param onBytes is called with every piece, also where it holds no event
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<EventSourceMessage, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
