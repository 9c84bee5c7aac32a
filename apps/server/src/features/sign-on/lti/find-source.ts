import type { AppContext } from "../../../app-context.ts";
import { namespaceOf, type LtiPlatform } from "../../../store/platforms/lti-platform.ts";
import type { AccountSource } from "../../../identity/sign-on.ts";

/** A platform as accounts know it. */
export function asSource(platform: LtiPlatform): AccountSource {
  const { name: label, domains: trustedDomains } = platform;
  return { issuer: namespaceOf(platform), label, trustedDomains };
}

/** The site whose people are kept under a name; null where it is no longer one of ours. */
export async function findSource(
  { signOnDesk, ltiDesk, stores }: Pick<AppContext, "signOnDesk" | "ltiDesk" | "stores">,
  name: string,
): Promise<AccountSource | null> {
  const provider = signOnDesk?.signOn.providers.find(({ issuer }) => issuer === name);
  if (provider !== undefined) return provider;
  const platform = ltiDesk && (await stores.ltiPlatforms.findByNamespace(name));
  return platform && asSource(platform);
}
