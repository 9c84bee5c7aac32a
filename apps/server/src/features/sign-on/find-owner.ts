import type { AppContext } from "../../app-context.ts";
import type { AccountSource, SignOnIdentity } from "../../identity/sign-on.ts";
import { linkAccount } from "./link-account.ts";
import { openAccount } from "./open-account.ts";
import { mayLinkByAddress, mayOpenAccount, readPerson } from "./read-person.ts";

/** The account of whoever another site sent; null where their address is to be confirmed first. */
export async function findOwner(
  context: AppContext,
  source: AccountSource,
  identity: SignOnIdentity,
): Promise<string | null> {
  const { stores } = context;
  const known = await stores.signOn.findOwner(identity);
  if (known !== null) return known;
  const person = readPerson(identity, source);
  const account = await stores.accounts.findByEmail(person.email);
  if (account === null) {
    if (!mayOpenAccount(source, identity, person.email)) return null;
    return openAccount(context, source, person, identity);
  }
  if (!mayLinkByAddress(source, identity, person.email)) return null;
  return linkAccount(context, account.id, { subject: identity, source });
}
