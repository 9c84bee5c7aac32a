import { and, eq, inArray } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groups, groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";
import { moveStudent } from "../groups/group-store.ts";
import { makeJoinCode } from "../groups/join-code.ts";
import { lockUser } from "./lock-user.ts";
import { idFrom } from "../id-from.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A provider's group has an id made of both: it is never one of the same name that a supervisor made. */
function idOf(issuer: string, name: string): string {
  return idFrom(["group", issuer, name]);
}

/** Those of these groups that come of the provider. */
function keepTheirs(issuer: string, found: readonly Named[]): string[] {
  return found.filter(({ id, name }) => id === idOf(issuer, name)).map(({ id }) => id);
}

async function followAsLearner(tx: Orm, userId: string, issuer: string, first: string | null) {
  const [now] = await tx
    .select({ id: groups.id, name: groups.name })
    .from(studentStats)
    .innerJoin(groups, eq(groups.id, studentStats.groupId))
    .where(eq(studentStats.userId, userId));
  if (first === null) {
    // Whoever joined another one by its code stays there.
    if (now !== undefined && keepTheirs(issuer, [now]).length > 0) {
      await moveStudent(tx, userId, null);
    }
  } else if (now?.id !== first) await moveStudent(tx, userId, first);
}

async function followAsSupervisor(tx: Orm, userId: string, issuer: string, ids: string[]) {
  const isTheirs = eq(groupSupervisors.supervisorId, userId);
  const assigned = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groupSupervisors)
    .innerJoin(groups, eq(groups.id, groupSupervisors.groupId))
    .where(isTheirs);
  const over = keepTheirs(issuer, assigned).filter((id) => !ids.includes(id));
  if (over.length > 0) {
    await tx.delete(groupSupervisors).where(and(isTheirs, inArray(groupSupervisors.groupId, over)));
  }
  if (ids.length === 0) return;
  await tx
    .insert(groupSupervisors)
    .values(ids.map((groupId) => ({ groupId, supervisorId: userId })))
    .onConflictDoNothing();
}

/** Puts a learner into the first of a provider's groups, and a supervisor in charge of all of them. */
export async function followGroups(
  orm: Orm,
  userId: string,
  issuer: string,
  names: readonly string[],
): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isIt = eq(users.id, userId);
    const [person] = await tx.select({ userType: users.userType }).from(users).where(isIt);
    if (person === undefined) return;
    const isLearner = person.userType === "learner";
    const wanted = (isLearner ? names.slice(0, 1) : names).map((name) => ({
      id: idOf(issuer, name),
      name,
      joinCode: makeJoinCode(),
    }));
    if (wanted.length > 0) {
      await tx.insert(groups).values(wanted).onConflictDoNothing({ target: groups.id });
    }
    const ids = wanted.map(({ id }) => id);
    if (isLearner) await followAsLearner(tx, userId, issuer, ids[0] ?? null);
    else await followAsSupervisor(tx, userId, issuer, ids);
  });
}
