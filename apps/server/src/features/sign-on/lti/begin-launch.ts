import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../../app-context.ts";
import { AppError } from "../../../errors/app-error.ts";
import { LTI_PATH, type LtiDesk } from "../../../lti/lti-desk.ts";
import type { LtiPlatform } from "../../../store/platforms/lti-platform.ts";
import { refuseLaunch } from "../../../lti/lti-refusal.ts";
import { hashSecret, makeSecret } from "./launch-state.ts";
import { readAll } from "./read-fields.ts";
import { renderTabOffer } from "./render-launch.ts";
import { originsOf, sendFramed } from "./send-framed.ts";

/** Fields with which a platform begins a log-in. Source: LTI 1.3, section 5.1.1 and OpenID Connect Core, section 4. */
const NAMES = [
  "iss",
  "client_id",
  "login_hint",
  "target_link_uri",
  "lti_message_hint",
  "lti_deployment_id",
] as const;

/** @throws AppError 403 where it is no platform of ours, or nobody can tell which */
async function findPlatform({ stores }: AppContext, given: URLSearchParams): Promise<LtiPlatform> {
  const found = await stores.ltiPlatforms.findBy(given.get("iss") ?? "", given.get("client_id"));
  const [platform] = found;
  if (platform !== undefined && found.length === 1) return platform;
  const text =
    platform === undefined
      ? "This learning platform is not registered here. Whoever runs Elenchus can do that."
      : "Several schools use this learning platform, and it does not say which one you come from. Whoever runs it can have it send its client_id.";
  throw new AppError(403, "platform_unknown", text);
}

/** Where links of courses lead. */
export function linkTarget({ publicUrl }: Pick<AppContext, "publicUrl">): string {
  return `${publicUrl()}${LTI_PATH}/launch`;
}

/** Where teachers choose what a link is to lead to. */
export function choiceTarget({ publicUrl }: Pick<AppContext, "publicUrl">): string {
  return `${publicUrl()}${LTI_PATH}/choose`;
}

function readTarget(context: AppContext, platform: LtiPlatform, given: URLSearchParams): string {
  const target = given.get("target_link_uri");
  if (target === linkTarget(context) || target === choiceTarget(context)) return target;
  throw refuseLaunch(
    platform.name,
    `Its link leads to an address that is none of Elenchus's: it is ${linkTarget(context)}.`,
  );
}

/** In a frame browsers keep no cookies for us, and nobody should type a password. */
function isFramed({ headers }: FastifyRequest): boolean {
  return ["iframe", "frame", "embed", "object"].includes(String(headers["sec-fetch-dest"]));
}

/** Sends somebody to their platform, which says who they are. */
export async function beginLaunch(
  context: AppContext,
  desk: LtiDesk,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  await context.limits.take("sign_on", { address: request.ip });
  const given = readAll(request, NAMES);
  const platform = await findPlatform(context, given);
  const target = readTarget(context, platform, given);
  const hint = given.get("login_hint");
  if (hint === null) throw refuseLaunch(platform.name, "It does not say whom it asks for.");
  // A teacher's choice goes back by the frame; nobody is logged in by that.
  if (isFramed(request) && target === linkTarget(context)) {
    const page = renderTabOffer(platform.name, `${LTI_PATH}/log_in?${given.toString()}`);
    return sendFramed(reply, originsOf(platform), { page });
  }
  const [state, nonce] = [makeSecret(), makeSecret()];
  // Links that are opened in several tabs at once share what the browser keeps.
  const browser = desk.browser.read(request.headers.cookie) ?? makeSecret();
  const begun = { platformId: platform.id, nonce, target };
  await context.stores.ltiLaunches.begin(hashSecret(state), hashSecret(browser), begun);
  const url = new URL(platform.authorizationUrl);
  const asked = {
    scope: "openid",
    response_type: "id_token",
    response_mode: "form_post",
    prompt: "none",
    client_id: platform.clientId,
    redirect_uri: linkTarget(context),
    login_hint: hint,
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  const message = given.get("lti_message_hint");
  if (message !== null) url.searchParams.set("lti_message_hint", message);
  reply.header("set-cookie", desk.browser.write(browser));
  return reply.redirect(url.href, 303);
}
