import type { FastifyReply } from "fastify";
import type { LtiPlatform } from "../../../lti/lti-platform.ts";
import { sendPage } from "../send-page.ts";

/** Who may show a launch's page in a frame: the platform alone. */
export function originsOf({ issuer, authorizationUrl, frameOrigins }: LtiPlatform): string[] {
  const own = [issuer, authorizationUrl].flatMap((url) => URL.parse(url)?.origin ?? []);
  return [...new Set([...own, ...frameOrigins])].filter((origin) => origin !== "null");
}

/**
 * Sends a page that the platform may show in a frame. Every other page of ours stays closed to frames.
 * @param formTo where its form leads, beside ourselves
 */
export function sendFramed(
  reply: FastifyReply,
  origins: readonly string[],
  { page, formTo = null }: { readonly page: string; readonly formTo?: string | null },
): FastifyReply {
  const forms = formTo === null ? "" : ` ${new URL(formTo).origin}`;
  const policy = String(reply.getHeader("content-security-policy"))
    .replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`)
    .replace("form-action 'self'", `form-action 'self'${forms}`);
  reply.removeHeader("x-frame-options");
  reply.header("content-security-policy", policy);
  return sendPage(reply, 200, page);
}
