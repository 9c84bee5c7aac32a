import { orElse } from "@elenchus/contract/fields";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { SignJWT } from "jose";
import * as z from "zod/mini";
import { SIGNED_BY, type KeyRing } from "./jose-keys.ts";
import { LtiServiceError } from "./lti-desk.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";

const TIMEOUT_MS = 15_000;
const ASSERTION_SECONDS = 300;
const MOST_TOKENS = 200;
/** Before it runs out, a token is not used any more. */
const SPARE_SECONDS = 60;
const SHORTEST_SECONDS = 120;

const Token = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: orElse(z.number(), SHORTEST_SECONDS),
});

/** A question to a platform. */
export interface ServiceCall {
  readonly scope: string;
  readonly url: string;
  readonly accept: string;
  /** Sent as JSON of this type. */
  readonly body?: { readonly type: string; readonly json: unknown };
}

/** Signs a message for a platform. */
export async function signFor(
  ring: KeyRing,
  now: Date,
  message: {
    readonly audience: string;
    readonly issuer: string;
    readonly claims: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const { id, key } = await ring.current();
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...message.claims })
    .setProtectedHeader({ alg: SIGNED_BY, kid: id, typ: "JWT" })
    .setIssuer(message.issuer)
    .setAudience(message.audience)
    .setIssuedAt(at)
    .setExpirationTime(at + ASSERTION_SECONDS)
    .setJti(randomUUID())
    .sign(key);
}

/** Of no use to repeat: but a platform that is busy, or whose clock is wrong, may come round. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    // A redirect would take the token elsewhere.
    return await fetch(url, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new LtiServiceError("the platform cannot be reached", false, cause);
  }
}

/** A token that is wanted. */
interface Asked {
  readonly platform: LtiPlatform;
  readonly scope: string;
}

/** Asks for a token of a scope, by a message that our key signed. */
async function fetchToken(ring: KeyRing, now: Date, { platform, scope }: Asked) {
  const { clientId, tokenUrl } = platform;
  const claims = { sub: clientId };
  const message = { issuer: clientId, audience: tokenUrl, claims };
  const answer = await send(tokenUrl, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: await signFor(ring, now, message),
      scope,
    }),
  });
  // A fault there may be put right: the platform is asked again.
  if (!answer.ok)
    throw new LtiServiceError(`the platform gives no token (${answer.status})`, false);
  const read = z.safeParse(Token, await readJson(answer));
  if (read.success) return read.data;
  throw new LtiServiceError("the platform's token cannot be read", false);
}

/** Null where it is none, which no schema of ours takes. */
export async function readJson(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}

function requestOf({ accept, body }: ServiceCall, token: string): RequestInit {
  const headers = { accept, authorization: `Bearer ${token}` };
  if (body === undefined) return { headers };
  return {
    method: "POST",
    headers: { ...headers, "content-type": body.type },
    body: JSON.stringify(body.json),
  };
}

/** Calls that a platform takes with a token of ours. */
export function createServiceCalls(ring: KeyRing, now: () => Date) {
  // Who asks while one is fetched waits for the same: each mark of a class would else fetch its own.
  const tokens = new LRUCache<string, string, Asked>({
    max: MOST_TOKENS,
    async fetchMethod(_name, _stale, { context, options }) {
      const { access_token: token, expires_in: seconds } = await fetchToken(ring, now(), context);
      options.ttl = Math.max(seconds - SPARE_SECONDS, 1) * 1000;
      return token;
    },
  });
  const findToken = (platform: LtiPlatform, scope: string, forceRefresh: boolean) =>
    tokens.forceFetch(`${platform.id} ${scope}`, { context: { platform, scope }, forceRefresh });
  return async (platform: LtiPlatform, call: ServiceCall): Promise<Response> => {
    const { scope, url } = call;
    const isKnown = tokens.has(`${platform.id} ${scope}`);
    let answer = await send(url, requestOf(call, await findToken(platform, scope, false)));
    if (answer.status === 401 && isKnown)
      answer = await send(url, requestOf(call, await findToken(platform, scope, true)));
    if (answer.ok) return answer;
    throw new LtiServiceError(`the platform answered ${answer.status}`, isFinal(answer.status));
  };
}
