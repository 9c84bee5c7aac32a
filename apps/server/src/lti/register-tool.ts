import { ifThere } from "@elenchus/contract/fields";
import * as z from "zod/mini";
import { AppError } from "../errors/app-error.ts";
import { LTI_PATH } from "./lti-desk.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";
import { isSafeUrl } from "./safe-url.ts";

const TOOL = "https://purl.imsglobal.org/spec/lti-tool-configuration";
const TIMEOUT_MS = 15_000;
const SCOPES = [
  "https://purl.imsglobal.org/spec/lti-ags/scope/score",
  "https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly",
  "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly",
];

const SafeUrl = z.string().check(z.refine(isSafeUrl));
const Configuration = z.object({
  issuer: SafeUrl,
  authorization_endpoint: SafeUrl,
  token_endpoint: SafeUrl,
  jwks_uri: SafeUrl,
  registration_endpoint: SafeUrl,
});
const Registered = z.object({
  client_id: z.string().check(z.minLength(1), z.maxLength(300)),
  [TOOL]: ifThere(z.object({ deployment_id: ifThere(z.string().check(z.minLength(1))) })),
});

/** A platform's settings by its own word, once it knows us. No deployment: it is named later. */
export type RegisteredAt = Pick<
  LtiPlatform,
  "issuer" | "clientId" | "deploymentIds" | "authorizationUrl" | "tokenUrl" | "keysUrl"
>;

function refuse(reason: string, cause?: unknown): AppError {
  const text = `The learning platform could not be registered. ${reason}`;
  return new AppError(403, "registration_refused", text, { cause });
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { ...init, redirect: "error", signal });
    if (answer.ok) return await answer.json();
    throw new Error(`${url} answered ${answer.status}`);
  } catch (cause) {
    throw refuse("It did not answer as it should. Please try again there.", cause);
  }
}

/** Elenchus as platforms know it. Source: LTI Dynamic Registration 1.0, section 3.5. */
function describeTool(publicUrl: string) {
  const at = (name: string): string => `${publicUrl}${LTI_PATH}/${name}`;
  return {
    application_type: "web",
    response_types: ["id_token"],
    grant_types: ["implicit", "client_credentials"],
    initiate_login_uri: at("log_in"),
    redirect_uris: [at("launch")],
    client_name: "Elenchus",
    jwks_uri: at("keys"),
    token_endpoint_auth_method: "private_key_jwt",
    scope: SCOPES.join(" "),
    [TOOL]: {
      domain: new URL(publicUrl).host,
      description: "Learn critical thinking by being questioned.",
      target_link_uri: at("launch"),
      claims: ["iss", "sub", "name", "given_name", "family_name", "email"],
      messages: [
        { type: "LtiResourceLinkRequest" },
        { type: "LtiDeepLinkingRequest", target_link_uri: at("choose"), label: "Elenchus" },
      ],
    },
  };
}

/**
 * Registers Elenchus at a platform that invited it to.
 * @param told.configurationUrl where the platform describes itself
 * @param told.token goes along, where the platform gave one
 * @throws AppError 403 `registration_refused`
 */
export async function registerTool(
  publicUrl: string,
  told: { readonly configurationUrl: string; readonly token: string | null },
): Promise<RegisteredAt> {
  const { configurationUrl, token } = told;
  if (!isSafeUrl(configurationUrl)) throw refuse("It does not say where it describes itself.");
  const found = z.safeParse(Configuration, await ask(configurationUrl, {}));
  if (!found.success) throw refuse("Its description of itself is incomplete.", found.error);
  const { data } = found;
  if (new URL(data.issuer).host !== new URL(configurationUrl).host)
    throw refuse("It calls itself by another host's name.");
  const answer = await ask(data.registration_endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(describeTool(publicUrl)),
  });
  const read = z.safeParse(Registered, answer);
  if (!read.success) throw refuse("It gave Elenchus no name.", read.error);
  const deployment = read.data[TOOL]?.deployment_id;
  return {
    issuer: data.issuer,
    clientId: read.data.client_id,
    deploymentIds: deployment === undefined ? [] : [deployment],
    authorizationUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    keysUrl: data.jwks_uri,
  };
}
