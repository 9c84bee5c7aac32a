import { isLikeName, isLongName, tidyName, type NamePart } from "@elenchus/domain/person-name";
import { AppError } from "../../errors/app-error.ts";
import { domainOf, isEmailAddress, normaliseEmail } from "../../identity/email-address.ts";
import type { SignOnIdentity, AccountSource } from "../../identity/sign-on.ts";

/** A person as a provider tells of them, with what that means for their account. */
export interface Person {
  /** In its normalised form. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const GOOGLE = "https://accounts.google.com";

/** A claim as a name that may be kept; null where it is none. */
function readName(claim: unknown, part: NamePart): string | null {
  const name = typeof claim === "string" ? tidyName(claim) : "";
  return name !== "" && isLikeName(name) && !isLongName(name, part) ? name : null;
}

/** Whoever has a name that we cannot keep gives themselves one in their account. */
function readNames({ given_name: given, family_name: family, name }: SignOnIdentity["claims"]) {
  const [first, ...rest] = typeof name === "string" ? tidyName(name).split(" ") : [];
  return {
    firstName: readName(given, "first") ?? readName(first, "first") ?? "New",
    lastName: readName(family, "last") ?? readName(rest.join(" "), "last") ?? "Learner",
  };
}

/** @throws AppError 403 where the provider names no address that mail can go to */
export function readPerson(identity: SignOnIdentity, { label }: AccountSource): Person {
  const email = normaliseEmail(identity.email ?? "");
  if (!isEmailAddress(email)) {
    const text = `${label} tells no email address of yours, and an account needs one. Please ask whoever runs your account there.`;
    throw new AppError(403, "sign_on_without_address", text);
  }
  return { email, ...readNames(identity.claims) };
}

/** Whether the address is written as we keep it, but for capitals: look-alikes become somebody else's by that. */
function isPlain({ email }: SignOnIdentity, normalised: string): boolean {
  const lower = (email ?? "").replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
  return lower === normalised;
}

/** Whether the operator takes this provider's word on addresses at such a host. */
export function isOfTrustedDomain({ trustedDomains }: AccountSource, email: string): boolean {
  return trustedDomains.includes(domainOf(email));
}

/** Google confirms an address once. That its host's owner gives it, it says in a claim of its own. */
function isOfOwner({ issuer, claims }: SignOnIdentity, email: string): boolean {
  return issuer !== GOOGLE || claims["hd"] === domainOf(email);
}

/** Whether the provider's word alone opens an account that is there already. */
export function mayLinkByAddress(
  provider: AccountSource,
  identity: SignOnIdentity,
  email: string,
): boolean {
  return identity.isVerified === true && isMember(provider, identity, email);
}

/** Whether somebody belongs to one of the hosts for which the provider is trusted. */
export function isMember(
  provider: AccountSource,
  identity: SignOnIdentity,
  email = normaliseEmail(identity.email ?? ""),
): boolean {
  const isSure = identity.isVerified !== false && isPlain(identity, email);
  return isSure && isOfOwner(identity, email) && isOfTrustedDomain(provider, email);
}

/**
 * Whether an account may be made for the address at once. A provider that says nothing of it, as Microsoft's, is believed
 * for hosts that are trusted; one that says no never is.
 */
export function mayOpenAccount(
  provider: AccountSource,
  identity: SignOnIdentity,
  email: string,
): boolean {
  const { isVerified } = identity;
  const isSure = isVerified ?? isOfTrustedDomain(provider, email);
  return isSure && isPlain(identity, email);
}
