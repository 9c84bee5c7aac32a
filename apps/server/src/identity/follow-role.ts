import type { Jobs } from "../jobs/jobs.ts";
import { roleChangedLetter } from "../mail/admin-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { Stores } from "../store/stores.ts";

/** The parts that somebody's role is changed with. */
export interface RoleChanger {
  readonly stores: Stores;
  readonly jobs: Pick<Jobs, "nudge">;
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Makes a supervisor of whom another site calls one, and a learner of whom it no longer does. Supervisors of all students
 * were made by whoever runs the server, and stay.
 */
export async function followRole(
  { stores, newId, now, jobs }: RoleChanger,
  userId: string,
  isSupervisor: boolean,
): Promise<void> {
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
