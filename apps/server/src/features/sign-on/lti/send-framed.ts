import type { FastifyReply } from "fastify";
import type { LtiPlatform } from "../../../store/platforms/lti-platform.ts";
import { sendPage } from "../send-page.ts";

/** Where a platform lives, as browsers name it. */
export function originsOf({ issuer, authorizationUrl, frameOrigins }: LtiPlatform): string[] {
  const own = [issuer, authorizationUrl].flatMap((url) => URL.parse(url)?.origin ?? []);
  return [...new Set([...own, ...frameOrigins])].filter((origin) => origin !== "null");
}

/**
 * Sends a page that the platform may show in a frame. Every other page of ours stays closed to frames.
 * @param formTo origins to which its form leads, beside ourselves
 */
export function sendFramed(
  reply: FastifyReply,
  origins: readonly string[],
  { page, formTo = [] }: { readonly page: string; readonly formTo?: readonly string[] },
): FastifyReply {
  const policy = String(reply.getHeader("content-security-policy"))
    .replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`)
    .replace("form-action 'self'", ["form-action 'self'", ...formTo].join(" "));
  reply.removeHeader("x-frame-options");
  reply.header("content-security-policy", policy);
  return sendPage(reply, 200, page);
}
