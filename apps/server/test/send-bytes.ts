import { connect } from "node:net";

/** An answer, as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes, whatever they are, hangs up once something was said to them, and answers what it was. */
export async function sendBytes(address: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (data) => {
    text += String(data);
    // Not before: whoever hangs up is not answered.
    socket.end();
  });
  // It may be cut off.
  socket.on("error", () => {});
  socket.write(bytes, "latin1");
  await new Promise((closed) => socket.once("close", closed));
  const [head = "", ...body] = text.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: body.join("\r\n\r\n") };
}
