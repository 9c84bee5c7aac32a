import { orElse } from "@elenchus/contract/fields";
import * as z from "zod/mini";
import type { LtiLaunch } from "../store/platforms/lti-launch.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";
import { refuseLaunch } from "./lti-refusal.ts";
import { readRole } from "./read-roles.ts";
import { readTask } from "./read-task.ts";
import { isSafeUrl } from "./safe-url.ts";

const LTI = "https://purl.imsglobal.org/spec/lti/claim";
const LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim";
const GRADES = "https://purl.imsglobal.org/spec/lti-ags";
const ROSTER = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";

const Text = z.string().check(z.minLength(1), z.maxLength(2000));
const SafeUrl = Text.check(z.refine(isSafeUrl));
/** Where it is missing or strange, it is not there. */
const Maybe = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(z.nullable(schema), null);

/** Claims of every launch. Source: LTI 1.3, section 5.3 and 5.4. */
const Common = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  [`${LTI}/message_type`]: z.string(),
  [`${LTI}/version`]: z.string(),
  [`${LTI}/deployment_id`]: z.string(),
  [`${LTI}/target_link_uri`]: z.optional(z.string()),
  [`${LTI}/roles`]: orElse(z.array(z.string()), []),
});

const Link = z.object({
  email: Maybe(z.string()),
  email_verified: Maybe(z.union([z.boolean(), z.string()])),
  given_name: Maybe(z.string()),
  family_name: Maybe(z.string()),
  name: Maybe(z.string()),
  [`${LTI}/context`]: z.object({ id: Text, title: Maybe(Text), label: Maybe(Text) }),
  [`${LTI}/resource_link`]: z.object({ id: Text, title: Maybe(Text) }),
  [`${LTI}/custom`]: orElse(z.record(z.string(), z.unknown()), {}),
  [`${GRADES}/claim/endpoint`]: Maybe(
    z.object({ scope: orElse(z.array(z.string()), []), lineitem: Maybe(SafeUrl) }),
  ),
  [ROSTER]: Maybe(z.object({ context_memberships_url: SafeUrl })),
});

const DeepLink = z.object({
  [`${LINKING}/deep_linking_settings`]: z.object({
    deep_link_return_url: SafeUrl,
    accept_types: z.array(z.string()),
    data: orElse(z.nullable(z.string()), null),
    accept_lineitem: orElse(z.boolean(), true),
  }),
});

/** A token whose signature, issuer, audience, nonce and times are right already. */
interface Given {
  readonly platform: LtiPlatform;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The address that the platform said it would open, at the log-in. */
  readonly target: string;
}

/** The checks that are LTI's own, of which no library of tokens knows. */
function readCommon({ platform, claims, target }: Given) {
  const { name, clientId, deploymentIds } = platform;
  const read = z.safeParse(Common, claims);
  if (!read.success) throw refuseLaunch(name, "Its launch is incomplete.", read.error);
  const { data } = read;
  const isForOthers = Array.isArray(data.aud) && data.aud.length > 1 && data.azp === undefined;
  if (isForOthers || (data.azp !== undefined && data.azp !== clientId))
    throw refuseLaunch(name, "The launch is meant for another tool.");
  if (data[`${LTI}/version`] !== "1.3.0")
    throw refuseLaunch(name, "It speaks another version of LTI than 1.3.");
  if (!deploymentIds.includes(data[`${LTI}/deployment_id`]))
    throw refuseLaunch(name, "This installation (deployment) of Elenchus there is not registered.");
  const told = data[`${LTI}/target_link_uri`];
  const isLink = data[`${LTI}/message_type`] === "LtiResourceLinkRequest";
  if (told === undefined ? isLink : told !== target)
    throw refuseLaunch(name, "The launch leads elsewhere than its log-in said.");
  return data;
}

function readDeepLink({ platform: { name }, claims }: Given, common: z.output<typeof Common>) {
  const read = z.safeParse(DeepLink, claims);
  if (!read.success)
    throw refuseLaunch(name, "It does not say where a chosen link goes.", read.error);
  const settings = read.data[`${LINKING}/deep_linking_settings`];
  if (!settings.accept_types.includes("ltiResourceLink"))
    throw refuseLaunch(name, "It takes no links to tools at this place.");
  return {
    kind: "deep_link",
    subject: common.sub,
    role: readRole(common[`${LTI}/roles`]),
    deploymentId: common[`${LTI}/deployment_id`],
    returnUrl: settings.deep_link_return_url,
    data: settings.data,
    takesLineItem: settings.accept_lineitem,
  } as const;
}

function readLink({ platform: { name }, claims }: Given, common: z.output<typeof Common>) {
  const read = z.safeParse(Link, claims);
  if (!read.success)
    throw refuseLaunch(name, "It does not say which link of which course was opened.", read.error);
  const { data } = read;
  const { id: contextId, title, label } = data[`${LTI}/context`];
  const resource = data[`${LTI}/resource_link`];
  const grades = data[`${GRADES}/claim/endpoint`];
  const scopes = grades?.scope ?? [];
  const mayScore = scopes.includes(`${GRADES}/scope/score`);
  const verified = data.email_verified;
  return {
    kind: "link",
    subject: common.sub,
    role: readRole(common[`${LTI}/roles`]),
    deploymentId: common[`${LTI}/deployment_id`],
    email: data.email,
    isVerified: verified === null ? null : verified === true || verified === "true",
    names: { given_name: data.given_name, family_name: data.family_name, name: data.name },
    course: {
      contextId,
      title: (title ?? label ?? name).slice(0, 80),
      rosterUrl: data[ROSTER]?.context_memberships_url ?? null,
    },
    link: {
      ...readTask(data[`${LTI}/custom`]),
      resourceId: resource.id,
      title: (resource.title ?? "Elenchus").slice(0, 200),
      lineItemUrl: mayScore ? (grades?.lineitem ?? null) : null,
      readsResults: scopes.includes(`${GRADES}/scope/result.readonly`),
    },
  } as const;
}

/**
 * Reads what a platform's token asks for.
 * @throws AppError 403 `launch_refused` for whatever does not fit
 */
export function readLaunch(given: Given): LtiLaunch {
  const common = readCommon(given);
  const kind = common[`${LTI}/message_type`];
  if (kind === "LtiResourceLinkRequest") return readLink(given, common);
  if (kind === "LtiDeepLinkingRequest") return readDeepLink(given, common);
  throw refuseLaunch(given.platform.name, "It asks for something that Elenchus does not do.");
}
