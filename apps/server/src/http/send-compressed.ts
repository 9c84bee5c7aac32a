import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding } from "./negotiate.ts";

/** As good as it gets within a millisecond or two. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS = {
  br: (page: string) => promisify(brotliCompress)(page, BROTLI),
  gzip: (page: string) => promisify(gzip)(page),
};

/** Sends a page that was made for this request, in the smallest form that the browser takes. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  reply.type("text/html; charset=utf-8").header("vary", "accept-encoding");
  const encoding = chooseEncoding(request);
  if (encoding === "identity") return reply.send(page);
  reply.header("content-encoding", encoding);
  return reply.send(await COMPRESS[encoding](page));
}
