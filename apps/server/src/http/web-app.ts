import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../errors/app-error.ts";

const YEAR_SECONDS = 31_536_000;
/** Of the session's cookie, whatever stands before it. */
const SESSION_COOKIE = /session_token=/;
const START_PAGE = "index.html";
const SESSION_PRELOAD = "</api/session>; rel=preload; as=fetch; crossorigin";
/** The start page with the log-in in it already. */
const ENTRANCE = "entrance.html";

function isApi(request: FastifyRequest): boolean {
  return request.url === "/api" || /^\/api[/?]/.test(request.url);
}

/** A page, by its address: not the API, and not a file that is missing. */
function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.replace(/[?#].*/, "");
  return !isApi(request) && !/\.\w+$/.test(path);
}

function cachingOf(path: string): string {
  // Files in assets/ carry a hash of their content in the name.
  if (path.startsWith("/assets/")) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Somebody who has logged in since and goes back would be a stranger again.
  return path.includes(ENTRANCE) ? "no-store" : "no-cache";
}

function refuseUnknown(): never {
  throw new AppError(404, "not_found", "There is nothing at this address.");
}

/** Whether somebody opens the bare address who cannot be logged in, having no such cookie. */
function isStranger(request: FastifyRequest): boolean {
  return request.url === "/" && !SESSION_COOKIE.test(request.headers.cookie ?? "");
}

/**
 * Serves the built web app, compressed beforehand, and its start page for every address that is not
 * the API's and not a file's; all else is a 404 in the one error shape.
 * @param folder the web app's `dist`; nothing is served from there when it was not built
 */
export async function serveWebApp(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, START_PAGE))) {
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  const hasEntrance = existsSync(join(folder, ENTRANCE));
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("cache-control", cachingOf(path.slice(folder.length)));
    },
  });
  app.get("/", { schema: { hide: true } }, (request: FastifyRequest, reply: FastifyReply) => {
    if (hasEntrance && isStranger(request)) return reply.sendFile(ENTRANCE);
    // The page will ask who is there: the answer may be on its way while the script still comes.
    if (request.url === "/") reply.header("link", SESSION_PRELOAD);
    return reply.sendFile(START_PAGE);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request)) refuseUnknown();
    return reply.sendFile(START_PAGE);
  });
}
