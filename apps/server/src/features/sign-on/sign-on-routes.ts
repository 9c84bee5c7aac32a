import formbody from "@fastify/formbody";
import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { keepLogIn } from "../../calls/note-log-in.ts";
import { SIGN_ON_PATH, type SignOnDesk } from "../../identity/sign-on-desk.ts";
import type { SignOnIdentity, SignOnProvider } from "../../identity/sign-on.ts";
import { addConfirmRoutes, sendConfirmation } from "./confirm-routes.ts";
import { findOwner } from "./find-owner.ts";
import { followStanding } from "./follow-standing.ts";
import { addLogOutRoute } from "./log-out-route.ts";
import { readStanding } from "./read-standing.ts";
import { enter } from "./enter.ts";
import { readPerson } from "./read-person.ts";
import { answerRefusal } from "./send-page.ts";

interface Asked {
  readonly Params: { readonly number: string };
}

/** A password is the longest field. */
const MOST_BYTES = 16_384;

function findProvider({ signOn }: SignOnDesk, asked: string): SignOnProvider {
  const provider = signOn.providers.find(({ number }) => String(number) === asked);
  if (provider !== undefined) return provider;
  throw new AppError(404, "not_found", "There is nothing at this address.");
}

/** Each provider has a return address of its own: another one's answer does not fit. */
function returnUrlOf({ publicUrl }: AppContext, { number }: SignOnProvider): string {
  return `${publicUrl()}${SIGN_ON_PATH}/${number}/return`;
}

/** Who has come back, by the answer to what this browser was sent away with, once. */
async function readReturn(
  context: AppContext,
  desk: SignOnDesk,
  provider: SignOnProvider,
  request: FastifyRequest,
): Promise<SignOnIdentity> {
  const { limits } = context;
  await limits.take("sign_on", { address: request.ip });
  const begun = desk.begun.read(request.headers.cookie);
  if (begun === null || begun.number !== provider.number) {
    const text = `This log-in by ${provider.label} took too long, or was begun in another browser or tab. Please go back to the log-in and try again.`;
    throw new AppError(403, "sign_on_over", text);
  }
  const cameTo = new URL(returnUrlOf(context, provider));
  cameTo.search = new URL(request.url, cameTo).search;
  return desk.signOn.finish(provider, cameTo, begun.checks);
}

async function settle(
  context: AppContext,
  desk: SignOnDesk,
  {
    provider,
    identity,
    reply,
  }: { provider: SignOnProvider; identity: SignOnIdentity; reply: FastifyReply },
): Promise<FastifyReply> {
  const standing = readStanding(identity, provider);
  const owner = await findOwner(context, provider, identity);
  if (owner !== null) {
    await followStanding(context, owner, identity, standing);
    return enter(context, owner, reply, { path: "/", logIn: identity.logIn });
  }
  const { issuer, subject } = identity;
  const salt = randomBytes(12).toString("base64url");
  const person = readPerson(identity, provider);
  const pending = { ...person, ...standing, issuer, subject, goOnAt: null, salt };
  const { logIn } = identity;
  reply.header("set-cookie", [
    desk.pending.write(pending),
    ...(logIn === null ? [] : [keepLogIn(desk, logIn)]),
  ]);
  const asked = { pending, source: provider, desk };
  return sendConfirmation(reply, asked, { problem: null, isMailed: false });
}

/** Logging in by a provider. All of it is pages and redirects: it needs no script. */
export function addSignOnRoutes(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const options = { schema: { hide: true } };
  void app.register(async (scope: ApiApp) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: MOST_BYTES });
    scope.setErrorHandler(answerRefusal);
    scope.get<Asked>(`${SIGN_ON_PATH}/:number`, options, async (request, reply) => {
      const provider = findProvider(desk, request.params.number);
      await context.limits.take("sign_on", { address: request.ip });
      const { url, checks } = await desk.signOn.begin(provider, returnUrlOf(context, provider));
      reply.header("set-cookie", desk.begun.write({ number: provider.number, checks }));
      return reply.redirect(url, 303);
    });
    scope.get<Asked>(`${SIGN_ON_PATH}/:number/return`, options, async (request, reply) => {
      const provider = findProvider(desk, request.params.number);
      // Whatever comes of it, the same answer is not taken again.
      reply.header("set-cookie", desk.begun.forget());
      const identity = await readReturn(context, desk, provider, request);
      return settle(context, desk, { provider, identity, reply });
    });
    addConfirmRoutes(scope, context, desk);
    addLogOutRoute(scope, context, desk, (number) => findProvider(desk, number));
  });
}
