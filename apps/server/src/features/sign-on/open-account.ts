import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { domainOf } from "../../identity/email-address.ts";
import type { AccountSource } from "../../identity/sign-on.ts";
import type { Subject } from "../../store/accounts/sign-on-store.ts";
import { isOfTrustedDomain, type Person } from "./read-person.ts";

/** Trusted hosts are let in by being named: to all others the rule for those who register applies. */
function refuseWhoMayNot(
  { registration: { who, domains } }: AppContext,
  source: AccountSource,
  email: string,
): void {
  const isOpen = who === "open" && (domains.length === 0 || domains.includes(domainOf(email)));
  if (isOpen || isOfTrustedDomain(source, email)) return;
  const text = `No account is opened here for ${email}. If you have an account with another address, log in with its password.`;
  throw new AppError(403, "sign_on_not_admitted", text);
}

/**
 * Makes a learner's account for an address that is theirs. Terms and age are asked for before the first use.
 * @returns its id
 * @throws AppError 403 where nobody may have one, 409 where the address has got one meanwhile
 */
export async function openAccount(
  context: AppContext,
  source: AccountSource,
  { email, firstName, lastName }: Person,
  subject: Subject,
): Promise<string> {
  refuseWhoMayNot(context, source, email);
  const id = context.newId();
  const account = {
    id,
    email,
    firstName,
    lastName,
    userType: "learner",
    hasAccess: false,
  } as const;
  const owner = await context.stores.signOn.create({ ...account, awaitsConsent: true }, subject);
  if (owner !== null) return owner;
  const text =
    "This address has got an account meanwhile. Please go back to the log-in and try again.";
  throw new AppError(409, "address_taken", text);
}
