import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../../app-context.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { LtiDesk } from "../../../lti/lti-desk.ts";
import { INVITATION_DAYS, type SentInvitation } from "../../../lti/platform-invitation.ts";
import { registerTool } from "../../../lti/register-tool.ts";
import { readField } from "./read-fields.ts";
import { renderInvitation, renderRegistered } from "./render-registration.ts";
import { sendFramed } from "./send-framed.ts";

const DAY_SECONDS = 86_400;

function invitationOver(): AppError {
  const text =
    "This invitation was used already, or has run out. Please ask whoever runs Elenchus for another one.";
  return new AppError(403, "registration_refused", text);
}

function readInvitation(desk: LtiDesk, request: FastifyRequest): SentInvitation {
  const invitation = desk.readInvitation(readField(request, "invitation") ?? "");
  if (invitation === null) throw invitationOver();
  return invitation;
}

/** Where the platform describes itself: it alone may show the page. */
function readConfigurationUrl(request: FastifyRequest): string {
  const given = readField(request, "openid_configuration") ?? "";
  if (URL.canParse(given)) return given;
  const text =
    "Please type this address in at your learning platform, as the one for registering a tool: it opens it with what is missing here.";
  throw new AppError(400, "registration_refused", text);
}

/** Asks whoever runs the platform, since opening an address is to change nothing. */
export function askToRegister(
  desk: LtiDesk,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { name } = readInvitation(desk, request);
  const configuration = readConfigurationUrl(request);
  const page = renderInvitation(name, {
    invitation: readField(request, "invitation") ?? "",
    openid_configuration: configuration,
    registration_token: readField(request, "registration_token") ?? "",
  });
  return sendFramed(reply, [new URL(configuration).origin], { page });
}

/** Registers the platform here and Elenchus there, once. */
export async function registerPlatform(
  context: AppContext,
  desk: LtiDesk,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { stores, limits, newId, publicUrl } = context;
  const { id, name, trustsRoles, domains, frameOrigins } = readInvitation(desk, request);
  const configurationUrl = readConfigurationUrl(request);
  const token = readField(request, "registration_token");
  const found = await registerTool(publicUrl(), { configurationUrl, token });
  const [known] = await stores.ltiPlatforms.findBy(found.issuer, found.clientId);
  // An attempt that failed there can be repeated. A registration that exists is not changed from outside.
  const isFirst = await limits.takeOnce(`lti invitation ${id}`, INVITATION_DAYS * DAY_SECONDS);
  if (!isFirst || known !== undefined) throw invitationOver();
  const settings = { name, trustsRoles, domains, frameOrigins };
  await stores.ltiPlatforms.put({ id: newId(), ...settings, ...found });
  const page = renderRegistered(name, found);
  return sendFramed(reply, [new URL(configurationUrl).origin], { page });
}
