import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";

/** How long answers that are under way may still take once the server closes, in milliseconds. */
const GRACE_MS = 10_000;
/** How long a connection on which nothing has come yet may still bring a request: a balancer's is on its way. */
const LINGER_MS = 1000;

/**
 * Lets a server close in time. Browsers open connections ahead, on which no request may ever come: Node would wait a
 * minute for it. And whoever still waits for a slow model is cut off before the process is: what
 * has come in is stored, and is answered when it is sent again.
 */
export function closeConnections(
  app: Pick<FastifyInstance, "server" | "addHook">,
  { graceMs = GRACE_MS, lingerMs = LINGER_MS } = {},
): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  const timers: NodeJS.Timeout[] = [];
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    unused.delete(socket);
    // Else a connection that is kept for a next request holds the end up for as long as an answer may take.
    response.once("close", () => {
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    const closeUnused = () => unused.forEach((socket) => socket.destroy());
    timers.push(setTimeout(closeUnused, lingerMs));
    timers.push(setTimeout(() => app.server.closeAllConnections(), graceMs));
  });
  app.addHook("onClose", async () => timers.forEach(clearTimeout));
}
