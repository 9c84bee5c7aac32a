import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** As good as it gets within a millisecond or two. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page that was made for this request, in the smallest form that the browser takes. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  const accepted = request.headers["accept-encoding"] ?? "";
  reply.type("text/html; charset=utf-8").header("vary", "accept-encoding");
  if (/\bbr\b/u.test(accepted)) {
    return reply
      .header("content-encoding", "br")
      .send(await promisify(brotliCompress)(page, BROTLI));
  }
  if (/\bgzip\b/u.test(accepted)) {
    return reply.header("content-encoding", "gzip").send(await promisify(gzip)(page));
  }
  return reply.send(page);
}
