import { and, asc, eq, or, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { groupSupervisors } from "../../db/schema/student-schema.ts";
import { revokeAllAccess } from "./revoke-access.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { countDialogues, refreshStudent } from "../learning/refresh-stats.ts";
import { addStudent, removeStudent } from "../groups/student-account.ts";

/** Who is told of a change, and when it is made. */
export interface RoleChange {
  readonly now: Date;
  readonly mail: NewMail;
}

/** How somebody is made a learner again. */
export interface Demotion extends RoleChange {
  /** Also the last supervisor who sees all students. */
  readonly isForced: boolean;
  /** Supervisors whose addresses end so do not count: they are nobody. */
  readonly leavesOut: string | null;
}

/** The result. */
export type DemotionOutcome = "demoted" | "not_supervisor" | "last_one";

/** Changes of what a person is. Whoever becomes something else is logged out, so that it counts at once. */
export interface RoleChanges {
  /** A supervisor, with access, who is no student any more. True where the person was none before. */
  makeSupervisor(userId: string, seesAllStudents: boolean, change: RoleChange): Promise<boolean>;
  /** A learner again, whose dialogues count. */
  makeLearner(userId: string, change: Demotion): Promise<DemotionOutcome>;
}

async function makeSupervisor(
  orm: Orm,
  userId: string,
  seesAllStudents: boolean,
  { now, mail }: RoleChange,
): Promise<boolean> {
  const isIt = eq(users.id, userId);
  return orm.transaction(async (tx) => {
    const columns = { userType: users.userType };
    const [before] = await tx.select(columns).from(users).where(isIt).for("no key update");
    const role = { userType: "supervisor", hasAccess: true, seesAllStudents } as const;
    await tx.update(users).set(role).where(isIt);
    await removeStudent(tx, userId);
    if (before?.userType === "supervisor") return false;
    await revokeAllAccess(tx, userId, now);
    await putMail(tx, mail);
    return true;
  });
}

/** Locked in one order: of the last two, demoted at once, one stays. */
async function lockSupervisors(tx: Orm, userId: string, leavesOut: string | null) {
  const { id, email, seesAllStudents, firstName, lastName } = users;
  const isMeant = or(eq(seesAllStudents, true), eq(id, userId));
  const rows = await tx
    .select({ id, email, seesAllStudents, firstName, lastName })
    .from(users)
    .where(and(eq(users.userType, "supervisor"), isMeant))
    .orderBy(asc(id))
    .for("no key update");
  return rows.filter(({ email: address }) => leavesOut === null || !address.endsWith(leavesOut));
}

/** The dialogues first: what is counted of the learner is counted from them. */
async function countAnew(tx: Orm, userId: string): Promise<void> {
  const theirs = sql`array(select ${dialogues.id} from ${dialogues} where ${dialogues.userId} = ${userId})`;
  await tx.execute(sql`select ${countDialogues(theirs)}`);
  await refreshStudent(tx, userId);
}

async function makeLearner(
  orm: Orm,
  userId: string,
  { now, mail, isForced, leavesOut }: Demotion,
): Promise<DemotionOutcome> {
  return orm.transaction(async (tx) => {
    const supervisors = await lockSupervisors(tx, userId, leavesOut);
    const person = supervisors.find(({ id }) => id === userId);
    if (person === undefined) return "not_supervisor";
    const others = supervisors.filter((each) => each.seesAllStudents && each.id !== userId);
    if (person.seesAllStudents && others.length === 0 && !isForced) return "last_one";
    const rights = { seesAllStudents: false, seesOperations: false, seesReportsOnly: false };
    const role = { userType: "learner", ...rights } as const;
    await tx.update(users).set(role).where(eq(users.id, userId));
    await tx.delete(groupSupervisors).where(eq(groupSupervisors.supervisorId, userId));
    await addStudent(tx, person);
    await countAnew(tx, userId);
    await revokeAllAccess(tx, userId, now);
    await putMail(tx, mail);
    return "demoted";
  });
}

export function createRoleChanges(orm: Orm): RoleChanges {
  return {
    makeSupervisor: (userId, seesAllStudents, change) =>
      makeSupervisor(orm, userId, seesAllStudents, change),
    makeLearner: (userId, change) => makeLearner(orm, userId, change),
  };
}
