/** One server-sent event. */
export interface ServerSentEvent {
  /** "message" when the server did not name it. */
  readonly event: string;
  readonly data: string;
}

/**
 * Reads server-sent events out of a byte stream, in whatever pieces it comes.
 * @param onBytes is called with every piece, also where it holds no event
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<ServerSentEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const { events, remainder } = takeEvents(rest);
      rest = remainder;
      yield* events;
      // An event that no blank line ends was cut off: by the standard it does not count.
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

/** Splits off the finished events of a text; a line end of CR alone is not supported. */
export function takeEvents(text: string): { events: ServerSentEvent[]; remainder: string } {
  // A CR at the very end may be half of a CRLF whose LF is still to come.
  const heldBack = text.endsWith("\r") ? "\r" : "";
  const whole = text.slice(0, text.length - heldBack.length).replaceAll("\r\n", "\n");
  const blocks = whole.split("\n\n");
  const remainder = (blocks.pop() ?? "") + heldBack;
  return { events: blocks.flatMap(parseBlock), remainder };
}

function parseBlock(block: string): ServerSentEvent[] {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
  return data.length === 0 ? [] : [{ event, data: data.join("\n") }];
}
