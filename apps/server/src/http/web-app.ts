import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../errors/app-error.ts";

const YEAR_SECONDS = 31_536_000;

function isApi(request: FastifyRequest): boolean {
  return request.url === "/api" || /^\/api[/?]/.test(request.url);
}

/** A page, by its address: not the API, and not a file that is missing. */
function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.replace(/[?#].*/, "");
  return !isApi(request) && !/\.\w+$/.test(path);
}

function refuseUnknown(): never {
  throw new AppError(404, "not_found", "There is nothing at this address.");
}

/**
 * Serves the built web app, compressed beforehand, and its start page for every address that is not
 * the API's and not a file's; all else is a 404 in the one error shape.
 * @param folder the web app's `dist`; nothing is served from there when it was not built
 */
export async function serveWebApp(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, "index.html"))) {
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Files in assets/ carry a hash of their content in the name.
      const isHashed = path.startsWith(join(folder, "assets/"));
      reply.header(
        "cache-control",
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request)) refuseUnknown();
    return reply.sendFile("index.html");
  });
}
