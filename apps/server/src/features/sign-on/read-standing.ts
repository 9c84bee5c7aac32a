import type { SignOnIdentity, SignOnProvider } from "../../identity/sign-on.ts";

import { isMember } from "./read-person.ts";

/** A person's role and groups by a provider's word. */
export interface Standing {
  /** Null: it is not asked. */
  readonly isSupervisor: boolean | null;
  /** Names of groups, as they are called there; null: it is not asked. */
  readonly groups: readonly string[] | null;
  /** Whether they belong to one of the hosts for which the provider is trusted. */
  readonly isMember: boolean;
}

const MOST_GROUPS = 20;
/** As of groups that supervisors make. */
const MOST_NAME_CHARS = 80;

/** A claim by its name, or by the names on the way to it: `realm_access.roles`. */
function findClaim(claims: SignOnIdentity["claims"], name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split(".")
    .reduce<unknown>(
      (within, part) =>
        typeof within === "object" && within !== null && Object.hasOwn(within, part)
          ? (within as Record<string, unknown>)[part]
          : undefined,
      claims,
    );
}

/** The texts of a claim, which may be one or a list; none where it is missing: nobody gets more by that. */
function readTexts(claims: SignOnIdentity["claims"], name: string): string[] {
  return [findClaim(claims, name)].flat().filter((text) => typeof text === "string");
}

/** Keycloak writes groups as paths. */
function nameGroup(text: string): string {
  return text.replace(/^\//u, "").trim();
}

export function readStanding(identity: SignOnIdentity, provider: SignOnProvider): Standing {
  const { claims } = identity;
  const { roleClaim, supervisorValues, groupClaim } = provider;
  const roles = roleClaim === null ? null : readTexts(claims, roleClaim);
  const groups = groupClaim === null ? null : readTexts(claims, groupClaim).map(nameGroup);
  const fits = (name: string): boolean => name !== "" && name.length <= MOST_NAME_CHARS;
  return {
    isSupervisor: roles === null ? null : roles.some((role) => supervisorValues.includes(role)),
    groups: groups === null ? null : [...new Set(groups.filter(fits))].slice(0, MOST_GROUPS),
    isMember: isMember(provider, identity),
  };
}
