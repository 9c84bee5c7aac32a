import * as z from "zod/mini";
import { MailDomains } from "../config/mail-domains.ts";
import { LTI_PATH } from "../lti/lti-desk.ts";
import { isSafeUrl } from "../lti/safe-url.ts";
import { INVITATION_DAYS } from "../lti/platform-invitation.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";
import { defineCommand, Flag, type CommandContext } from "./admin-command.ts";
import { AdminError } from "./admin-context.ts";

const Text = z
  .string("is missing")
  .check(z.trim(), z.minLength(1, "is missing"), z.maxLength(300, "is too long"));
const Url = z
  .string("is missing")
  .check(z.refine(isSafeUrl, "must be an address that begins with https://"));

/** Several, separated by commas. */
const List = z.pipe(
  Text,
  z.transform((text) =>
    text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean),
  ),
);
const Origins = z._default(
  z.pipe(
    z.string(),
    z.transform((text, context): string[] => {
      const given = text.split(/[\s,]+/u).filter(Boolean);
      if (given.every((one) => isSafeUrl(one) && new URL(one).origin === one)) return given;
      const message = "must be addresses without a path, such as https://school.example";
      context.issues.push({ code: "custom", message, input: text });
      return [];
    }),
  ),
  [],
);

/** @throws AdminError where LTI is off */
function requireDesk({ ltiDesk }: CommandContext) {
  if (ltiDesk !== null) return ltiDesk;
  throw new AdminError("LTI is off: set LTI=on and restart every server first.");
}

/** The values that are to be typed in at the platform. */
function describeTool({ publicUrl }: CommandContext): string {
  const at = (name: string): string => `${publicUrl()}${LTI_PATH}/${name}`;
  return [
    `  Tool URL (target link), and redirect address: ${at("launch")}`,
    `  Log-in (OpenID Connect initiation):            ${at("log_in")}`,
    `  Choosing links (deep linking, content selection): ${at("choose")}`,
    `  Public keys (JWKS):                            ${at("keys")}`,
  ].join("\n");
}

function describePlatform(platform: LtiPlatform): string {
  const { name, issuer, clientId, deploymentIds, trustsRoles, domains, frameOrigins } = platform;
  const teachers = trustsRoles ? "are supervisors of their courses" : "are learners";
  return [
    name,
    `  Issuer ${issuer}, client ${clientId}, deployments ${deploymentIds.join(", ")}`,
    `  Log-in ${platform.authorizationUrl}, tokens ${platform.tokenUrl}, keys ${platform.keysUrl}`,
    `  Teachers there ${teachers}. Addresses believed at: ${domains.join(", ") || "no host"}.`,
    ...(frameOrigins.length === 0 ? [] : [`  In frames of ${frameOrigins.join(", ")}, too.`]),
  ].join("\n");
}

async function findPlatform({ stores }: CommandContext, issuer: string, clientId: string) {
  const [found] = await stores.ltiPlatforms.findBy(issuer, clientId);
  if (found === undefined)
    throw new AdminError(`No platform ${issuer} with the client ${clientId} is registered.`);
  return found;
}

/** Options of a platform that are decided here, and not there. */
const SHARED = {
  name: Text.check(z.maxLength(40, "must have at most 40 characters: people read it")),
  supervisors: Flag,
  domains: z._default(MailDomains, []),
  frames: Origins,
};

/** Commands for learning platforms. */
export const LTI_COMMANDS = {
  "add-platform": defineCommand(
    {
      issuer: Url,
      "client-id": Text,
      deployments: List,
      "authorization-url": Url,
      "token-url": Url,
      "keys-url": Url,
      ...SHARED,
    },
    async (context, given) => {
      requireDesk(context);
      const { name, issuer, deployments, supervisors, domains, frames } = given;
      const clientId = given["client-id"];
      const [known] = await context.stores.ltiPlatforms.findBy(issuer, clientId);
      const platform: LtiPlatform = {
        id: known?.id ?? context.newId(),
        name,
        issuer,
        clientId,
        deploymentIds: deployments,
        authorizationUrl: given["authorization-url"],
        tokenUrl: given["token-url"],
        keysUrl: given["keys-url"],
        trustsRoles: supervisors,
        domains,
        frameOrigins: frames,
      };
      await context.stores.ltiPlatforms.put(platform);
      context.note({ platform_id: platform.id, is_new: known === undefined });
      const done = known === undefined ? "is registered" : "is changed";
      return `${name} ${done}. There, type in:\n${describeTool(context)}`;
    },
  ),
  "invite-platform": defineCommand(
    { ...SHARED },
    async (context, { name, supervisors, domains, frames }) => {
      const desk = requireDesk(context);
      const settings = { name, trustsRoles: supervisors, domains, frameOrigins: frames };
      const token = desk.invite(settings);
      context.note({ invites: "platform" });
      const address = `${context.publicUrl()}${LTI_PATH}/register?invitation=${token}`;
      return `Have ${name} register itself by this address, once, within ${INVITATION_DAYS} days (Moodle: Manage tools, Tool URL):\n  ${address}`;
    },
  ),
  platforms: defineCommand({}, async (context) => {
    requireDesk(context);
    const found = await context.stores.ltiPlatforms.list();
    const list = found.length === 0 ? ["No platform is registered."] : found.map(describePlatform);
    return [...list, `Elenchus, as platforms know it:\n${describeTool(context)}`].join("\n\n");
  }),
  "remove-platform": defineCommand(
    { issuer: Text, "client-id": Text },
    async (context, { issuer, "client-id": clientId }) => {
      const { id, name } = await findPlatform(context, issuer, clientId);
      await context.stores.ltiPlatforms.remove(id);
      context.note({ platform_id: id });
      return `${name} is no longer registered, and its courses, links and marks are forgotten. Accounts and groups stay.`;
    },
  ),
  "rotate-platform-key": defineCommand({}, async (context) => {
    const key = await requireDesk(context).replaceKey();
    context.note({ key });
    return `Elenchus signs by the new key ${key} from now on. Platforms fetch it by themselves; the one before is published for a day yet.`;
  }),
};
