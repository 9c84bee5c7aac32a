import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { prefersToJson } from "./negotiate.ts";

/** Whether the client asked for server-sent events. */
export function wantsEvents(request: FastifyRequest): boolean {
  return prefersToJson(request, "text/event-stream");
}

/** Server-sent events as the answer to one request. */
export interface EventStream {
  /** Whether the headers are out: until then, a failure can still have a status of its own. */
  readonly isOpen: boolean;
  send(event: string, data: unknown): void;
  /** Sends the last event, and ends the answer. */
  end(event: string, data: unknown): void;
  /** Leaves an answer that is not open to others: it gives no more signs of life. */
  leaveAlone(): void;
}

function compose(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Of a stream that has nothing to say: who reads it can tell a long thought from a dead connection by it. */
const SIGN_OF_LIFE = ": still here\n\n";
const SIGN_EVERY_MS = 15_000;

/**
 * Answers with server-sent events; the headers go out with the first one, or with the first sign of life. They are
 * written to the connection itself: through a stream of Fastify's, each piece took a way of its own, and the end
 * another one. What is sent in one go, as sentences are that the model said in one go, leaves together.
 */
export function createEventStream(reply: FastifyReply, signEveryMs = SIGN_EVERY_MS): EventStream {
  const { raw } = reply;
  let isOpen = false;
  const open = (): void => {
    isOpen = true;
    reply.hijack();
    reply.header("content-type", "text/event-stream; charset=utf-8");
    // Proxies such as nginx would hold the events back otherwise.
    reply.header("x-accel-buffering", "no");
    raw.on("error", (err) => reply.log.debug({ err }, "event stream closed by the client"));
    raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  };
  let waiting = "";
  const takeWaiting = (): string => {
    const taken = waiting;
    waiting = "";
    return taken;
  };
  const signOfLife = (): void => {
    if (!isOpen) open();
    if (!raw.destroyed) raw.write(SIGN_OF_LIFE);
  };
  const signs = setInterval(signOfLife, signEveryMs);
  const leaveAlone = (): void => clearInterval(signs);
  raw.once("close", leaveAlone);
  // A client that has left hears nothing more; who writes on is told by the abort signal.
  const leave = (): void => {
    if (waiting !== "" && !raw.destroyed) raw.write(takeWaiting());
  };
  return {
    get isOpen() {
      return isOpen;
    },
    send(event, data) {
      if (!isOpen) open();
      if (waiting === "") setImmediate(leave);
      waiting += compose(event, data);
    },
    end(event, data) {
      leaveAlone();
      if (!isOpen) open();
      if (!raw.destroyed) raw.end(takeWaiting() + compose(event, data));
    },
    leaveAlone,
  };
}
