import type { AppContext } from "../../app-context.ts";
import { roleChangedLetter } from "../../mail/admin-letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import type { Subject } from "../../store/sign-on-store.ts";
import type { Standing } from "./read-standing.ts";

/**
 * Makes a supervisor of whom the provider calls one, and a learner of whom it no longer does. Supervisors of all students
 * were made by whoever runs the server, and stay.
 */
async function followRole(context: AppContext, userId: string, isSupervisor: boolean) {
  const { stores, newId, now, jobs } = context;
  const account = await stores.accounts.find(userId);
  if (account === null || (account.userType === "supervisor") === isSupervisor) return;
  const [id, at] = [newId(), now()];
  const letter = roleChangedLetter({ firstName: account.firstName, at, isSupervisor });
  const mail = addressLetter(letter, { id, to: account.email, dedupeKey: `role:${id}` });
  if (isSupervisor) await stores.accounts.makeSupervisor(userId, false, { now: at, mail });
  else {
    const scope = await stores.supervision.loadScope(userId);
    if (scope.kind === "all") return;
    const change = { now: at, mail, isForced: false, leavesOut: null };
    await stores.accounts.makeLearner(userId, change);
  }
  jobs.nudge("deliver_mail");
}

/** Brings an account in line with what its provider says, at each log-in by it. */
export async function followStanding(
  context: AppContext,
  userId: string,
  { issuer }: Pick<Subject, "issuer">,
  { isSupervisor, groups, isMember }: Standing,
): Promise<void> {
  const { stores, payments, signOnDesk } = context;
  const isFree = payments !== null && signOnDesk?.membersHaveAccess === true && isMember;
  if (isFree) await stores.accounts.setAccess(userId, true);
  if (isSupervisor !== null) await followRole(context, userId, isSupervisor);
  if (groups !== null) await stores.signOn.followGroups(userId, issuer, groups);
}
