import type { AppContext } from "../../app-context.ts";
import { notSignedIn } from "../../errors/refusals.ts";
import { signOnLinkedLetter } from "../../mail/sign-on-letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import type { AccountSource } from "../../identity/sign-on.ts";
import type { Subject } from "../../store/accounts/sign-on-store.ts";

/** Ties the other site's subject to an account whose owner has just been proved. */
export async function linkAccount(
  context: AppContext,
  userId: string,
  { subject, source }: { readonly subject: Subject; readonly source: AccountSource },
): Promise<string> {
  const { stores, newId, jobs } = context;
  const account = await stores.accounts.find(userId);
  if (account === null) throw notSignedIn();
  const { firstName, email: to } = account;
  const letter = signOnLinkedLetter({ firstName, label: source.label });
  const id = newId();
  const mail = addressLetter(letter, { id, to, dedupeKey: `sign-on-linked:${id}` });
  const owner = await stores.signOn.link(userId, subject, mail);
  jobs.nudge("deliver_mail");
  return owner;
}
