import type { AppContext } from "../../app-context.ts";
import { followRole } from "../../identity/follow-role.ts";
import type { Subject } from "../../store/accounts/sign-on-store.ts";
import type { Standing } from "./read-standing.ts";

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
