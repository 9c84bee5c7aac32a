import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Whether a page of another site sent the request. */
function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (publicOrigin !== null) return origin !== publicOrigin;
  if (!URL.canParse(origin)) return true;
  // A page cannot send X-Forwarded-Host to another site unasked, so a proxy's word is good here.
  const { host, "x-forwarded-host": forwardedHost } = request.headers;
  return ![host, forwardedHost].includes(new URL(origin).host);
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Another site sends its form here, and what it says is proved by itself. */
    takesForeignForms?: boolean;
  }
}

/**
 * Refuses changes that a page of another site asks for: browsers tell the origin, and other programs,
 * which tell none, carry no one's cookie by accident.
 * @param ownOrigin when null, the origin must match the host that the request came to
 */
export function refuseForeignOrigins(app: FastifyInstance, ownOrigin: string | null): void {
  const publicOrigin = ownOrigin === null ? null : new URL(ownOrigin).origin;
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    if (request.routeOptions.config.takesForeignForms === true) return;
    if (isForeign(request, publicOrigin)) {
      throw new AppError(403, "foreign_origin", "This request came from another site.");
    }
  });
}
