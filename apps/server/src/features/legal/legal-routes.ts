import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ApiApp } from "../../http/api-app.ts";
import { checkPlaceholders, fillPlaceholders, type LegalValues } from "./fill-placeholders.ts";

/** The pages, by the names of their files. Source: specification §2. */
const PAGES = ["about.html", "terms.html", "privacy.html", "disclaimer.html"] as const;
const NOTICES = "notices.html";

export interface LegalOptions {
  /** Where the pages lie. */
  readonly folder: string;
  /** The built page of what is shipped from others; nothing where nobody has built it. */
  readonly noticesFile: string;
  /** The operator's settings. A function is asked when a page is first asked for: the address is known then. */
  readonly values: LegalValues | (() => LegalValues);
}

/** A file as it goes out. */
interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

function toServedFile(type: string, text: string): ServedFile {
  const body = Buffer.from(text);
  const hash = createHash("sha256").update(body).digest("base64url");
  return { type: `${type}; charset=utf-8`, body, etag: `"${hash}"` };
}

/** Whether the client has this very file. Source: RFC 9110, section 13.1.2. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  return known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}

function serve(app: ApiApp, name: string, find: () => ServedFile): void {
  const schema = { hide: true };
  app.get(`/static/${name}`, { schema }, (request: FastifyRequest, reply: FastifyReply) => {
    const { type, body, etag } = find();
    reply.header("cache-control", "no-cache").header("etag", etag);
    if (isKnown(request, etag)) return reply.code(304).send();
    return reply.type(type).send(body);
  });
}

/**
 * Serves the legal pages under `/static/`. Their style sheet is the web app's `/pages.css`.
 * @throws Error at once where a page is missing or has a placeholder that nobody fills
 */
export function addLegalRoutes(app: ApiApp, { folder, noticesFile, values }: LegalOptions): void {
  for (const name of PAGES) {
    const template = readFileSync(join(folder, name), "utf8");
    checkPlaceholders(name, template);
    let page: ServedFile | null = null;
    serve(app, name, () => {
      const filled = () =>
        fillPlaceholders(template, typeof values === "function" ? values() : values);
      page ??= toServedFile("text/html", filled());
      return page;
    });
  }
  if (!existsSync(noticesFile)) return;
  let notices: ServedFile | null = null;
  serve(app, NOTICES, () => {
    notices ??= toServedFile("text/html", readFileSync(noticesFile, "utf8"));
    return notices;
  });
}
