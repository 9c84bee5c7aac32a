import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { InlineHashes } from "./web-pages.ts";

/** Everything from here, nothing inline but what is known by its hash, and no string becomes markup or script by itself. */
const describePolicy = ({ style, script }: InlineHashes) => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", ...script],
  "style-src": ["'self'", ...style],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "object-src": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  // The one that may make markup of strings: it sanitises the legal pages.
  "trusted-types": ["dompurify"],
});

/**
 * Security headers on every answer, and `no-store` on every answer of the API. Pages are `no-transform`: networks between us
 * and the browser hide mail addresses behind scripts, which our policy refuses, and rewrite what it knows by its hash.
 * @param inline what the web app's pages have in themselves
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  isHttps: boolean,
  inline: InlineHashes,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: describePolicy(inline) },
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("permissions-policy", "camera=(), geolocation=(), payment=()");
    if (request.url.startsWith("/api")) reply.header("cache-control", "no-store");
  });
  app.addHook("onSend", async (_request, reply) => {
    const [caching, type] = [reply.getHeader("cache-control"), reply.getHeader("content-type")];
    // A reply that is not modified has no type, and its header counts for what was kept.
    const isPage = type === undefined || String(type).startsWith("text/html");
    if (isPage && typeof caching === "string" && !caching.includes("immutable"))
      reply.header("cache-control", `${caching}, no-transform`);
  });
}
