import type { FastifyReply, FastifyRequest } from "fastify";
import { PassThrough } from "node:stream";

/** Whether the client asked for server-sent events. */
export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/event-stream") === true;
}

/** Server-sent events as the answer to one request. */
export interface EventStream {
  /** Whether anything was sent: until then, a failure can still have a status of its own. */
  readonly isOpen: boolean;
  send(event: string, data: unknown): void;
  end(): void;
}

/** Answers with server-sent events; the headers go out with the first one. */
export function createEventStream(reply: FastifyReply): EventStream {
  const body = new PassThrough();
  // A client that leaves destroys the body; who writes on is told by the abort signal.
  body.on("error", () => reply.log.debug("event stream closed by the client"));
  let isOpen = false;
  const open = (): void => {
    isOpen = true;
    // Proxies such as nginx would hold the events back otherwise.
    reply.header("content-type", "text/event-stream; charset=utf-8");
    reply.header("x-accel-buffering", "no");
    void reply.send(body);
  };
  return {
    get isOpen() {
      return isOpen;
    },
    send(event, data) {
      if (!isOpen) open();
      if (body.writable) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      body.end();
    },
  };
}
