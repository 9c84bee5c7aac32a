import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { SIGN_ON_PATH, type SignOnDesk } from "../../identity/sign-on-desk.ts";
import type { SignOnProvider } from "../../identity/sign-on.ts";

/** Longer than a token is taken. */
const REMEMBERED_SECONDS = 900;

interface Asked {
  readonly Params: { readonly number: string };
  readonly Body: { readonly logout_token?: unknown } | undefined;
}

function readToken({ body }: FastifyRequest<Asked>): string {
  const token = body?.logout_token;
  if (typeof token === "string" && token !== "") return token;
  throw new AppError(400, "sign_out_refused", "There is no logout_token.");
}

/**
 * Has sessions end that a provider has ended there: its server tells ours, without any browser. Source: OpenID Connect
 * Back-Channel Logout 1.0.
 */
export function addLogOutRoute(
  app: ApiApp,
  { limits, stores }: AppContext,
  desk: SignOnDesk,
  findProvider: (number: string) => SignOnProvider,
): void {
  const options = { schema: { hide: true } };
  app.post<Asked>(`${SIGN_ON_PATH}/:number/log_out`, options, async (request, reply) => {
    const provider = findProvider(request.params.number);
    const token = readToken(request);
    const notice = await desk.signOn.readSignOut(provider, token);
    const name = `sign-out ${notice.issuer} ${notice.noticeId}`;
    if (!(await limits.takeOnce(name, REMEMBERED_SECONDS)))
      throw new AppError(400, "sign_out_refused", "This token was used already.");
    await stores.signOnSessions.end(notice);
    return reply.header("cache-control", "no-store").send({});
  });
}
