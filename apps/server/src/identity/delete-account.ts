import type { Jobs } from "../jobs/jobs.ts";
import { accountDeletedLetter } from "../mail/letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { AccountStore, Person } from "../store/accounts/account-store.ts";

/** The parts that deleting works with. */
export interface Deleting {
  readonly stores: { readonly accounts: AccountStore };
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Deletes an account with all that is its alone, and says so by mail; false when it was gone already. */
export async function deleteAccount(
  { stores, jobs, now, newId }: Deleting,
  person: Person,
): Promise<boolean> {
  const letter = accountDeletedLetter({ firstName: person.firstName, at: now() });
  const id = newId();
  const address = { id, to: person.email, dedupeKey: `account-deleted:${id}` };
  const isGone = await stores.accounts.delete(person, addressLetter(letter, address));
  jobs.nudge("deliver_mail");
  // Closes the checkouts in which the account could still be paid for.
  jobs.nudge("reconcile_payments");
  return isGone;
}
