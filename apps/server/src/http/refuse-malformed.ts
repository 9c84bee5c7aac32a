import type { FastifyInstance, FastifyRequest } from "fastify";
import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { describeStatus } from "../errors/describe-status.ts";
import { presentRefusal } from "../errors/error-handler.ts";

/** Node's names for what it cannot read; everything else is a bad request. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function writeRefusal(status: number, requestId: string) {
  const body = JSON.stringify({
    ...presentRefusal(describeStatus(status)),
    request_id: requestId,
  });
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    "x-request-id": requestId,
    connection: "close",
  };
  return { headers, body };
}

/** Answers, in the one error shape, what is no HTTP: no request comes of it, so that no handler has a say. */
export function answerMalformed(newId: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) {
      const status = STATUS_BY_CODE[error.code ?? ""] ?? 400;
      const { headers, body } = writeRefusal(status, newId());
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    }
    socket.destroy(error);
  };
}

/** Requests that Node would refuse without a word: with an expectation that it does not know, or without a host. */
export function refuseUnreadable(app: FastifyInstance, newId: () => string): void {
  app.server.on("checkExpectation", (_request, response: ServerResponse) => {
    const { headers, body } = writeRefusal(417, newId());
    response.writeHead(417, headers).end(body);
  });
  app.addHook("onRequest", async ({ headers, raw }: FastifyRequest) => {
    if (headers.host === undefined && raw.httpVersion === "1.1") throw describeStatus(400);
  });
}
